import { text } from '#docs';
import { admitting, participantOf } from '../../shared/api/admitted.ts';
import { route } from '../../shared/api/route.ts';
import { COMMENT_SORTS, listRoots } from '../../shared/community/comments/list-comments.ts';
import { presentComments } from '../../shared/community/comments/present-comments.ts';
import { admitContent } from '../../shared/engagement/content/admit-content.ts';
import { contentNodeKey } from '../../shared/engagement/content/content-node-item.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many } from '../../shared/platform/http/response.ts';
import { Comment } from './comment-resource.ts';

const admitted = admitting(admitContent);

const listOfContentNode = route({
  method: 'GET',
  path: '/content-nodes/{content_node_id}/comments',
  summary: text("List a content node's comments"),
  description:
    text(`Sorted oldest first, without replies. \`sort=-reactions\` sorts the comments with the most reactions
first; a comment or a reaction takes some seconds to reach it. If the content is locked for the caller, the comments are
too: 403 \`content_locked\`.`),
  caller: participantOf('content_node_id', contentNodeKey),
  query: list({ sort: COMMENT_SORTS }),
  response: many(Comment),
  errors: ['not_found', 'account_suspended', 'content_locked'],
  async handler({ params, query }, context) {
    const { db } = context;
    const found = await admitted(context, params.content_node_id);
    if (found instanceof Refusal) return found;
    if (found.is_locked) return refuse('content_locked');
    const { items, next } = await listRoots(db, found.reader, found.node, query.page, query.sort);
    return answer({
      items: await presentComments(db, items, { title: found.node.title, space_name: null }, context),
      next,
    });
  },
});

export const contentCommentRoutes = [listOfContentNode];

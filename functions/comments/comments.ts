import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { type AccessContext, inaccessible } from '../../shared/api/admitted.ts';
import { contact } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { type CommentItem, commentKey, TARGET_TYPES } from '../../shared/community/comments/comment-item.ts';
import { createComment } from '../../shared/community/comments/create-comment.ts';
import { COMMENT_SORTS, listRoots } from '../../shared/community/comments/list-comments.ts';
import { presentComments } from '../../shared/community/comments/present-comments.ts';
import { TARGETS } from '../../shared/community/comments/targets.ts';
import { authorOf } from '../../shared/community/discussions/create-discussion.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one } from '../../shared/platform/http/response.ts';
import { isReply } from '../../shared/platform/ids/place-id.ts';
import { admitted, discussionParticipant } from './admitted.ts';
import { Comment, CommentBody } from './comment-resource.ts';

const NewComment = z.object({
  target_type: z.enum(TARGET_TYPES),
  target_id: z.uuid(),
  body: CommentBody,
  parent_comment_id: z.uuid().nullable().default(null),
});

/** The comment that is replied to. It must be on this target and not be a reply itself. */
const parentOf = async (
  { parent_comment_id: id, target_id }: z.output<typeof NewComment>,
  { team, db }: AccessContext,
): Promise<CommentItem | undefined | Refusal<'nested_reply_not_allowed' | 'unknown_parent_comment'>> => {
  if (id === null) return undefined;
  const key = commentKey(team, id);
  const parent = key && (await db.get<CommentItem>(key));
  const isPublishedHere = parent?.target_id === target_id && parent.status === 'published';
  if (!isPublishedHere) return refuse('unknown_parent_comment', { field: 'parent_comment_id' });
  return isReply(id) ? refuse('nested_reply_not_allowed', { field: 'parent_comment_id' }) : parent;
};

const LOCKED = { discussion: 'discussion_locked', content_node: 'comments_closed' } as const;

/** The error code of a target that stopped accepting comments: it was locked or deleted. */
const closedCode = async (
  { target_type, target_id }: z.output<typeof NewComment>,
  { caller, team, db, now }: AccessContext,
) => {
  const target = await TARGETS[target_type].admit(db, caller, team, target_id, now);
  return typeof target !== 'string' && target.writable && target.locked ? LOCKED[target_type] : 'not_found';
};

const create = route({
  method: 'POST',
  path: '/comments',
  summary: text('Create a comment'),
  description: text(`Comments on a discussion or a content node, or replies to a comment with \`parent_comment_id\`.
A reply cannot have replies: 422 \`nested_reply_not_allowed\`. A comment that the hub's \`newcomer_limits\` hold has the
status \`pending_review\` until a moderator publishes it.`),
  caller: contact(),
  limit: { name: 'comments', limit: 30, seconds: 60, by: 'caller' },
  body: envelope('comments', NewComment),
  status: 201,
  response: one(Comment),
  errors: [
    'not_found',
    'account_suspended',
    'space_membership_required',
    'discussion_locked',
    'comments_closed',
    'nested_reply_not_allowed',
    'unknown_parent_comment',
  ],
  async handler({ body }, context) {
    const { caller, team, db, now } = context;
    const [target, parent] = await Promise.all([
      TARGETS[body.target_type].admit(db, caller, team, body.target_id, now),
      parentOf(body, context),
    ]);
    if (typeof target === 'string') return inaccessible(target);
    if (!target.writable) return refuse('space_membership_required');
    if (target.locked) return refuse(LOCKED[body.target_type]);
    if (parent instanceof Refusal) return parent;
    const { reader } = target;
    const member = reader.kind === 'contact' ? reader.member : undefined;
    const made = await createComment(db, body.body, {
      target,
      parent,
      author: authorOf(caller),
      actor: actorOf(caller),
      now,
      ...(member && { newcomer: { hub: target.hub, member } }),
    });
    if (made === 'unknown_parent') return refuse('unknown_parent_comment', { field: 'parent_comment_id' });
    if (made === 'closed') return refuse(await closedCode(body, context));
    const [seen] = await presentComments(
      db,
      [{ comment: made, counters: undefined, viewer: undefined }],
      target,
      context,
    );
    return seen ? answer(seen) : refuse('not_found');
  },
});

const listOfDiscussion = route({
  method: 'GET',
  path: '/discussions/{discussion_id}/comments',
  summary: text("List a discussion's comments"),
  description:
    text(`Sorted oldest first, without replies. \`sort=-reactions\` sorts the comments with the most reactions
first; a comment or a reaction takes some seconds to reach it.`),
  caller: discussionParticipant(),
  query: list({ sort: COMMENT_SORTS }),
  response: many(Comment),
  errors: ['not_found', 'account_suspended'],
  async handler({ params, query }, context) {
    const found = await admitted(context, params.discussion_id);
    if (found instanceof Refusal) return found;
    const { db } = context;
    const { items, next } = await listRoots(db, found.reader, found.discussion, query.page, query.sort);
    return answer({
      items: await presentComments(db, items, { title: found.discussion.title, space_name: found.space.name }, context),
      next,
    });
  },
});

export const commentRoutes = [create, listOfDiscussion];

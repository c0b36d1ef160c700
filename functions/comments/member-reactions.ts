import * as z from 'zod';
import { described, text } from '#docs';
import { INACCESSIBLE } from '../../shared/api/admitted.ts';
import { route } from '../../shared/api/route.ts';
import { commentKey } from '../../shared/community/comments/comment-item.ts';
import { discussionKey } from '../../shared/community/discussions/discussion-item.ts';
import { marksPage } from '../../shared/community/discussions/marks-page.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { Refusal } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, compositeResource, many } from '../../shared/platform/http/response.ts';
import { Emoji } from '../../shared/platform/text/emoji.ts';
import { admitted, discussionParticipant } from './admitted.ts';
import { admittedComment, commentParticipant } from './admitted-comment.ts';

const reaction = z.object({
  emoji: z.string(),
  contact_id: z.string().meta(described('The member who reacted.')),
  ...personShape('contact'),
  created_at: z.iso.datetime().meta(described('When the member reacted.')),
});

const DiscussionReaction = compositeResource(
  'discussion_reactions',
  ['discussion_id', 'emoji', 'contact_id'],
  reaction,
);
const CommentReaction = compositeResource('comment_reactions', ['comment_id', 'emoji', 'contact_id'], reaction);

const query = list(() => ({ filter: { emoji: Emoji.optional() } }));
const description = text(`One entry per member and emoji, grouped by emoji. \`filter[emoji]\` returns the members who
reacted with one emoji. Available to everyone who can read the post.`);

const ofDiscussion = route({
  method: 'GET',
  path: '/discussions/{discussion_id}/member-reactions',
  summary: text('List members who reacted to a discussion'),
  description,
  caller: discussionParticipant(),
  query,
  response: many(DiscussionReaction),
  errors: INACCESSIBLE,
  async handler({ params: { discussion_id }, query: { filter, page } }, context) {
    const found = await admitted(context, discussion_id);
    if (found instanceof Refusal) return found;
    const wanted = { post: discussionKey(context.team, discussion_id), kind: 'reaction', value: filter.emoji } as const;
    const { items, next } = await marksPage(context, found.discussion, wanted, page);
    return answer({ items: items.map(({ value: emoji, ...mark }) => ({ ...mark, discussion_id, emoji })), next });
  },
});

const ofComment = route({
  method: 'GET',
  path: '/comments/{comment_id}/member-reactions',
  summary: text('List members who reacted to a comment'),
  description,
  caller: commentParticipant(),
  query,
  response: many(CommentReaction),
  errors: INACCESSIBLE,
  async handler({ params: { comment_id }, query: { filter, page } }, context) {
    const found = await admittedComment(context, comment_id);
    if (found instanceof Refusal) return found;
    const wanted = { post: commentKey(context.team, comment_id), kind: 'reaction', value: filter.emoji } as const;
    const { items, next } = await marksPage(context, found.comment, wanted, page);
    return answer({ items: items.map(({ value: emoji, ...mark }) => ({ ...mark, comment_id, emoji })), next });
  },
});

export const memberReactionRoutes = [ofDiscussion, ofComment];

import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { INACCESSIBLE } from '../../shared/api/admitted.ts';
import { route } from '../../shared/api/route.ts';
import type { AdmittedComment } from '../../shared/community/comments/admit-comment.ts';
import { changeComment, removeComment } from '../../shared/community/comments/change-comment.ts';
import { COMMENT_SORTS, listReplies } from '../../shared/community/comments/list-comments.ts';
import { presentComments } from '../../shared/community/comments/present-comments.ts';
import { isByReader } from '../../shared/hubs/readers/readers.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { admittedComment, commentParticipant } from './admitted-comment.ts';
import { Comment, CommentBody } from './comment-resource.ts';

const path = '/comments/{comment_id}';

const isAuthor = ({ comment: { author }, target: { reader } }: AdmittedComment): boolean => isByReader(reader, author);

const CommentChange = z.object({ body: CommentBody.optional(), status: z.enum(['published', 'hidden']).optional() });
type CommentChange = z.output<typeof CommentChange>;

/** Who may change each field. */
const CHANGED_BY = { body: 'author', status: 'moderator' } as const satisfies Record<
  keyof CommentChange,
  'author' | 'moderator'
>;

const FIELDS = Object.keys(CHANGED_BY) as readonly (keyof CommentChange)[];

/** The refusal of a change that the caller may not make. Authors need write access to the space. */
const refusalOf = (
  found: AdmittedComment,
  input: CommentChange,
): Refusal<'forbidden' | 'space_membership_required'> | undefined => {
  const rights = new Set(FIELDS.flatMap((field) => (input[field] === undefined ? [] : [CHANGED_BY[field]])));
  if (rights.has('author') && !isAuthor(found)) return refuse('forbidden');
  if (rights.has('author') && !found.target.writable) return refuse('space_membership_required');
  return rights.has('moderator') && !found.target.mayModerate ? refuse('forbidden') : undefined;
};

const read = route({
  method: 'GET',
  path,
  summary: text('Get a comment'),
  caller: commentParticipant(),
  response: one(Comment),
  errors: INACCESSIBLE,
  async handler({ params }, context) {
    const found = await admittedComment(context, params.comment_id);
    if (found instanceof Refusal) return found;
    const [seen] = await presentComments(context.db, [found], found.target, context);
    return seen ? answer(seen) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path,
  summary: text('Update a comment'),
  description: text(`The author can change the body while they can write in the space. A moderator can hide and
restore the comment, and publish a held one, with \`status\`. Any other change returns 403 \`forbidden\`.`),
  caller: commentParticipant(),
  body: envelope('comments', CommentChange),
  response: one(Comment),
  errors: [...INACCESSIBLE, 'forbidden', 'space_membership_required'],
  async handler({ params, body }, context) {
    const found = await admittedComment(context, params.comment_id);
    if (found instanceof Refusal) return found;
    const { caller, db, now } = context;
    const refusal = refusalOf(found, body);
    if (refusal) return refusal;
    const set = { ...(body.body !== undefined && { body: body.body }), ...(body.status && { status: body.status }) };
    const nothing = Object.keys(set).length === 0;
    const { hub, reader } = found.target;
    const member = reader.kind === 'contact' ? reader.member : undefined;
    const changing = { comment: found.comment, hub, member, actor: actorOf(caller), now };
    const comment = nothing ? found.comment : await changeComment(db, changing, set);
    if (comment === 'not_found') return refuse('not_found');
    const [seen] = await presentComments(db, [{ ...found, comment }], found.target, context);
    return seen ? answer(seen) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path,
  summary: text('Delete a comment'),
  description: text('Available to the author and to moderators. Deletes the replies too.'),
  caller: commentParticipant(),
  status: 204,
  response: empty,
  errors: [...INACCESSIBLE, 'forbidden'],
  async handler({ params }, context) {
    const found = await admittedComment(context, params.comment_id);
    if (found instanceof Refusal) return found;
    const { caller, db, now } = context;
    if (!isAuthor(found) && !found.target.mayModerate) return refuse('forbidden');
    const changing = { comment: found.comment, actor: actorOf(caller), now };
    return (await removeComment(db, changing, found.target)) ? done() : refuse('not_found');
  },
});

const replies = route({
  method: 'GET',
  path: '/comments/{comment_id}/replies',
  summary: text("List a comment's replies"),
  description: text(`Sorted oldest first. \`sort=-reactions\` sorts the replies with the most reactions first; a reply
or a reaction takes some seconds to reach it.`),
  caller: commentParticipant(),
  query: list({ sort: COMMENT_SORTS }),
  response: many(Comment),
  errors: INACCESSIBLE,
  async handler({ params, query }, context) {
    const found = await admittedComment(context, params.comment_id);
    if (found instanceof Refusal) return found;
    const { db } = context;
    const { items, next } = await listReplies(db, found.target.reader, found.comment, query.page, query.sort);
    return answer({ items: await presentComments(db, items, found.target, context), next });
  },
});

export const singleCommentRoutes = [read, change, remove, replies];

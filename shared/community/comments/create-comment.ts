import { absent, free } from '../../platform/db/expression.ts';
import { type Actor, type Author, attributesOf, type NewItem } from '../../platform/db/item.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newPlaceId, replyId, tagFor } from '../../platform/ids/place-id.ts';
import { assessPost, NEWCOMER, type Posting } from '../discussions/newcomer-limits.ts';
import { commentEntity } from './comment-events.ts';
import { type CommentItem, commentCountersEntity, commentCountersKey, commentKey } from './comment-item.ts';
import { heldListing } from './held-comments.ts';
import type { CommentTarget } from './targets.ts';

interface Commenting {
  readonly target: CommentTarget;
  /** The comment that is replied to. */
  readonly parent: CommentItem | undefined;
  readonly author: Author;
  readonly actor: Actor;
  readonly now: Date;
  /** The member whose comment may be held for review; those of creators are not. */
  readonly newcomer?: Posting;
}

const itemOf = (body: string, { target, parent, author, now }: Commenting, held: boolean): CommentItem => {
  const tag = tagFor(target.id);
  const timestamp = now.toISOString();
  return {
    id: parent ? replyId(tag, parent.id, now.getTime()) : newPlaceId(tag, now.getTime()),
    team_id: target.team_id,
    hub_id: target.hub_id,
    space_id: target.space_id,
    target_type: target.type,
    target_id: target.id,
    parent_comment_id: parent?.id ?? null,
    author,
    body,
    status: held ? 'pending_review' : 'published',
    deleted_at: null,
    created_at: timestamp,
    updated_at: timestamp,
  };
};

/** Counts a reply; fails once the root is deleted. */
const rootCountSteps = (parent: CommentItem | undefined): readonly Step[] => {
  const key = parent && commentCountersKey(parent.team_id, parent.id);
  if (!key) return [];
  const change = { initial: { entity: commentCountersEntity }, add: { replies: 1 } };
  return [{ label: 'root', update: key, change, condition: absent('root_deleted') }];
};

/**
 * Creates a comment together with its counts, in which held and hidden comments are included. `unknown_parent` if its root was deleted concurrently, `closed` if the
 * target no longer accepts comments.
 */
export const createComment = async (
  db: Table,
  body: string,
  commenting: Commenting,
): Promise<CommentItem | 'unknown_parent' | 'closed'> => {
  const { target, parent, actor, newcomer, now } = commenting;
  const assessed = newcomer && (await assessPost(db, newcomer, [body], now));
  const item = itemOf(body, commenting, assessed?.held === true);
  const key = commentKey(item.team_id, item.id);
  if (!key) throw new TypeError('The id of a comment has no partition');
  const listing = item.status === 'pending_review' ? heldListing(item) : {};
  const row: NewItem = { ...key, entity: commentEntity, ...listing, ...attributesOf(item), actor: { ...actor } };
  const made = await db.transact([
    { label: 'id', put: row, condition: free },
    target.countStep(1, item.created_at),
    ...rootCountSteps(parent),
    ...(assessed?.steps ?? []),
  ]);
  if (made.ok) return item;
  /* Reply ids have few random bits: replies to one root in the same millisecond can collide. */
  const isRetried = (label: string | undefined) => label === 'id' || label === NEWCOMER;
  if (made.failed.every(({ label }) => isRetried(label))) return createComment(db, body, commenting);
  return made.failed.some(({ label }) => label === 'root') ? 'unknown_parent' : 'closed';
};

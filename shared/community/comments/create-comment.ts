import { absent, free } from '../../platform/db/expression.ts';
import { type Actor, type Attributes, type Author, attributesOf, type Item } from '../../platform/db/item.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { placedId, replyId, tagFor } from '../../platform/ids/place-id.ts';
import { type CommentItem, commentCountersKey, commentKey } from './comment-item.ts';
import type { CommentTarget } from './targets.ts';

interface Commenting {
  readonly target: CommentTarget;
  /** The root that is replied to. */
  readonly parent: CommentItem | undefined;
  readonly author: Author;
  readonly actor: Actor;
  readonly at: Date;
}

const itemOf = (body: string, { target, parent, author, at }: Commenting): CommentItem => {
  const tag = tagFor(target.id);
  const now = at.toISOString();
  return {
    id: parent ? replyId(tag, parent.id, at.getTime()) : placedId(tag, at.getTime()),
    team_id: target.team_id,
    hub_id: target.hub_id,
    space_id: target.space_id,
    target_type: target.type,
    target_id: target.id,
    parent_comment_id: parent?.id ?? null,
    author,
    body,
    status: 'published',
    deleted_at: null,
    created_at: now,
    updated_at: now,
  };
};

/** A root counts its replies until it is deleted; then it takes no more. */
const rootCountSteps = (parent: CommentItem | undefined): readonly Step[] => {
  const key = parent && commentCountersKey(parent.team_id, parent.id);
  if (!key) return [];
  const change = { initial: { entity: 'comment_counters' }, add: { replies: 1 } };
  return [{ label: 'root', update: key, change, condition: absent('root_deleted') }];
};

/**
 * The new comment, and the numbers it counts in, all or nothing. `unknown_parent` where its root was deleted just then,
 * `closed` where what it stands under takes no more comments since a moment.
 */
export const createComment = async (
  db: Table,
  body: string,
  commenting: Commenting,
): Promise<CommentItem | 'unknown_parent' | 'closed'> => {
  const { target, parent, actor } = commenting;
  const item = itemOf(body, commenting);
  const key = commentKey(item.team_id, item.id);
  if (!key) throw new TypeError('A comment was made without a place');
  const row: Item & Attributes = { ...key, entity: 'comment', ...attributesOf(item), actor: { ...actor } };
  const made = await db.transact([
    { label: 'id', put: row, condition: free },
    target.countStep(1, item.created_at),
    ...rootCountSteps(parent),
  ]);
  if (made.ok) return item;
  /* Replies of one moment to one root may get one id: little of theirs is random. */
  if (made.failed.every(({ label }) => label === 'id')) return createComment(db, body, commenting);
  return made.failed.some(({ label }) => label === 'root') ? 'unknown_parent' : 'closed';
};

import { absent, all, either, equals } from '../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../platform/db/item.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import { KEPT, type SoftDelete, softDelete, TIME_OF_DELETION } from '../../platform/db/soft-delete.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { CommentCounters } from './admit-comment.ts';
import { type CommentItem, type CommentStatus, commentCountersKey, commentKey } from './comment-item.ts';
import type { CommentTarget } from './targets.ts';

interface ChangingComment {
  readonly comment: CommentItem;
  readonly actor: Actor;
  readonly now: Date;
}

const signed = ({ actor, now }: ChangingComment) => ({ actor: { ...actor }, updated_at: now.toISOString() });

/** Changes the body or the status. A concurrent change of the status is kept and the change is retried. */
export const changeComment = async (
  db: Table,
  changing: ChangingComment,
  set: { readonly body?: string; readonly status?: Exclude<CommentStatus, 'deleted'> },
): Promise<CommentItem | 'not_found'> => {
  let { comment } = changing;
  const key = commentKey(comment.team_id, comment.id);
  if (!key) return 'not_found';
  return retryUntilCommitted(async () => {
    const sameStatus = equals('status', comment.status);
    const written = await db.update<CommentItem>(key, { set: { ...set, ...signed(changing) } }, sameStatus);
    if (written.ok) return written.value;
    const { current } = written;
    if (!current || current.status === 'deleted') return 'not_found';
    comment = current;
    return undefined;
  });
};

/** The text is cleared; the row is kept with the status `deleted`. */
const AFTER_DELETION: SoftDelete<CommentItem> = {
  id: KEPT,
  team_id: KEPT,
  hub_id: KEPT,
  space_id: KEPT,
  target_type: KEPT,
  target_id: KEPT,
  parent_comment_id: KEPT,
  author: KEPT,
  body: null,
  status: 'deleted',
  deleted_at: TIME_OF_DELETION,
  created_at: KEPT,
  updated_at: TIME_OF_DELETION,
};

/** The number of comments that a deletion removes, and the step on the counters of their root. */
interface CountedDeletion {
  readonly by: number;
  readonly root: Step | undefined;
}

const rootDeletion = ({ team_id, id }: CommentItem, replies: number): CountedDeletion => {
  const update = commentCountersKey(team_id, id);
  const unchanged = replies === 0 ? either(absent('replies'), equals('replies', 0)) : equals('replies', replies);
  const condition = all(absent('root_deleted'), unchanged);
  const change = { set: { entity: 'comment_counters', root_deleted: true } };
  return { by: 1 + replies, root: update && { label: 'root', update, change, condition } };
};

const replyDeletion = ({ team_id, parent_comment_id }: CommentItem): CountedDeletion => {
  const update = commentCountersKey(team_id, parent_comment_id ?? '');
  const condition = absent('root_deleted');
  return { by: 1, root: update && { label: 'root', update, change: { add: { replies: -1 } }, condition } };
};

/**
 * Deletes a comment and clears its text. Its replies are deleted with it, and the count of the target falls by exactly
 * the replies that existed. False if the comment does not exist.
 */
export const removeComment = async (db: Table, changing: ChangingComment, target: CommentTarget): Promise<boolean> => {
  const { comment, actor, now } = changing;
  const { team_id, id, parent_comment_id } = comment;
  const [key, numbers] = [commentKey(team_id, id), commentCountersKey(team_id, id)];
  if (!key || !numbers) return false;
  for (;;) {
    const [found, counters] = await db.getMany<unknown>([key, numbers]);
    const current = found as CommentItem | undefined;
    if (!current || current.status === 'deleted') return false;
    const replies = (counters as CommentCounters | undefined)?.replies ?? 0;
    const deletion = parent_comment_id === null ? rootDeletion(comment, replies) : replyDeletion(comment);
    const set = { ...attributesOf(softDelete(AFTER_DELETION, now).set), actor: { ...actor } };
    const gone = await db.transact([
      { label: 'comment', update: key, change: { set }, condition: equals('status', current.status) },
      target.countStep(-deletion.by),
      ...(deletion.root ? [deletion.root] : []),
    ]);
    if (gone.ok) return true;
    /* The root was deleted first, and the reply was counted with it. */
    if (parent_comment_id !== null && gone.failed.some(({ label }) => label === 'root')) return false;
  }
};

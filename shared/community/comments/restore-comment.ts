import { absent, equals } from '../../platform/db/expression.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { CommentCounters } from './admit-comment.ts';
import { type CommentItem, commentCountersEntity, commentCountersKey } from './comment-item.ts';
import type { CommentTarget } from './targets.ts';

/**
 * The steps that undo those of a deletion, for the transaction that puts the row from before it. With a root, its
 * replies come back; a reply comes back only while its root is not deleted.
 */
export const restoreSteps = (
  { team_id, id, parent_comment_id }: CommentItem,
  counters: CommentCounters | undefined,
  target: CommentTarget,
): readonly Step[] => {
  const numbers = commentCountersKey(team_id, parent_comment_id ?? id);
  if (!numbers) return [];
  if (parent_comment_id === null) {
    const change = { remove: ['root_deleted'] };
    const restored: Step = { update: numbers, change, condition: equals('root_deleted', true) };
    return [target.countStep(1 + (counters?.replies ?? 0)), restored];
  }
  const change = { initial: { entity: commentCountersEntity }, add: { replies: 1 } };
  return [target.countStep(1), { update: numbers, change, condition: absent('root_deleted') }];
};

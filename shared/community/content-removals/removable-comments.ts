import type { RemovalAction } from '../../hubs/people/content-removals/content-removal-item.ts';
import { all, equals } from '../../platform/db/expression.ts';
import type { NewItem } from '../../platform/db/item.ts';
import { admitComment, type CommentCounters } from '../comments/admit-comment.ts';
import { changeComment, removeComment } from '../comments/change-comment.ts';
import { type CommentItem, type CommentStatus, commentCountersKey } from '../comments/comment-item.ts';
import { restoreSteps } from '../comments/restore-comment.ts';
import { TARGETS } from '../comments/targets.ts';
import { contactOf, isIncluded } from './included.ts';
import type { Removable } from './removable.ts';
import { type RemovalContext, recordSteps, removalReader, settleSteps } from './removal-context.ts';
import { changedRow, type RemovedContentItem } from './removed-content-item.ts';

type CommentRow = CommentItem & NewItem;

/** What a moderator hid stays hidden, and what waits for a review is not hidden. */
const REMOVED_FROM: Readonly<Record<RemovalAction, readonly CommentStatus[]>> = {
  hide: ['published'],
  delete: ['published', 'pending_review'],
};

const recordOf = ({ now }: RemovalContext, before: CommentItem): RemovedContentItem => ({
  kind: 'comments',
  id: before.id,
  state: 'removed',
  removed_at: now.toISOString(),
  before: before as CommentRow,
});

/** Puts the row from before the removal, unless the comment was changed since. */
const putBack = async (context: RemovalContext, item: RemovedContentItem, stored: NewItem): Promise<boolean> => {
  const before = stored as CommentRow;
  const { db, removal, actor, now } = context;
  const numbers = commentCountersKey(before.team_id, before.id);
  if (!numbers) return false;
  const row = changedRow(stored, { updated_at: now.toISOString(), actor: { ...actor } });
  const settled = settleSteps(context, item, 'restored');
  const isUnchanged = equals('updated_at', item.removed_at);
  if (removal.action === 'hide')
    return (await db.transact([{ put: row, condition: all(equals('status', 'hidden'), isUnchanged) }, ...settled])).ok;
  const [target, counters] = await Promise.all([
    TARGETS[before.target_type].admit(db, removalReader(context), before.team_id, before.target_id, now),
    db.get<CommentCounters>(numbers),
  ]);
  if (typeof target === 'string') return false;
  const condition = all(equals('status', 'deleted'), isUnchanged);
  return (await db.transact([{ put: row, condition }, ...restoreSteps(before, counters, target), ...settled])).ok;
};

export const comments: Removable = {
  async remove(context, id) {
    const { db, removal, actor, now } = context;
    const found = await admitComment(db, removalReader(context), removal.team_id, id, now);
    if (typeof found === 'string') return 'skipped';
    const { comment, target } = found;
    const isRemovable = REMOVED_FROM[removal.action].includes(comment.status);
    if (!isRemovable || !isIncluded(context, { ...comment, contact_id: contactOf(comment.author) })) return 'skipped';
    const record = (one: CommentItem) => recordSteps(context, recordOf(context, one));
    const changing = { comment, hub: target.hub, actor, now, with: record };
    if (removal.action === 'delete') return (await removeComment(db, changing, target)) ? 'removed' : 'skipped';
    return (await changeComment(db, changing, { status: 'hidden' })) === 'not_found' ? 'skipped' : 'removed';
  },

  async restore(context, item) {
    return item.before !== undefined && putBack(context, item, item.before);
  },
};

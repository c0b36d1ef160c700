import { contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { all, equals, live } from '../../platform/db/expression.ts';
import type { NewItem } from '../../platform/db/item.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { admitDiscussion } from '../discussions/admit-discussion.ts';
import { changeDiscussion } from '../discussions/change-discussion.ts';
import { type DiscussionItem, type DiscussionStatus, discussionKey } from '../discussions/discussion-item.ts';
import { isDraft } from '../discussions/draft-steps.ts';
import { removeDiscussion } from '../discussions/remove-discussion.ts';
import { restoreSteps } from '../discussions/restore-discussion.ts';
import { contactOf, isIncluded } from './included.ts';
import type { Removable } from './removable.ts';
import { type RemovalContext, recordSteps, removalReader, settleSteps } from './removal-context.ts';
import { changedRow, type RemovedContentItem } from './removed-content-item.ts';

/** Drafts are private, and what a moderator hid stays hidden. */
const REMOVED_FROM = {
  hide: ['published'],
  delete: ['published', 'pending_review', 'scheduled'],
} as const satisfies Record<string, readonly DiscussionStatus[]>;

const recordOf = ({ now }: RemovalContext, before: DiscussionItem): RemovedContentItem => ({
  kind: 'discussions',
  id: before.id,
  state: 'removed',
  removed_at: now.toISOString(),
  before: before as DiscussionItem & NewItem,
});

const restoreHidden = async (context: RemovalContext, item: RemovedContentItem, steps: readonly Step[]) => {
  const { db, removal, actor, now } = context;
  const reader = removalReader(context);
  const found = await admitDiscussion(db, reader, removal.team_id, item.id, now);
  if (typeof found === 'string') return false;
  const { discussion, hub, space } = found;
  const isUnchanged = ({ status, updated_at }: DiscussionItem) => status === 'hidden' && updated_at === item.removed_at;
  if (!isUnchanged(discussion)) return false;
  const changing = { discussion, hub, space, actor, now, isAllowed: isUnchanged, with: () => steps };
  return typeof (await changeDiscussion(db, changing, { status: 'published' })) !== 'string';
};

/** A post that was never published returns into the own list of its author, unless they were erased. */
const authorSteps = ({ team_id, author, status }: DiscussionItem): readonly Step[] =>
  author.type === 'contact' && isDraft(status) ? [{ check: contactKey(team_id, author.id), condition: live }] : [];

export const discussions: Removable = {
  async remove(context, id) {
    const { db, removal, actor, now } = context;
    const found = await admitDiscussion(db, removalReader(context), removal.team_id, id, now);
    if (typeof found === 'string') return 'skipped';
    const { discussion, hub, space } = found;
    const isRemovable = (one: DiscussionItem) =>
      isIncluded(context, { ...one, contact_id: contactOf(one.author) }) &&
      REMOVED_FROM[removal.action].some((status) => status === one.status);
    if (!isRemovable(discussion)) return 'skipped';
    const record = (one: DiscussionItem) => recordSteps(context, recordOf(context, one));
    const changing = { discussion, hub, space, actor, now, isAllowed: isRemovable, with: record };
    if (removal.action === 'delete') return (await removeDiscussion(db, changing)) ? 'removed' : 'skipped';
    const changed = await changeDiscussion(db, changing, { status: 'hidden' });
    if (typeof changed !== 'string') return 'removed';
    return changed === 'not_found' || changed === 'forbidden' ? 'skipped' : 'failed';
  },

  async restore(context, item) {
    const { db, removal, actor, now } = context;
    const before = item.before as (DiscussionItem & NewItem) | undefined;
    const key = before && discussionKey(before.team_id, before.id);
    if (!key) return false;
    const steps = settleSteps(context, item, 'restored');
    if (removal.action === 'hide') return restoreHidden(context, item, steps);
    const current = await db.get<DiscussionItem>(key);
    if (!current) return false;
    const changes = { is_pinned: false, version: current.version + 1, updated_at: now.toISOString() };
    const row = changedRow(before, { ...changes, actor: { ...actor } });
    const condition = all(equals('status', 'deleted'), equals('deleted_at', item.removed_at));
    const restored = await db.transact([
      { put: row, condition },
      ...restoreSteps(before),
      ...authorSteps(before),
      ...steps,
    ]);
    return restored.ok;
  },
};

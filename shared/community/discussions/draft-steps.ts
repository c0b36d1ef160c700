import { addEntry, removeEntry } from '../../hubs/people/contacts/own-entries.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { DiscussionItem, DiscussionStatus } from './discussion-item.ts';

/** The statuses of a discussion that was never published. */
const DRAFTS: readonly DiscussionStatus[] = ['draft', 'scheduled', 'pending_review'];

export const isDraft = (status: DiscussionStatus): boolean => DRAFTS.includes(status);

/**
 * The step that keeps the author's own list: drafts are in it, discussions that were published or deleted are not. No
 * step for the discussions of creators, for changes of what was published, and for changes of a draft by others: its
 * author may be erased.
 */
export const draftSteps = (
  { team_id: team, hub_id, id, author, created_at, status: from }: DiscussionItem,
  to: DiscussionStatus,
  by: Actor,
): readonly Step[] => {
  if (author.type !== 'contact') return [];
  const owner = { team, contact: author.id };
  if (isDraft(to)) return by.id === author.id ? [addEntry(owner, 'DRAFTS', { id, hub_id, created_at })] : [];
  return isDraft(from) ? [removeEntry(owner, 'DRAFTS', id)] : [];
};

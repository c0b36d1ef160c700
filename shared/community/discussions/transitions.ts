import type { DiscussionItem, DiscussionStatus } from './discussion-item.ts';

/** The status changes that callers can make. Scheduled discussions are published by the sweep. */
const TRANSITIONS: Readonly<Record<DiscussionStatus, readonly DiscussionStatus[]>> = {
  draft: ['published', 'scheduled', 'deleted'],
  scheduled: ['draft', 'deleted'],
  pending_review: ['published', 'deleted'],
  published: ['hidden', 'deleted'],
  hidden: ['published', 'deleted'],
  deleted: [],
};

export const canTransition = (from: DiscussionStatus, to: DiscussionStatus): boolean =>
  from === to || TRANSITIONS[from].includes(to);

/** The status changes that need a moderator's right. Authors can make the others. */
export const isModeration = (from: DiscussionStatus, to: DiscussionStatus): boolean =>
  from !== to && (to === 'hidden' || from === 'hidden' || from === 'pending_review');

/** The status that publishing by the author leads to. */
export const publishedStatus = ({
  needs_review,
}: Pick<DiscussionItem, 'needs_review'>): 'published' | 'pending_review' =>
  needs_review ? 'pending_review' : 'published';

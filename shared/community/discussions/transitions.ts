import type { DiscussionItem, DiscussionStatus } from './discussion-item.ts';

/** Where a discussion may come to by somebody's hand; the clock publishes what is scheduled. */
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

/** Changes of status that are a moderator's alone. */
export const isModeration = (from: DiscussionStatus, to: DiscussionStatus): boolean =>
  from !== to && (to === 'hidden' || from === 'hidden' || from === 'pending_review');

/** Where publishing leads: what has to be reviewed waits for a moderator, who alone publishes it. */
export const publishedStatus = ({
  needs_review,
}: Pick<DiscussionItem, 'needs_review'>): 'published' | 'pending_review' =>
  needs_review ? 'pending_review' : 'published';

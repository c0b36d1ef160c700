import { newId } from '../../platform/ids/id.ts';
import { type CountersItem, votesFor } from './counters.ts';
import type { DiscussionItem, PollItem } from './discussion-item.ts';

const DAY_MS = 86_400_000;

interface PollDraft {
  readonly options: readonly string[];
  readonly duration_days: number;
}

/** A new poll; `opened_at` where its discussion has been published already. */
export const newPoll = ({ options, duration_days }: PollDraft, opened_at: string | null = null): PollItem => ({
  id: newId(),
  options: options.map((label) => ({ id: newId(), label })),
  duration_days,
  opened_at,
});

/** When a poll takes no more votes: it runs from the moment it can be seen. */
const pollDeadline = ({ poll, published_at }: Pick<DiscussionItem, 'poll' | 'published_at'>): string | null => {
  const opened = poll?.opened_at ?? published_at;
  return poll && opened ? new Date(Date.parse(opened) + poll.duration_days * DAY_MS).toISOString() : null;
};

/** Whether the clock has closed it. */
export const isClosed = (discussion: Pick<DiscussionItem, 'poll' | 'published_at'>, now: Date): boolean => {
  const deadline = pollDeadline(discussion);
  return deadline !== null && Date.parse(deadline) <= now.getTime();
};

/** A poll as its viewer sees it. */
export const pollView = (
  discussion: Pick<DiscussionItem, 'poll' | 'published_at'>,
  counters: CountersItem | undefined,
  vote: string | undefined,
  now: Date,
) => {
  const { poll } = discussion;
  if (!poll) return null;
  const options = poll.options.map(({ id, label }, position) => ({
    id,
    label,
    position,
    vote_count: votesFor(counters, id),
  }));
  const chosen = options.find(({ id }) => id === vote);
  return {
    id: poll.id,
    closed: isClosed(discussion, now),
    deadline_at: pollDeadline(discussion),
    options,
    total_votes: options.reduce((sum, { vote_count }) => sum + vote_count, 0),
    viewer_voted: chosen !== undefined,
    viewer_option_id: chosen?.id ?? null,
  };
};

import { newId } from '../../platform/ids/id.ts';
import { type CountersItem, votesFor } from './counters.ts';
import type { DiscussionItem, PollItem } from './discussion-item.ts';

const DAY_MS = 86_400_000;

interface PollDraft {
  readonly options: readonly string[];
  readonly duration_days: number;
  readonly is_anonymous: boolean;
}

/** A new poll. Pass `opened_at` if its discussion is already published. */
export const newPoll = (
  { options, duration_days, is_anonymous }: PollDraft,
  opened_at: string | null = null,
): PollItem => ({
  id: newId(),
  options: options.map((label) => ({ id: newId(), label })),
  duration_days,
  ...(!is_anonymous && { is_anonymous }),
  opened_at,
});

/** Whether it stays unknown who voted for which option. */
export const isAnonymous = ({ is_anonymous }: PollItem): boolean => is_anonymous !== false;

/** The time when the poll closes. It runs from when members can see it. */
const pollDeadline = ({ poll, published_at }: Pick<DiscussionItem, 'poll' | 'published_at'>): string | null => {
  const opened = poll?.opened_at ?? published_at;
  return poll && opened ? new Date(Date.parse(opened) + poll.duration_days * DAY_MS).toISOString() : null;
};

/** Whether the poll's deadline has passed. */
export const isClosed = (discussion: Pick<DiscussionItem, 'poll' | 'published_at'>, now: Date): boolean => {
  const deadline = pollDeadline(discussion);
  return deadline !== null && Date.parse(deadline) <= now.getTime();
};

/** The poll with its results and the viewer's vote. */
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
    is_anonymous: isAnonymous(poll),
    deadline_at: pollDeadline(discussion),
    options,
    total_votes: options.reduce((sum, { vote_count }) => sum + vote_count, 0),
    viewer_voted: chosen !== undefined,
    viewer_option_id: chosen?.id ?? null,
  };
};

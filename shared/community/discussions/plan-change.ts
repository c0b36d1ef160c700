import type { SpaceItem } from '../../hubs/spaces/space-item.ts';
import { absent, type Change, either, equals } from '../../platform/db/expression.ts';
import type { Attributes } from '../../platform/db/item.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { asideKey, isAside } from './aside.ts';
import { countersKey, countersStep } from './counters.ts';
import type { DiscussionChanges } from './discussion-input.ts';
import type { DiscussionItem, PollItem } from './discussion-item.ts';
import { waitingKey } from './due.ts';
import { feedPlace } from './feed-place.ts';
import { canPin, pinStep } from './pins.ts';
import { makePoll } from './poll.ts';
import { takePlace } from './publication-place.ts';
import { leavesNothing } from './substance.ts';
import { mayBecome, published } from './transitions.ts';

export type ChangeRefused =
  | 'illegal_transition'
  | 'limit_reached'
  | 'poll_has_votes'
  | 'poll_needs_options'
  | 'says_nothing'
  | 'scheduled_in_past'
  | 'needs_time';

/** What a change writes: the discussion's own row, and what must agree with it. */
export interface ChangePlan {
  readonly change: Change;
  readonly beside: readonly Step[];
}

const NEW_POLL_DAYS = 7;

/** The poll as it is to be; the one that stands, where nothing of it changes. */
const nextPoll = (
  { poll, status }: DiscussionItem,
  input: NonNullable<DiscussionChanges['poll']>,
  now: Date,
): PollItem | 'poll_needs_options' => {
  const labels = poll?.options.map(({ label }) => label);
  const options = input.options ?? labels;
  if (!options) return 'poll_needs_options';
  const duration_days = input.duration_days ?? poll?.duration_days ?? NEW_POLL_DAYS;
  const same = poll?.duration_days === duration_days && JSON.stringify(labels) === JSON.stringify(options);
  return poll && same ? poll : makePoll({ options, duration_days }, status === 'published' ? now.toISOString() : null);
};

/** What others who are adding something at this moment have to meet: each under the name of a flag of the counters. */
const barriers = (item: DiscussionItem, { status, is_locked }: Attributes): Change => {
  const locks = is_locked !== undefined && is_locked !== item.is_locked;
  const hides = item.status === 'published' && status === 'hidden';
  const restores = item.status === 'hidden' && status === 'published';
  return {
    set: { ...(locks && is_locked && { locked: true }), ...(hides && { withdrawn: true }) },
    remove: [...(locks && !is_locked ? ['locked'] : []), ...(restores ? ['withdrawn'] : [])],
  };
};

const UNVOTED = either(absent('votes'), equals('votes', 0));

/** What the counters have to say; for another poll it fails where votes have been given. */
const countersSteps = (
  { team_id, id }: DiscussionItem,
  { set = {}, remove = [] }: Change,
  poll: PollItem | null | undefined,
): readonly Step[] => {
  const key = countersKey(team_id, id);
  if (!key || (poll === undefined && Object.keys(set).length + remove.length === 0)) return [];
  if (poll === undefined) return [countersStep(key, { set, remove })];
  const change = { set: { ...set, poll_id: poll?.id ?? 'none' }, remove };
  return [{ ...countersStep(key, change, UNVOTED), label: 'votes' }];
};

/** What publishing writes; the first time also where it stands from then on. */
const publishing = (item: DiscussionItem, now: Date): ChangePlan => {
  const published_at = item.published_at ?? now.toISOString();
  const set = { status: 'published', scheduled_at: null, published_at, ...feedPlace(item, published_at) };
  if (item.published_at !== null) return { change: { set }, beside: [] };
  const { place, step } = takePlace(item, published_at);
  return { change: { set: { ...set, place } }, beside: [step] };
};

const alone = (change: Change): ChangePlan => ({ change, beside: [] });

/** What a change of status or of the time writes. */
const timing = (item: DiscussionItem, input: DiscussionChanges, now: Date): ChangePlan | ChangeRefused => {
  const wanted = input.status ?? item.status;
  if (!mayBecome(item.status, wanted)) return 'illegal_transition';
  const status = item.status === 'draft' && wanted === 'published' ? published(item) : wanted;
  if (status === 'scheduled') {
    const at = input.scheduled_at === undefined ? item.scheduled_at : input.scheduled_at;
    if (at === null) return 'needs_time';
    if (at !== item.scheduled_at && Date.parse(at) <= now.getTime()) return 'scheduled_in_past';
    return alone({ set: { status, scheduled_at: at, ...waitingKey(item.id, at) } });
  }
  if (status === item.status) return alone({});
  if (status === 'published') return publishing(item, now);
  return isAside(status)
    ? alone({ set: { status, scheduled_at: null, ...asideKey(item, status) } })
    : 'illegal_transition';
};

/** What it takes to change a discussion as it stands, or why it cannot be. */
export const planChange = (
  item: DiscussionItem,
  space: SpaceItem,
  input: DiscussionChanges,
  now: Date,
): ChangePlan | ChangeRefused => {
  const { poll: pollInput, status: _, scheduled_at: __, ...plain } = input;
  const timed = timing(item, input, now);
  if (typeof timed === 'string') return timed;
  const kept = pollInput === undefined ? item.poll : null;
  const poll = pollInput ? nextPoll(item, pollInput, now) : kept;
  if (typeof poll === 'string') return poll;
  const repolled = pollInput !== undefined && poll?.id !== item.poll?.id;
  const pins = plain.is_pinned !== undefined && plain.is_pinned !== item.is_pinned;
  if (pins && plain.is_pinned && !canPin(space, item.id)) return 'limit_reached';
  if (leavesNothing(item, input, poll)) return 'says_nothing';
  const set = { ...plain, ...(repolled && { poll }), ...timed.change.set } as Attributes;
  return {
    change: { ...timed.change, set },
    beside: [
      ...timed.beside,
      ...countersSteps(item, barriers(item, set), repolled ? poll : undefined),
      ...(pins ? [pinStep(space, item.id, plain.is_pinned ?? false)] : []),
    ],
  };
};

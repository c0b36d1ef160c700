import type { SpaceItem } from '../../hubs/spaces/space-item.ts';
import { absent, type Change, either, equals } from '../../platform/db/expression.ts';
import type { Actor, Attributes } from '../../platform/db/item.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { isVisible } from '../../platform/text/visible.ts';
import { countersKey, countersStep } from './counters.ts';
import type { DiscussionChanges } from './discussion-input.ts';
import type { DiscussionItem, PollItem } from './discussion-item.ts';
import { draftSteps } from './draft-steps.ts';
import { feedListing } from './feed-listing.ts';
import { canPin, pinStep } from './pins.ts';
import { isAnonymous, newPoll } from './poll.ts';
import { createPlace } from './publication-place.ts';
import { scheduledListing } from './scheduled.ts';
import { canTransition, publishedStatus } from './transitions.ts';
import { isUnpublished, unpublishedListing } from './unpublished.ts';

export type ChangeRefused =
  | 'illegal_transition'
  | 'limit_reached'
  | 'poll_has_votes'
  | 'poll_needs_options'
  | 'says_nothing'
  | 'scheduled_in_past'
  | 'needs_time';

/** The change of the discussion's row, and the further steps of its transaction. */
export interface ChangePlan {
  readonly change: Change;
  readonly steps: readonly Step[];
}

const NEW_POLL_DAYS = 7;

/** The poll after the change; the current one if nothing of it changes. */
const nextPoll = (
  { poll, status }: DiscussionItem,
  input: NonNullable<DiscussionChanges['poll']>,
  now: Date,
): PollItem | 'poll_needs_options' => {
  const labels = poll?.options.map(({ label }) => label);
  const options = input.options ?? labels;
  if (!options) return 'poll_needs_options';
  const duration_days = input.duration_days ?? poll?.duration_days ?? NEW_POLL_DAYS;
  const is_anonymous = input.is_anonymous ?? (poll ? isAnonymous(poll) : true);
  const same =
    poll?.duration_days === duration_days &&
    isAnonymous(poll) === is_anonymous &&
    JSON.stringify(labels) === JSON.stringify(options);
  return poll && same
    ? poll
    : newPoll({ options, duration_days, is_anonymous }, status === 'published' ? now.toISOString() : null);
};

/** The flags of the counters that make concurrent writes to a locked or hidden discussion fail. */
const counterFlags = (item: DiscussionItem, { status, is_locked }: Attributes): Change => {
  const locks = is_locked !== undefined && is_locked !== item.is_locked;
  const hides = item.status === 'published' && (status === 'hidden' || status === 'pending_review');
  const restores = item.status !== 'published' && item.published_at !== null && status === 'published';
  return {
    set: { ...(locks && is_locked && { locked: true }), ...(hides && { withdrawn: true }) },
    remove: [...(locks && !is_locked ? ['locked'] : []), ...(restores ? ['withdrawn'] : [])],
  };
};

const UNVOTED = either(absent('votes'), equals('votes', 0));

/** The step that updates the counters. Replacing the poll fails if it has votes. */
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

/** The first publication also creates the placeholder in the space. */
const planPublication = (item: DiscussionItem, now: Date): ChangePlan => {
  const published_at = item.published_at ?? now.toISOString();
  const set = { status: 'published', scheduled_at: null, published_at, ...feedListing(item, published_at) };
  if (item.published_at !== null) return { change: { set }, steps: [] };
  const { place, step } = createPlace(item, published_at);
  return { change: { set: { ...set, place } }, steps: [step] };
};

/** Who changes the discussion, and whether the change is held for review. */
interface Planning {
  readonly by: Actor;
  readonly now: Date;
  readonly held: boolean;
}

const planStatus = (
  item: DiscussionItem,
  input: DiscussionChanges,
  { by, now, held }: Planning,
): ChangePlan | ChangeRefused => {
  const wanted = input.status ?? item.status;
  if (!canTransition(item.status, wanted)) return 'illegal_transition';
  const isPublishing = item.status === 'draft' && wanted === 'published';
  const requested = isPublishing ? publishedStatus(item) : wanted;
  const status = held && requested === 'published' ? 'pending_review' : requested;
  const steps = draftSteps(item, status, by);
  if (status === 'scheduled') {
    const at = input.scheduled_at === undefined ? item.scheduled_at : input.scheduled_at;
    if (at === null) return 'needs_time';
    if (at !== item.scheduled_at && Date.parse(at) <= now.getTime()) return 'scheduled_in_past';
    return { change: { set: { status, scheduled_at: at, ...scheduledListing(item.id, at) } }, steps };
  }
  if (status === item.status) return { change: {}, steps };
  if (status === 'published') {
    const published = planPublication(item, now);
    return { ...published, steps: [...published.steps, ...steps] };
  }
  return isUnpublished(status)
    ? { change: { set: { status, scheduled_at: null, ...unpublishedListing(item, status) } }, steps }
    : 'illegal_transition';
};

const CONTENT_FIELDS = ['title', 'body', 'external_video_embeds', 'poll'] as const;

/** Whether a change of the content leaves the discussion empty; `poll` is the poll after the change. */
const leavesEmpty = (item: DiscussionItem, input: DiscussionChanges, poll: PollItem | null): boolean => {
  if (CONTENT_FIELDS.every((name) => input[name] === undefined)) return false;
  const { title = item.title, body = item.body, external_video_embeds: embeds = item.external_video_embeds } = input;
  const shown = poll ?? item.repost_of ?? item.shared_achievement_id ?? item.shared_event_id;
  return !title && !isVisible(body ?? '') && embeds.length === 0 && shown === null;
};

/** The writes of a change, or why it is refused. */
export const planChange = (
  item: DiscussionItem,
  space: SpaceItem,
  input: DiscussionChanges,
  planning: Planning,
): ChangePlan | ChangeRefused => {
  const { now } = planning;
  const { poll: pollInput, status: _, scheduled_at: __, ...plain } = input;
  const timed = planStatus(item, input, planning);
  if (typeof timed === 'string') return timed;
  const kept = pollInput === undefined ? item.poll : null;
  const poll = pollInput ? nextPoll(item, pollInput, now) : kept;
  if (typeof poll === 'string') return poll;
  const repolled = pollInput !== undefined && poll?.id !== item.poll?.id;
  const pins = plain.is_pinned !== undefined && plain.is_pinned !== item.is_pinned;
  if (pins && plain.is_pinned && !canPin(space, item.id)) return 'limit_reached';
  if (leavesEmpty(item, input, poll)) return 'says_nothing';
  const set = { ...plain, ...(repolled && { poll }), ...timed.change.set } as Attributes;
  return {
    change: { ...timed.change, set },
    steps: [
      ...timed.steps,
      ...countersSteps(item, counterFlags(item, set), repolled ? poll : undefined),
      ...(pins ? [pinStep(space, item.id, plain.is_pinned ?? false)] : []),
    ],
  };
};

import { type Listed, sortedBy } from '../../platform/db/listing.ts';
import type { EventRefused } from './create-event.ts';
import { type EventChanges, timesProblem } from './event-input.ts';
import { type HubEventItem, startOrder } from './event-item.ts';
import { type Closed, canTransition, closedReason, eventStatusAt } from './event-status.ts';

/** The writes of a change to the event's row, and its effect on the seats row. */
export interface ChangePlan {
  readonly set: Partial<HubEventItem & Listed>;
  readonly remove?: readonly string[];
  /** The new limit; null for none. */
  readonly limit?: number | null;
  readonly closes?: boolean;
}

type PlanRefused = EventRefused | Closed | 'illegal_transition' | 'illegal_start';

/** When each field may change: an event that is over keeps its times and its limit. */
const CHANGES = {
  title: 'always',
  description: 'always',
  starts_at: 'until over',
  ends_at: 'until over',
  timezone: 'until over',
  location_type: 'always',
  location_address: 'always',
  location_url: 'always',
  host_contact_id: 'always',
  cover_media_id: 'always',
  rsvp_limit: 'until over',
} as const satisfies Record<Exclude<keyof EventChanges, 'status'>, 'always' | 'until over'>;

const FIXED_WHEN_OVER = Object.entries(CHANGES).flatMap(([name, until]) => (until === 'until over' ? [name] : []));

const changedFields = ({ status: _, ...input }: EventChanges, event: HubEventItem): Partial<HubEventItem> =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => value !== undefined && value !== event[name as keyof HubEventItem]),
  );

const statusFields = (event: HubEventItem, to: EventChanges['status'], now: Date): Partial<HubEventItem> => {
  const at = now.toISOString();
  if (to === undefined || to === eventStatusAt(event, now)) return {};
  if (to === 'canceled') return { status: 'canceled', canceled_at: at };
  return to === 'ended' ? { ends_at: at } : { status: 'scheduled' };
};

/** Why the new times are refused. A published event cannot be moved to the past, nor its start once it is live. */
const timesRefused = (
  event: HubEventItem,
  after: HubEventItem,
  to: EventChanges['status'],
  now: Date,
): PlanRefused | undefined => {
  const problem = timesProblem(after.starts_at, after.ends_at);
  if (problem || after.status !== 'scheduled' || to === 'ended') return problem;
  if (closedReason(after, now)) return 'scheduled_in_past';
  const begins = eventStatusAt(event, now) === 'live' && eventStatusAt(after, now) !== 'live';
  return begins ? 'illegal_start' : undefined;
};

/** The writes of a change to the current event, or why it is refused. */
export const planChange = (
  event: HubEventItem,
  input: EventChanges,
  now: Date,
): ChangePlan | PlanRefused | 'unchanged' => {
  const from = eventStatusAt(event, now);
  if (from === undefined) return 'unchanged';
  const { status: to } = input;
  if (to !== undefined && !canTransition(from, to)) return 'illegal_transition';
  const changed = changedFields(input, event);
  const over = closedReason(event, now);
  if (over && FIXED_WHEN_OVER.some((name) => name in changed)) return over;
  const status = statusFields(event, to, now);
  const set = { ...changed, ...status };
  if (Object.keys(set).length === 0) return 'unchanged';
  const timed = 'starts_at' in changed || 'ends_at' in changed || status.status === 'scheduled';
  const problem = timed ? timesRefused(event, { ...event, ...set }, to, now) : undefined;
  if (problem) return problem;
  return {
    set: { ...set, ...(set.starts_at !== undefined && sortedBy(startOrder({ ...event, ...set }))) },
    ...('rsvp_limit' in changed && { limit: changed.rsvp_limit ?? null }),
    closes: status.status === 'canceled',
  };
};

import { all, type Condition, equals, free, live } from '../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../platform/db/item.ts';
import { hubOf, type Key } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import { type HubEventItem, hubEventWaitingEntity, waitingOf } from './event-item.ts';
import { hubEventRsvpEntity, type RsvpItem, type RsvpStatus, rsvpKey, rsvpOrder, rsvpsOfEvent } from './rsvp-item.ts';

export const WAITING = 'WAIT#';

/** A row of the waiting list. */
export interface WaitingItem {
  readonly contact_id: string;
  readonly since: string;
}

const waitingKey = (event: HubEventItem, { since, contact_id }: WaitingItem): Key => ({
  pk: waitingOf(event),
  sk: `${WAITING}${since}#${contact_id}`,
});

/** The row is unchanged since it was read, or still absent. */
const unchanged = (before: RsvpItem | undefined): Condition =>
  before ? all(live, equals('status', before.status), equals('since', before.since)) : free;

/** A member's RSVP before and after a change; undefined before the first one and after a withdrawal. */
export interface RsvpChange {
  readonly contact: string;
  readonly before: RsvpItem | undefined;
  readonly to: RsvpStatus | undefined;
}

export const rsvpAfter = (
  event: HubEventItem,
  { contact, before }: RsvpChange,
  to: RsvpStatus,
  now: Date,
): RsvpItem => {
  const timestamp = now.toISOString();
  return {
    event_id: event.id,
    contact_id: contact,
    team_id: event.team_id,
    hub_id: event.hub_id,
    status: to,
    since: timestamp,
    created_at: before?.created_at ?? timestamp,
    updated_at: timestamp,
  };
};

const rsvpStep = (event: HubEventItem, change: RsvpChange, actor: Actor, now: Date): Step => {
  const { contact, before, to } = change;
  const hub = hubOf(event);
  const key = rsvpKey(hub, contact, event.id);
  const condition = unchanged(before);
  if (to === undefined)
    return { label: 'rsvp', put: tombstone(key, { entity: hubEventRsvpEntity, actor, now }), condition };
  const item = rsvpAfter(event, change, to, now);
  const put = {
    ...key,
    entity: hubEventRsvpEntity,
    ...listed({ partition: rsvpsOfEvent(hub, event.id), sort: rsvpOrder(item) }),
    ...attributesOf(item),
    actor: { ...actor },
  };
  return { label: 'rsvp', put, condition };
};

/** The steps that write an RSVP and its waiting list row. The counts are a separate step. */
export const rsvpSteps = (event: HubEventItem, change: RsvpChange, actor: Actor, now: Date): readonly Step[] => {
  const { contact, before, to } = change;
  const entry = { contact_id: contact, since: now.toISOString() };
  const waitingStep: Step = {
    label: 'waiting',
    put: { ...waitingKey(event, entry), entity: hubEventWaitingEntity, ...entry },
    condition: free,
  };
  return [
    rsvpStep(event, change, actor, now),
    ...(before?.status === 'waitlisted' ? [{ label: 'waiting', remove: waitingKey(event, before) }] : []),
    ...(to === 'waitlisted' ? [waitingStep] : []),
  ];
};

/** The changes of the counts, by status. */
export const countChanges = ({ before, to }: RsvpChange): Readonly<Record<string, number>> => ({
  ...(before && { [before.status]: -1 }),
  ...(to && { [to]: 1 }),
});

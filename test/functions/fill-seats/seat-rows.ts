import { hubEventEntity } from '../../../shared/engagement/hub-events/event-events.ts';
import {
  eventTag,
  hubEventKey,
  hubEventSeatsEntity,
  hubEventWaitingEntity,
  seatsKey,
  waitingOf,
} from '../../../shared/engagement/hub-events/event-item.ts';
import { hubEventRsvpEntity, rsvpKey, rsvpsOfEvent } from '../../../shared/engagement/hub-events/rsvp-item.ts';
import type { NewItem } from '../../../shared/platform/db/item.ts';
import type { HubKey } from '../../../shared/platform/db/key.ts';
import { listed } from '../../../shared/platform/db/listing.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';

export const required = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('It has no place');
  return value;
};

export const at = '2026-01-01T00:00:00.000Z';

/** An event with its limit and its numbers of RSVPs. */
export const eventOf = (
  { team, hub }: HubKey,
  limit: number | null,
  seats: object,
): { id: string; rows: readonly NewItem[] } => {
  const id = newPlaceId(eventTag(hub));
  const times = { starts_at: '2100-01-01T00:00:00.000Z', ends_at: '2100-01-02T00:00:00.000Z' };
  const what = {
    id,
    team_id: team,
    hub_id: hub,
    title: 'Dinner',
    status: 'scheduled',
    rsvp_limit: limit,
    version: 1,
  };
  const numbers = {
    going: 0,
    interested: 0,
    not_going: 0,
    waitlisted: 0,
    ...(limit !== null && { rsvp_limit: limit }),
  };
  const event = { ...required(hubEventKey(team, id)), entity: hubEventEntity, ...what, ...times };
  return {
    id,
    rows: [event, { ...required(seatsKey(team, id)), entity: hubEventSeatsEntity, ...numbers, ...seats }],
  };
};

export const answerOf = (hub: HubKey, contact: string, event: string, status: string): NewItem => ({
  ...rsvpKey(hub, contact, event),
  entity: hubEventRsvpEntity,
  event_id: event,
  contact_id: contact,
  team_id: hub.team,
  hub_id: hub.hub,
  status,
  since: at,
  ...listed({ partition: rsvpsOfEvent(hub, event), sort: `${status.toUpperCase()}#${at}#${contact}` }),
});

/** A member on the waitlist of an event: their RSVP and their place. */
export const waitingRows = (hub: HubKey, id: string, contact: string): readonly NewItem[] => [
  answerOf(hub, contact, id, 'waitlisted'),
  {
    pk: waitingOf({ team_id: hub.team, hub_id: hub.hub, id }),
    sk: `WAIT#${at}#${contact}`,
    entity: hubEventWaitingEntity,
    contact_id: contact,
    since: at,
  },
];

import { type HubKey, hubPartition, type Key, memberPartition } from '../../platform/db/key.ts';
import { COUNTED } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { composedId } from '../../platform/ids/composed-id.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const hubEventRsvpEntity = /* @__PURE__ */ entity('hub_event_rsvp');

export const RSVP_ANSWERS = ['going', 'interested', 'not_going'] as const;
export type RsvpAnswer = (typeof RSVP_ANSWERS)[number];

/** `waitlisted` is `going` without a seat. */
export const RSVP_STATUSES = [...RSVP_ANSWERS, 'waitlisted'] as const;
export type RsvpStatus = (typeof RSVP_STATUSES)[number];

/** A member's RSVP to an event. It is stored in the member's partition. */
export interface RsvpItem {
  readonly event_id: string;
  readonly contact_id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly status: RsvpStatus;
  /** The time since which it has this status. The longest wait gets the next seat. */
  readonly since: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export const RSVP = 'RSVP#';

export const rsvpKey = (hub: HubKey, contact: string, event: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `${RSVP}${event}`,
});

/** The index partition of an event's RSVPs, by status and `since`. */
export const rsvpsOfEvent = (hub: HubKey, event: string): string => `${hubPartition(hub)}#EVENT#${event}#RSVPS`;

export const rsvpOrder = ({ status, since, contact_id }: RsvpItem): string =>
  `${status.toUpperCase()}#${since}#${contact_id}`;

export const rsvpId = ({ event_id, contact_id }: Pick<RsvpItem, 'event_id' | 'contact_id'>): string =>
  composedId([event_id, contact_id]);

/** The event and the contact in an id from `rsvpId`. */
export const readRsvpId = (id: string): { readonly event: string; readonly contact: string } => {
  const [event = '', contact = ''] = id.split(':');
  return { event, contact };
};

/** `event.promoted` is a member who gets a seat from the waiting list; any other change is `event.rsvp`. */
const rsvpEvents = /* @__PURE__ */ lifecycle<RsvpItem>()({
  thing: 'event',
  resource_type: 'event_rsvps',
  id: rsvpId,
  hidden: ['since'],
  created: 'rsvp',
  updated: ({ status: from }, { status: to }) => (from === 'waitlisted' && to === 'going' ? 'promoted' : 'rsvp'),
  deleted: 'rsvp_withdrawn',
  at: { rsvp: 'since', promoted: 'since', rsvp_withdrawn: onWrite },
});

export const hubEventRsvpKind = {
  entity: hubEventRsvpEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'RSVP#{event}'],
  index: ['TEAM#{team}#HUB#{hub}#EVENT#{event}#RSVPS', '{STATUS}#{since}#{contact}'],
  events: rsvpEvents,
  person: { contact: { exported: 'rsvps', erased: COUNTED } },
  text: 'none',
  gives: false,
  note: 'one for each member and event',
} as const satisfies RowKind;

import { type HubKey, hubPartition, type Key, memberPartition } from '../../platform/db/key.ts';
import { composedId } from '../../platform/ids/composed-id.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

/** What a member may say about an event. */
export const RSVP_ANSWERS = ['going', 'interested', 'not_going'] as const;
export type RsvpAnswer = (typeof RSVP_ANSWERS)[number];

/** What comes of it: who wants to go where there is no seat waits for one. */
export const RSVP_STATUSES = [...RSVP_ANSWERS, 'waitlisted'] as const;
export type RsvpStatus = (typeof RSVP_STATUSES)[number];

/** A member's answer to one event; one each. It stands with all that is the member's in the hub. */
export interface RsvpItem {
  readonly event_id: string;
  readonly contact_id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly status: RsvpStatus;
  /** Since when it is this status; whoever waits longest goes first. */
  readonly since: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export const RSVP = 'RSVP#';

export const rsvpKey = (hub: HubKey, contact: string, event: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `${RSVP}${event}`,
});

/** The partition of the index in which an event's answers stand, by status and by when they came to it. */
export const rsvpsOfEvent = (hub: HubKey, event: string): string => `${hubPartition(hub)}#EVENT#${event}#RSVPS`;

export const rsvpOrder = ({ status, since, contact_id }: RsvpItem): string =>
  `${status.toUpperCase()}#${since}#${contact_id}`;

/** Names both the event and the member. */
export const rsvpId = ({ event_id, contact_id }: Pick<RsvpItem, 'event_id' | 'contact_id'>): string =>
  composedId([event_id, contact_id]);

/** The event and the member that `rsvpId` named. */
export const readRsvpId = (id: string): { readonly event: string; readonly contact: string } => {
  const [event = '', contact = ''] = id.split(':');
  return { event, contact };
};

/** Any answer is `event.rsvp`; a seat that became free for somebody who waited is `event.promoted`. */
export const rsvpEvents = /* @__PURE__ */ lifecycle<RsvpItem>()({
  thing: 'event',
  resource_type: 'event_rsvps',
  id: rsvpId,
  hidden: ['since'],
  created: 'rsvp',
  updated: ({ status: from }, { status: to }) => (from === 'waitlisted' && to === 'going' ? 'promoted' : 'rsvp'),
  deleted: 'rsvp_withdrawn',
  at: { rsvp: 'since', promoted: 'since', rsvp_withdrawn: onWrite },
});

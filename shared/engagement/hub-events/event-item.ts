import { type HubKey, hubPartition, type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { nobody, SETTLED } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { placeOf, tagFor } from '../../platform/ids/place-id.ts';

export const hubEventSeatsEntity = /* @__PURE__ */ entity('hub_event_seats');
export const hubEventWaitingEntity = /* @__PURE__ */ entity('hub_event_waiting');

export const LOCATION_TYPES = ['online', 'in_person', 'hybrid', 'tbd'] as const;
type LocationType = (typeof LOCATION_TYPES)[number];

/** The stored status. `live` and `ended` follow from the clock. */
export type StoredStatus = 'draft' | 'scheduled' | 'canceled' | 'deleted';

/** A stored event. RSVPs and their counts are separate rows, so that this one changes rarely. */
export interface HubEventItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly title: string;
  readonly description: string | null;
  /** In UTC, to the millisecond. */
  readonly starts_at: string;
  readonly ends_at: string;
  /** The IANA name of the zone in which the event is shown. */
  readonly timezone: string;
  readonly location_type: LocationType;
  readonly location_address: string | null;
  readonly location_url: string | null;
  readonly host_contact_id: string | null;
  readonly cover_media_id: string | null;
  /** The file of that media, for which URLs are signed. */
  readonly cover_file_id: string | null;
  /** The number of seats; null for no limit. */
  readonly rsvp_limit: number | null;
  readonly status: StoredStatus;
  readonly canceled_at: string | null;
  /** Only on deleted events: true if it had been published. */
  readonly was_shown?: boolean;
  /** True if an access rule restricts it. */
  readonly gated?: boolean;
  /** Incremented by each change; writes are conditional on it. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

const EVENT = 'E#';

/** The tag comes from the hub's id, or from the id of any of its events. */
const eventsPartition = (team: TeamId, tag: string): string => `${teamPartition(team)}#EVENTS#${tag}`;

/** The key from the team and the id alone; undefined for an id that no event can have. */
export const hubEventKey = (team: TeamId, id: string): Key | undefined => {
  const tag = placeOf(id);
  return tag === undefined ? undefined : { pk: eventsPartition(team, tag), sk: `${EVENT}${id}` };
};

/** The key of the row with the event's RSVP counts. */
export const seatsKey = (team: TeamId, id: string): Key | undefined => {
  const key = hubEventKey(team, id);
  return key && { ...key, pk: `${key.pk}#SEATS` };
};

/** The partition of the event's waiting list, longest wait first. */
export const waitingOf = ({ team_id, hub_id, id }: Pick<HubEventItem, 'team_id' | 'hub_id' | 'id'>): string =>
  `${eventsPartition(team_id, tagFor(hub_id))}#WAITING#${id}`;

/** The tag that the ids of a hub's events carry. */
export const eventTag = (hub: string): string => tagFor(hub);

/** The index partition of a hub's events by start, without deleted ones. */
export const eventsOf = (hub: HubKey): string => `${hubPartition(hub)}#EVENTS`;

export const STARTS = 'STARTS#';

export const startOrder = ({ id, starts_at }: Pick<HubEventItem, 'id' | 'starts_at'>): string =>
  `${STARTS}${starts_at}#${id}`;

export const hubEventSeatsKind = {
  entity: hubEventSeatsEntity,
  key: ['TEAM#{team}#EVENTS#{tag}#SEATS', 'E#{event}'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
  note: 'how many gave each answer, and how many may go',
} as const satisfies RowKind;

export const hubEventWaitingKind = {
  entity: hubEventWaitingEntity,
  key: ['TEAM#{team}#EVENTS#{tag}#WAITING#{event}', 'WAIT#{since}#{contact}'],
  events: 'none',
  person: { contact: { exported: { none: 'The RSVP is exported.' }, erased: SETTLED } },
  text: 'none',
  gives: false,
  note: 'who waits for a seat, longest first',
} as const satisfies RowKind;

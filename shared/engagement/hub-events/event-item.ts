import { type HubKey, hubPartition, type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { placeOf, tagFor } from '../../platform/ids/place-id.ts';

export const LOCATION_TYPES = ['online', 'in_person', 'hybrid', 'tbd'] as const;
type LocationType = (typeof LOCATION_TYPES)[number];

/** What an event is by somebody's hand; that it runs or has ended is told by the clock. */
export type StoredStatus = 'draft' | 'scheduled' | 'canceled' | 'deleted';

/** An event of a hub as stored. Who comes to it stands in rows of their own, so that this row changes seldom. */
export interface HubEventItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly title: string;
  readonly description: string | null;
  /** In UTC, to the millisecond. */
  readonly starts_at: string;
  readonly ends_at: string;
  /** An IANA name: where the times are the hours of a clock on the wall. */
  readonly timezone: string;
  readonly location_type: LocationType;
  readonly location_address: string | null;
  readonly location_url: string | null;
  readonly host_contact_id: string | null;
  readonly cover_media_id: string | null;
  /** The file of that media: what its address is signed for. */
  readonly cover_file_id: string | null;
  /** How many may go; null for as many as want to. */
  readonly rsvp_limit: number | null;
  readonly status: StoredStatus;
  readonly canceled_at: string | null;
  /** A deleted one had been published. */
  readonly was_shown?: boolean;
  /** An access rule stands on it. */
  readonly gated?: boolean;
  /** Grows by one with each change, so that nobody changes what they have not seen. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

const EVENT = 'E#';

/** Where a hub's events are kept: the tag comes from the hub's id or from that of any event of it. */
const eventsPartition = (team: TeamId, tag: string): string => `${teamPartition(team)}#EVENTS#${tag}`;

/** Found by its id and its team alone; `undefined` for an id that no event can have. */
export const hubEventKey = (team: TeamId, id: string): Key | undefined => {
  const tag = placeOf(id);
  return tag === undefined ? undefined : { pk: eventsPartition(team, tag), sk: `${EVENT}${id}` };
};

/** Where the row is kept that counts who comes to the event. */
export const seatsKey = (team: TeamId, id: string): Key | undefined => {
  const key = hubEventKey(team, id);
  return key && { ...key, pk: `${key.pk}#SEATS` };
};

/** The partition of those who wait for a seat, longest first. */
export const waitingOf = ({ team_id, hub_id, id }: Pick<HubEventItem, 'team_id' | 'hub_id' | 'id'>): string =>
  `${eventsPartition(team_id, tagFor(hub_id))}#WAITING#${id}`;

/** The tag that the ids of a hub's events carry. */
export const eventTag = (hub: string): string => tagFor(hub);

/** The partition of the index in which a hub's events stand by when they start; deleted ones are not in it. */
export const eventsOf = (hub: HubKey): string => `${hubPartition(hub)}#EVENTS`;

export const STARTS = 'STARTS#';

export const startOrder = ({ id, starts_at }: Pick<HubEventItem, 'id' | 'starts_at'>): string =>
  `${STARTS}${starts_at}#${id}`;

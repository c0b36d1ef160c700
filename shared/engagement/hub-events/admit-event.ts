import { openTargetIds } from '../../access/rules/gate.ts';
import type { Gated } from '../../access/rules/target.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { membershipForVisibility } from '../../hubs/people/members/standing.ts';
import { hasPermission, mayReadHub, type Reader } from '../../hubs/readers/readers.ts';
import { gather, type ReadRows } from '../../platform/db/gather.ts';
import { type HubKey, hubOf, type Key, type TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { Recent } from '../../platform/runtime/recent.ts';
import { type HubEventItem, hubEventKey, seatsKey } from './event-item.ts';
import { type RsvpItem, rsvpKey } from './rsvp-item.ts';
import { NO_SEATS, type SeatsItem } from './seats.ts';

/** An event that is there for the caller, its numbers, and what they answered. */
interface AdmittedEvent {
  readonly event: HubEventItem;
  readonly seats: SeatsItem;
  readonly rsvp: RsvpItem | undefined;
  readonly hub: HubKey;
  /** The caller, admitted to the hub. */
  readonly reader: Reader;
}

/** Whether the caller runs the hub's events. */
export const runsEvents = (reader: Reader): boolean => hasPermission(reader, 'content.manage');

/**
 * Drafts are there for those who run events alone, deleted ones for nobody, and none for keys that do not read the hub.
 */
export const isEventShownTo = (reader: Reader, { status }: Pick<HubEventItem, 'status'>): boolean =>
  status !== 'deleted' && (status === 'draft' ? runsEvents(reader) : mayReadHub(reader));

/** Which hub an event's partition is of never changes, so a process asks once. */
const places = new Recent<string>(5_000);

const accessKeys = (hub: HubKey, id: string, reader: Reader): readonly Key[] => [
  hubItemKey(hub),
  ...(reader.kind === 'contact' ? [memberKey(hub, reader.id), rsvpKey(hub, reader.id, id)] : []),
];

/** What access rules may keep a reader from, on the way to events. */
export const gatesTo = (hub: HubItem, events: readonly HubEventItem[]): readonly Gated[] => [
  { ...hub, type: 'hub' },
  ...events.map((event) => ({ ...event, type: 'event' }) as const),
];

/** All in one round trip, or in two where the process does not yet know the hub. */
const readAll = async (db: Table, team: TeamId, id: string, reader: Reader, key: Key): Promise<ReadRows> => {
  const numbers = seatsKey(team, id);
  const own = numbers ? [key, numbers] : [key];
  const known = places.get(key.pk);
  const rows = await gather(db, [...own, ...(known ? accessKeys({ team, hub: known }, id, reader) : [])]);
  const found = rows<HubEventItem>(key);
  if (!found || found.hub_id === known) return rows;
  places.set(key.pk, found.hub_id);
  return gather(db, [...own, ...accessKeys(hubOf(found), id, reader)], {}, rows);
};

/**
 * The event as the caller is admitted to it. `missing` for one of another team, of a hub they are not in, that they may
 * not see or that a rule closes to them, all alike; `turned_away` for who was banned or suspended in its hub and would see
 * it otherwise.
 */
export const admitEvent = async (
  db: Table,
  caller: Reader,
  team: TeamId,
  id: string,
  now: Date,
): Promise<AdmittedEvent | 'not_found' | 'barred'> => {
  const [key, numbers] = [hubEventKey(team, id), seatsKey(team, id)];
  if (!key || !numbers) return 'not_found';
  const rows = await readAll(db, team, id, caller, key);
  const event = rows<HubEventItem>(key);
  if (!event) return 'not_found';
  const hub = hubOf(event);
  const place = rows<HubItem>(hubItemKey(hub));
  if (!place) return 'not_found';
  const own = caller.kind === 'contact' ? caller.id : undefined;
  const { member, isBarred } = membershipForVisibility(
    own === undefined ? undefined : rows<MemberItem>(memberKey(hub, own)),
    now,
  );
  const reader = caller.kind === 'contact' ? { ...caller, member } : caller;
  if ((own !== undefined && !member) || !isEventShownTo(reader, event)) return 'not_found';
  const open = await openTargetIds(db, reader, hub, gatesTo(place, [event]), now);
  if (!open.has(id) || !open.has(hub.hub)) return 'not_found';
  if (isBarred) return 'barred';
  const rsvp = own === undefined ? undefined : rows<RsvpItem>(rsvpKey(hub, own, id));
  return { event, seats: rows<SeatsItem>(numbers) ?? NO_SEATS, rsvp, hub, reader };
};

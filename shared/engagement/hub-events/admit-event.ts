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

/** An event that the caller may see, its counts and the caller's RSVP. */
interface AdmittedEvent {
  readonly event: HubEventItem;
  readonly seats: SeatsItem;
  readonly rsvp: RsvpItem | undefined;
  readonly hub: HubKey;
  /** The caller, admitted to the hub. */
  readonly reader: Reader;
}

/** Whether the caller manages the hub's events. */
export const runsEvents = (reader: Reader): boolean => hasPermission(reader, 'content.manage');

/** Drafts are shown only to callers who manage events, deleted events to nobody. */
export const isEventShownTo = (reader: Reader, { status }: Pick<HubEventItem, 'status'>): boolean =>
  status !== 'deleted' && (status === 'draft' ? runsEvents(reader) : mayReadHub(reader));

/** An event never changes its hub, so the hub id is cached per process. */
const knownHubs = new Recent<string>(5_000);

const accessKeys = (hub: HubKey, id: string, reader: Reader): readonly Key[] => [
  hubItemKey(hub),
  ...(reader.kind === 'contact' ? [memberKey(hub, reader.id), rsvpKey(hub, reader.id, id)] : []),
];

/** The hub and the events. An access rule may restrict each of them. */
export const gatesTo = (hub: HubItem, events: readonly HubEventItem[]): readonly Gated[] => [
  { ...hub, type: 'hub' },
  ...events.map((event) => ({ ...event, type: 'event' }) as const),
];

/** One round trip; two if the hub is not cached yet. */
const readAll = async (db: Table, team: TeamId, id: string, reader: Reader, key: Key): Promise<ReadRows> => {
  const numbers = seatsKey(team, id);
  const own = numbers ? [key, numbers] : [key];
  const known = knownHubs.get(key.pk);
  const rows = await gather(db, [...own, ...(known ? accessKeys({ team, hub: known }, id, reader) : [])]);
  const found = rows<HubEventItem>(key);
  if (!found || found.hub_id === known) return rows;
  knownHubs.set(key.pk, found.hub_id);
  return gather(db, [...own, ...accessKeys(hubOf(found), id, reader)], {}, rows);
};

/**
 * Admits the caller to an event. `not_found` if it does not exist in the team or the caller may not see it; `barred` if
 * they could see it but are banned or suspended in its hub.
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

import type { FurtherPlace } from '../../../platform/db/further-places.ts';
import { settlePlaces } from '../../../platform/db/further-places.ts';
import { type HubKey, hubPartition, type Key } from '../../../platform/db/key.ts';
import { sortOf } from '../../../platform/db/listing.ts';
import { rowsAt } from '../../../platform/db/rows-at.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type PointsItem, pointsKey } from '../../awards/award-item.ts';
import { type ContactItem, contactKey } from '../contacts/contact-item.ts';
import { comparable, nameOrder, personPlaceEntity, personPlaceKey } from '../places/person-place.ts';
import { lastActiveDay } from './active-days.ts';
import { type MemberItem, memberKey, memberOrder } from './member-item.ts';
import { marksOf } from './member-marks.ts';

/** A further place of a membership, with what filters read. */
export interface MemberPlace extends Pick<MemberItem, 'contact_id' | 'role' | 'status'> {
  /** The beginning of the name, as filters compare it; absent in the place by name. */
  readonly named?: string;
  readonly marks?: readonly string[];
}

/** The orders of a hub's members besides that by name. */
type MemberOrder = 'joined_at' | 'last_active_at' | 'points';

const ORDERS: Readonly<Record<MemberOrder, string>> = {
  joined_at: 'JOINED',
  last_active_at: 'ACTIVE',
  points: 'POINTS',
};

/** The index partition of all members of a hub by name, former ones included. */
export const membersByName = (hub: HubKey): string => `${hubPartition(hub)}#MEMBERS#NAMES`;

/** The index partition of all members of a hub with one role, former ones included, in order of creation. */
export const membersByRole = (hub: HubKey, role: MemberItem['role']): string =>
  `${hubPartition(hub)}#MEMBERS#ROLE#${role}`;

/** The index partition of all members of a hub in an order, former ones included. */
export const membersInOrder = (hub: HubKey, order: MemberOrder): string =>
  `${hubPartition(hub)}#MEMBERS#BY#${ORDERS[order]}`;

const placeKey = (hub: HubKey, contact: string, order: string) =>
  personPlaceKey(hub.team, contact, `HUB#${hub.hub}#${order}`);

/** What decides over a member's places. */
interface Placed {
  readonly member: MemberItem | undefined;
  readonly person: ContactItem | undefined;
  readonly points: number;
  readonly activeDay: string | undefined;
  readonly marks: readonly string[];
}

const activeOrder = (day = '-'): string => `ACTIVE#${day}`;

const placesOf = (hub: HubKey, contact: string, placed: Placed): readonly FurtherPlace[] => {
  const { member, person, points, activeDay, marks } = placed;
  const [byName, byRole, byJoining, byActivity, byPoints] = ['NAME', 'ROLE', 'JOINED', 'ACTIVE', 'POINTS'].map(
    (order) => placeKey(hub, contact, order),
  ) as [Key, Key, Key, Key, Key];
  if (!member || !person) return [byName, byRole, byJoining, byActivity, byPoints].map((key) => ({ key }));
  const { contact_id, role, status, joined_at } = member;
  const attributes = { contact_id, role, status, ...(marks.length > 0 && { marks }) };
  const named = person.name === null ? attributes : { ...attributes, named: comparable(person.name) };
  const inOrder = (key: Key, order: MemberOrder, sort: string): FurtherPlace => ({
    key,
    at: { partition: membersInOrder(hub, order), sort: `${sort}#${contact}`, attributes: named },
  });
  return [
    { key: byName, at: { partition: membersByName(hub), sort: nameOrder(person.name, contact), attributes } },
    { key: byRole, at: { partition: membersByRole(hub, role), sort: memberOrder(member), attributes } },
    inOrder(byJoining, 'joined_at', `JOINED#${joined_at ?? '-'}`),
    inOrder(byActivity, 'last_active_at', activeOrder(activeDay)),
    inOrder(byPoints, 'points', `POINTS#${String(points).padStart(12, '0')}`),
  ];
};

/** Makes the member's places agree with their membership, name, profile, tags, points and last active day. */
export const settleMemberPlaces = (db: Table, hub: HubKey, contact: string): Promise<void> =>
  settlePlaces(db, {
    entity: personPlaceEntity,
    async read() {
      const keys = [memberKey(hub, contact), contactKey(hub.team, contact), pointsKey(hub, contact)];
      const [[member, person, total], activeDay] = await Promise.all([
        rowsAt<[MemberItem, ContactItem, PointsItem]>(db, keys),
        lastActiveDay(db, hub, contact),
      ]);
      const marks = member && person ? await marksOf(db, hub.team, contact, person.fields) : [];
      return placesOf(hub, contact, { member, person, points: total?.points ?? 0, activeDay, marks });
    },
  });

/** The start of the last UTC day on which each of the members was active; null without one. Lags behind a change. */
export const lastActive = async (
  db: Table,
  hub: HubKey,
  contacts: readonly string[],
): Promise<readonly (string | null)[]> => {
  const keys = contacts.map((contact) => placeKey(hub, contact, 'ACTIVE'));
  const places = await db.getMany<object>(keys, { eventual: true });
  return places.map((place) => {
    const [, day = '-'] = sortOf(place ?? {}).split('#');
    return day === '-' || day === '' ? null : `${day}T00:00:00.000Z`;
  });
};

/** Whether the place by activity does not have the day yet. Can be true although it has. */
export const lacksActiveDay = async (db: Table, hub: HubKey, contact: string, day: string): Promise<boolean> => {
  const place = await db.get<object>(placeKey(hub, contact, 'ACTIVE'), { eventual: true });
  return !place || sortOf(place) < activeOrder(day);
};

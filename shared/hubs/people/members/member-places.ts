import type { FurtherPlace } from '../../../platform/db/further-places.ts';
import { settlePlaces } from '../../../platform/db/further-places.ts';
import { type HubKey, hubPartition } from '../../../platform/db/key.ts';
import { rowsAt } from '../../../platform/db/rows-at.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type ContactItem, contactKey } from '../contacts/contact-item.ts';
import { nameOrder, personPlaceKey } from '../places/person-place.ts';
import { type MemberItem, memberKey, memberOrder } from './member-item.ts';

/** A further place of a membership, with what filters read. */
export type MemberPlace = Pick<MemberItem, 'contact_id' | 'role' | 'status'>;

/** The index partition of all members of a hub by name, former ones included. */
export const membersByName = (hub: HubKey): string => `${hubPartition(hub)}#MEMBERS#NAMES`;

/** The index partition of all members of a hub with one role, former ones included, in order of creation. */
export const membersByRole = (hub: HubKey, role: MemberItem['role']): string =>
  `${hubPartition(hub)}#MEMBERS#ROLE#${role}`;

const placesOf = (
  hub: HubKey,
  contact: string,
  member: MemberItem | undefined,
  person: ContactItem | undefined,
): readonly FurtherPlace[] => {
  const keyOf = (order: string) => personPlaceKey(hub.team, contact, `HUB#${hub.hub}#${order}`);
  const [byName, byRole] = [keyOf('NAME'), keyOf('ROLE')];
  if (!member || !person) return [{ key: byName }, { key: byRole }];
  const { contact_id, role, status } = member;
  const attributes = { contact_id, role, status };
  return [
    { key: byName, at: { partition: membersByName(hub), sort: nameOrder(person.name, contact), attributes } },
    { key: byRole, at: { partition: membersByRole(hub, role), sort: memberOrder(member), attributes } },
  ];
};

/** Makes the member's places by name and role agree with their membership and name. */
export const settleMemberPlaces = (db: Table, hub: HubKey, contact: string): Promise<void> =>
  settlePlaces(db, {
    entity: 'person_place',
    async read() {
      const keys = [memberKey(hub, contact), contactKey(hub.team, contact)];
      const [member, person] = await rowsAt<[MemberItem, ContactItem]>(db, keys);
      return placesOf(hub, contact, member, person);
    },
  });

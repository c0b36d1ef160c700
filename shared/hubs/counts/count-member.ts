import type { Item } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import { contactKey } from '../people/contacts/contact-item.ts';
import { isAdmitted, type MemberItem, memberKey } from '../people/members/member-item.ts';
import { personPlaces } from '../people/places/person-place.ts';
import {
  isCurrentMembership,
  SPACE_MEMBERSHIP,
  type SpaceMembershipItem,
  spaceMembershipsOf,
} from '../space-memberships/space-membership-item.ts';
import { hubMemberCount, hubMemberMark, memberMarks, spaceCount, spaceMemberMark } from './count-item.ts';
import { type Countable, settleCounts } from './settle-counts.ts';

/**
 * Whether the contact of a membership was deleted. Only a ban outlives its contact; the erasure then removes the space
 * memberships without an event, so they stop counting with the contact.
 */
const isOfDeleted = async (db: Table, hub: HubKey, contact: string, member: MemberItem | undefined): Promise<boolean> =>
  member?.status === 'banned' && (await db.get(contactKey(hub.team, contact))) === undefined;

/**
 * Makes the counts of members agree with a contact's memberships in a hub and its spaces. An active membership in a
 * space counts as long as the contact exists and has not left the hub since.
 */
export const settleMemberCounts = (db: Table, hub: HubKey, contact: string): Promise<void> =>
  settleCounts(db, async () => {
    const now = new Date();
    const [member, places, marks] = await Promise.all([
      db.get<MemberItem>(memberKey(hub, contact)),
      queryAll<SpaceMembershipItem>(db, { partition: spaceMembershipsOf(hub, contact), prefix: SPACE_MEMBERSHIP }),
      queryAll<{ readonly space_id?: string }>(db, {
        partition: personPlaces(hub.team, contact),
        prefix: memberMarks(hub),
      }),
    ]);
    const marked = new Set(marks.map(({ sk }: Item) => sk));
    const counted = (await isOfDeleted(db, hub, contact, member)) ? [] : places;
    const current = counted.filter((place) => place.status === 'active' && isCurrentMembership(member, place, now));
    const inside = new Set(current.map(({ space_id }) => space_id));
    const spaces = new Set([...inside, ...marks.flatMap(({ space_id }) => space_id ?? [])]);
    const inHub: Omit<Countable, 'isMarked'> = {
      mark: hubMemberMark(hub, contact),
      counter: hubMemberCount(hub),
      attributes: {},
      isCounted: member !== undefined && isAdmitted(member, now.getTime()),
    };
    const inSpaces = [...spaces].map((space_id) => ({
      mark: spaceMemberMark(hub, contact, space_id),
      counter: spaceCount(hub, space_id, 'members'),
      attributes: { space_id },
      isCounted: inside.has(space_id),
    }));
    return [inHub, ...inSpaces].map((one) => ({ ...one, isMarked: marked.has(one.mark.sk) }));
  });

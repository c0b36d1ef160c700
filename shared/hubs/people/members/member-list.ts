import { gather } from '../../../platform/db/gather.ts';
import { type HubKey, hubPartition } from '../../../platform/db/key.ts';
import { listPlaces } from '../../../platform/db/list-places.ts';
import { firstPage } from '../../../platform/db/page-of.ts';
import type { Page, PageRequest, Position } from '../../../platform/db/query.ts';
import type { GetOptions } from '../../../platform/db/read.ts';
import { rowsAt } from '../../../platform/db/rows-at.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type ContactItem, contactKey } from '../contacts/contact-item.ts';
import { fieldsIn, type ProfileFieldsItem, profileFieldsKey } from '../profile-fields/profile-field-item.ts';
import { type ContactTagItem, contactTagKey, isTagActive } from '../tags/contact-tag-item.ts';
import { tagKey } from '../tags/tag-item.ts';
import { isFound, type MemberFilter, type MemberSort, needsPlaces, placesQuery } from './member-filter.ts';
import { isAdmitted, MEMBER_ORDER, type MemberItem, memberKey, membersByStatus } from './member-item.ts';
import type { MemberPlace } from './member-places.ts';
import { activityOf, type Member, type MemberDeps, memberOf, withContacts, withoutErased } from './member-profile.ts';

/** The current and former members of one hub. */
export const memberList = (db: Table, hub: HubKey, showing: MemberDeps) => {
  /** The members with these ids that match the filter now, in the order of the ids. */
  const matching = async (ids: readonly string[], filter: MemberFilter): Promise<readonly Member[]> => {
    const { tag } = filter;
    const found = (await withoutErased(db, hub, ids, showing)).filter((member) => isFound(member, filter));
    if (tag === undefined || found.length === 0) return found;
    const keyOf = ({ contact_id }: Member) => contactTagKey(hub.team, contact_id, tag);
    const of = tagKey(hub.team, tag);
    const tags = await gather(db, [of, ...found.map(keyOf)], { eventual: true });
    if (!tags(of)) return [];
    return found.filter((member) => {
      const held = tags<ContactTagItem>(keyOf(member));
      return held !== undefined && isTagActive(held, showing.now);
    });
  };

  /** The members whose ids are given, by id. */
  const byId = async (ids: readonly string[], filter: MemberFilter, { limit, after }: PageRequest) => {
    const sorted = [...ids].sort().filter((id) => id > (after?.id ?? ''));
    const found = await matching(sorted, filter);
    return firstPage(found, limit, ({ contact_id }): Position => ({ id: contact_id }));
  };

  /** The members at the places that the filter selects, as they are now. */
  const byPlace = (filter: MemberFilter, sort: MemberSort | undefined, page: PageRequest): Promise<Page<Member>> =>
    listPlaces<MemberPlace, Member>(db, placesQuery(hub, filter, sort), page, async (places) => {
      const ids = places.map(({ contact_id }) => contact_id);
      const found = await matching(ids, filter);
      const byContact = new Map(found.map((member) => [member.contact_id, member]));
      return ids.map((id) => byContact.get(id));
    });

  return {
    async get(contact: string): Promise<Member | undefined> {
      const keys = [memberKey(hub, contact), contactKey(hub.team, contact), profileFieldsKey(hub.team)];
      const [[item, person, fields], [active]] = await Promise.all([
        rowsAt<[MemberItem, ContactItem, ProfileFieldsItem]>(db, keys),
        activityOf(db, hub, [contact], showing),
      ]);
      return item && memberOf(item, { contact: person, fields: fieldsIn(hub.team, fields), active }, showing);
    },

    /**
     * With ids, the members by id; with a beginning of names, profile fields or a tag, by name; with a role or a status
     * only, the newest members first. Without a filter all members, the oldest contacts first. A sort applies to all
     * but ids.
     */
    async list(filter: MemberFilter, page: PageRequest, sort?: MemberSort): Promise<Page<Member>> {
      if (filter.ids) return byId(filter.ids, filter, page);
      if (needsPlaces(filter, sort)) return byPlace(filter, sort, page);
      const { items, next } = await db.query<MemberItem>(
        filter.status === undefined
          ? { partition: hubPartition(hub), prefix: 'MEMBER#', ...page }
          : {
              partition: membersByStatus(hub, filter.status),
              prefix: MEMBER_ORDER,
              index: 'listing',
              descending: true,
              ...page,
            },
      );
      return { items: await withContacts(db, hub, items, showing), next };
    },

    /** The contacts who are active members of the hub now, in the given order; at most 100. */
    async inside(contacts: readonly string[], options?: GetOptions): Promise<readonly Member[]> {
      const keys = contacts.map((contact) => memberKey(hub, contact));
      const rows = await db.getMany<MemberItem>(keys, options);
      const admitted = rows.filter((row) => row !== undefined).filter((row) => isAdmitted(row, showing.now.getTime()));
      return withContacts(db, hub, admitted, showing);
    },
  };
};

import type { PresentDeps } from '../../../media/attachments/present-attachments.ts';
import { getLagging } from '../../../platform/db/get-lagging.ts';
import { type HubKey, hubPartition, type TeamId } from '../../../platform/db/key.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import type { GetOptions } from '../../../platform/db/read.ts';
import { rowsAt } from '../../../platform/db/rows-at.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type ContactItem, contactKey } from '../contacts/contact-item.ts';
import { contactPhotos } from '../portraits/portrait.ts';
import {
  isAdmitted,
  isFormerStatus,
  MEMBER_ORDER,
  type MemberItem,
  type MemberStatus,
  memberKey,
  membersByStatus,
  statusAt,
} from './member-item.ts';

/** A membership with the contact's profile and the current status. */
interface Member extends MemberItem {
  readonly name: string | null;
  readonly email: string | null;
  readonly photo_url: string | null;
  readonly photo_url_expires_at: string | null;
  readonly photo_thumbnail_url: string | null;
  readonly photo_thumbnail_url_expires_at: string | null;
  readonly expires_at: string | null;
  readonly warning_count: number;
}

const memberOf = (item: MemberItem, contact: ContactItem | undefined, showing: PresentDeps): Member => ({
  ...item,
  status: statusAt(item, showing.now.getTime()),
  name: contact?.name ?? null,
  email: contact?.email ?? null,
  ...contactPhotos(contact ?? { id: item.contact_id, team_id: item.team_id }, showing),
  expires_at: item.expires_at ?? null,
  warning_count: item.warning_count ?? 0,
});

/** The contacts of former members may be deleted; those of others exist. */
const withContacts = async (db: Table, team: TeamId, items: readonly MemberItem[], showing: PresentDeps) => {
  const keys = items.map(({ contact_id }) => contactKey(team, contact_id));
  const found = await getLagging<ContactItem>(db, keys, (nth) => !isFormerStatus(items[nth]?.status));
  return items.map((item, index) => memberOf(item, found[index], showing));
};

/** The current and former members of one hub. */
export const memberList = (db: Table, hub: HubKey, showing: PresentDeps) => ({
  async get(contact: string): Promise<Member | undefined> {
    const keys = [memberKey(hub, contact), contactKey(hub.team, contact)];
    const [item, person] = await rowsAt<[MemberItem, ContactItem]>(db, keys);
    return item && memberOf(item, person, showing);
  },

  /** With a status, the newest members first, from the index. Without one, all members, the oldest contacts first. */
  async list(status: MemberStatus | undefined, page: PageRequest): Promise<Page<Member>> {
    const { items, next } = await db.query<MemberItem>(
      status === undefined
        ? { partition: hubPartition(hub), prefix: 'MEMBER#', ...page }
        : {
            partition: membersByStatus(hub, status),
            prefix: MEMBER_ORDER,
            index: 'listing',
            descending: true,
            ...page,
          },
    );
    const people = await withContacts(db, hub.team, items, showing);
    return { items: people, next };
  },

  /** The contacts who are active members of the hub now, in the given order; at most 100. */
  async inside(contacts: readonly string[], options?: GetOptions): Promise<readonly Member[]> {
    const keys = contacts.map((contact) => memberKey(hub, contact));
    const rows = await db.getMany<MemberItem>(keys, options);
    const admitted = rows.filter((row) => row !== undefined).filter((row) => isAdmitted(row, showing.now.getTime()));
    return withContacts(db, hub.team, admitted, showing);
  },
});

import type { PresentDeps } from '../../../media/attachments/present-attachments.ts';
import { gather } from '../../../platform/db/gather.ts';
import { getLagging } from '../../../platform/db/get-lagging.ts';
import type { HubKey, TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type ContactItem, contactKey } from '../contacts/contact-item.ts';
import { contactPhotos } from '../portraits/portrait.ts';
import { isFormerStatus, type MemberItem, memberKey, statusAt } from './member-item.ts';

/** A membership with the contact's profile and the current status. */
export interface Member extends MemberItem {
  readonly name: string | null;
  readonly email: string | null;
  readonly photo_url: string | null;
  readonly photo_url_expires_at: string | null;
  readonly photo_thumbnail_url: string | null;
  readonly photo_thumbnail_url_expires_at: string | null;
  readonly expires_at: string | null;
  readonly warning_count: number;
}

export const memberOf = (item: MemberItem, contact: ContactItem | undefined, showing: PresentDeps): Member => ({
  ...item,
  status: statusAt(item, showing.now.getTime()),
  name: contact?.name ?? null,
  email: contact?.email ?? null,
  ...contactPhotos(contact ?? { id: item.contact_id, team_id: item.team_id }, showing),
  expires_at: item.expires_at ?? null,
  warning_count: item.warning_count ?? 0,
});

/** The contacts of former members may be deleted; those of others exist. */
export const withContacts = async (db: Table, team: TeamId, items: readonly MemberItem[], showing: PresentDeps) => {
  const keys = items.map(({ contact_id }) => contactKey(team, contact_id));
  const found = await getLagging<ContactItem>(db, keys, (nth) => !isFormerStatus(items[nth]?.status));
  return items.map((item, index) => memberOf(item, found[index], showing));
};

/** The members with these ids whose contact exists, in the order of the ids, in one round trip. */
export const withoutErased = async (
  db: Table,
  hub: HubKey,
  ids: readonly string[],
  showing: PresentDeps,
): Promise<readonly Member[]> => {
  const keys = ids.flatMap((id) => [memberKey(hub, id), contactKey(hub.team, id)]);
  const rows = await gather(db, keys, { eventual: true });
  return ids.flatMap((id) => {
    const item = rows<MemberItem>(memberKey(hub, id));
    const contact = rows<ContactItem>(contactKey(hub.team, id));
    return item && contact ? [memberOf(item, contact, showing)] : [];
  });
};

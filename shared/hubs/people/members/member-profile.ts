import type { PresentDeps } from '../../../media/attachments/present-attachments.ts';
import { gather } from '../../../platform/db/gather.ts';
import { getLagging } from '../../../platform/db/get-lagging.ts';
import type { HubKey, TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type ContactItem, contactKey } from '../contacts/contact-item.ts';
import { profileFieldsOf, profileOf } from '../contacts/profile.ts';
import { contactPhotos } from '../portraits/portrait.ts';
import type { FieldAudience } from '../profile-fields/field-values.ts';
import type { ProfileField } from '../profile-fields/profile-field-item.ts';
import { isAutomatedSender, isFormerStatus, type MemberItem, memberKey, statusAt } from './member-item.ts';

/** A membership with the contact's profile and the current status. */
export interface Member extends MemberItem, ReturnType<typeof profileOf> {
  readonly name: string | null;
  readonly email: string | null;
  readonly photo_url: string | null;
  readonly photo_url_expires_at: string | null;
  readonly photo_thumbnail_url: string | null;
  readonly photo_thumbnail_url_expires_at: string | null;
  readonly expires_at: string | null;
  readonly warning_count: number;
  readonly is_automated_sender: boolean;
}

/** Who the members are shown to. Other members do not see values of the team's own profile fields. */
export interface MemberDeps extends PresentDeps {
  readonly audience: Exclude<FieldAudience, 'self'>;
}

export const memberOf = (
  item: MemberItem,
  contact: ContactItem | undefined,
  fields: readonly ProfileField[],
  showing: MemberDeps,
): Member => ({
  ...item,
  ...profileOf(fields, contact, showing.audience),
  status: statusAt(item, showing.now.getTime()),
  name: contact?.name ?? null,
  email: contact?.email ?? null,
  ...contactPhotos(contact ?? { id: item.contact_id, team_id: item.team_id }, showing),
  expires_at: item.expires_at ?? null,
  warning_count: item.warning_count ?? 0,
  is_automated_sender: isAutomatedSender(item, showing.now.getTime()),
});

/**
 * The contacts and the profile fields are read together. The contacts of former members may be deleted; those of others
 * exist.
 */
export const withContacts = async (db: Table, team: TeamId, items: readonly MemberItem[], showing: MemberDeps) => {
  if (items.length === 0) return [];
  const keys = items.map(({ contact_id }) => contactKey(team, contact_id));
  const [found, fields] = await Promise.all([
    getLagging<ContactItem>(db, keys, (nth) => !isFormerStatus(items[nth]?.status)),
    profileFieldsOf(db, team, { eventual: true }),
  ]);
  return items.map((item, index) => memberOf(item, found[index], fields, showing));
};

/** The members with these ids whose contact exists, in the order of the ids, in one round trip. */
export const withoutErased = async (
  db: Table,
  hub: HubKey,
  ids: readonly string[],
  showing: MemberDeps,
): Promise<readonly Member[]> => {
  if (ids.length === 0) return [];
  const keys = ids.flatMap((id) => [memberKey(hub, id), contactKey(hub.team, id)]);
  const [rows, fields] = await Promise.all([
    gather(db, keys, { eventual: true }),
    profileFieldsOf(db, hub.team, { eventual: true }),
  ]);
  return ids.flatMap((id) => {
    const item = rows<MemberItem>(memberKey(hub, id));
    const contact = rows<ContactItem>(contactKey(hub.team, id));
    return item && contact ? [memberOf(item, contact, fields, showing)] : [];
  });
};

import type { PresentDeps } from '../../../media/attachments/present-attachments.ts';
import { gather } from '../../../platform/db/gather.ts';
import { getLagging } from '../../../platform/db/get-lagging.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type ContactItem, contactKey } from '../contacts/contact-item.ts';
import { profileFieldsOf, profileOf } from '../contacts/profile.ts';
import { contactPhotos } from '../portraits/portrait.ts';
import type { FieldAudience } from '../profile-fields/field-values.ts';
import type { ProfileField } from '../profile-fields/profile-field-item.ts';
import { isAutomatedSender, isFormerStatus, type MemberItem, memberKey, statusAt } from './member-item.ts';
import { lastActive } from './member-places.ts';

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
  readonly last_active_at: string | null;
}

/** Who the members are shown to. Other members do not see values of the team's own profile fields. */
export interface MemberDeps extends PresentDeps {
  readonly audience: Exclude<FieldAudience, 'self'>;
}

/** When each of the contacts was last active, for the team; other members do not see it. */
export const activityOf = async (
  db: Table,
  hub: HubKey,
  contacts: readonly string[],
  { audience }: MemberDeps,
): Promise<readonly (string | null)[]> => (audience === 'team' ? lastActive(db, hub, contacts) : []);

/** What a member consists of besides the membership. */
interface MemberParts {
  readonly contact: ContactItem | undefined;
  readonly fields: readonly ProfileField[];
  readonly active: string | null | undefined;
}

export const memberOf = (item: MemberItem, { contact, fields, active }: MemberParts, showing: MemberDeps): Member => ({
  ...item,
  ...profileOf(fields, contact, showing.audience),
  status: statusAt(item, showing.now.getTime()),
  name: contact?.name ?? null,
  email: contact?.email ?? null,
  ...contactPhotos(contact ?? { id: item.contact_id, team_id: item.team_id }, showing),
  expires_at: item.expires_at ?? null,
  warning_count: item.warning_count ?? 0,
  is_automated_sender: isAutomatedSender(item, showing.now.getTime()),
  last_active_at: active ?? null,
});

/**
 * The contacts and the profile fields are read together. The contacts of former members may be deleted; those of others
 * exist.
 */
export const withContacts = async (db: Table, hub: HubKey, items: readonly MemberItem[], showing: MemberDeps) => {
  if (items.length === 0) return [];
  const ids = items.map(({ contact_id }) => contact_id);
  const keys = ids.map((id) => contactKey(hub.team, id));
  const [found, fields, active] = await Promise.all([
    getLagging<ContactItem>(db, keys, (nth) => !isFormerStatus(items[nth]?.status)),
    profileFieldsOf(db, hub.team, { eventual: true }),
    activityOf(db, hub, ids, showing),
  ]);
  return items.map((item, nth) => memberOf(item, { contact: found[nth], fields, active: active[nth] }, showing));
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
  const [rows, fields, active] = await Promise.all([
    gather(db, keys, { eventual: true }),
    profileFieldsOf(db, hub.team, { eventual: true }),
    activityOf(db, hub, ids, showing),
  ]);
  return ids.flatMap((id, nth) => {
    const item = rows<MemberItem>(memberKey(hub, id));
    const contact = rows<ContactItem>(contactKey(hub.team, id));
    return item && contact ? [memberOf(item, { contact, fields, active: active[nth] }, showing)] : [];
  });
};

import type { TeamId } from '../../../platform/db/key.ts';
import type { GetOptions } from '../../../platform/db/read.ts';
import { rowsAt } from '../../../platform/db/rows-at.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type FieldAudience, shownValues } from '../profile-fields/field-values.ts';
import {
  fieldsIn,
  type ProfileField,
  type ProfileFieldsItem,
  profileFieldsKey,
} from '../profile-fields/profile-field-item.ts';
import { type ContactItem, contactKey } from './contact-item.ts';

/** A contact with the profile fields of the team, which say what their values mean and who sees them. */
export interface ProfiledContact {
  readonly contact: ContactItem;
  readonly fields: readonly ProfileField[];
}

/** The attributes of a profile with the values that an audience sees. Views for members omit the last two. */
export const profileOf = (
  fields: readonly ProfileField[],
  contact: Partial<ContactItem> | undefined,
  audience: FieldAudience,
) => {
  const { headline = null, bio = null, links = [], time_zone = null, locale = null } = contact ?? {};
  return { headline, bio, profile_links: links, fields: shownValues(fields, contact, audience), time_zone, locale };
};

interface NamedLinks {
  readonly profile_links?: ContactItem['links'];
}

/** The attributes of a profile in a request, under the names that are stored. */
export const storedProfile = <T extends NamedLinks>({
  profile_links: links,
  ...profile
}: T): Omit<T, 'profile_links'> & Pick<ContactItem, 'links'> => ({ ...profile, ...(links && { links }) });

/** The profile fields of a team, by position. */
export const profileFieldsOf = async (
  db: Table,
  team: TeamId,
  options?: GetOptions,
): Promise<readonly ProfileField[]> => fieldsIn(team, await db.get<ProfileFieldsItem>(profileFieldsKey(team), options));

/** A contact with the profile fields, in one round trip. */
export const profiledContact = async (db: Table, team: TeamId, id: string): Promise<ProfiledContact | undefined> => {
  const [contact, item] = await rowsAt<[ContactItem, ProfileFieldsItem]>(db, [
    contactKey(team, id),
    profileFieldsKey(team),
  ]);
  return contact && { contact, fields: fieldsIn(team, item) };
};

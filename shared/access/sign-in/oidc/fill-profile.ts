import { type ContactItem, contactKey } from '../../../hubs/people/contacts/contact-item.ts';
import { profiledContact } from '../../../hubs/people/contacts/profile.ts';
import { fromCell, readFieldValue } from '../../../hubs/people/profile-fields/field-value.ts';
import { changedValues, sameValues } from '../../../hubs/people/profile-fields/field-values.ts';
import { fieldValue } from '../../../hubs/people/profile-fields/interpreted-value.ts';
import type { ProfileField } from '../../../hubs/people/profile-fields/profile-field-item.ts';
import { all, equals, live } from '../../../platform/db/expression.ts';
import { attributesOf } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { VerifiedPerson } from './verified-person.ts';

/** The values that fit an empty field, by key. */
const fitting = (fields: readonly ProfileField[], contact: ContactItem, values: VerifiedPerson['values']) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = fromCell(field, values[field.key]);
      if (value === undefined || fieldValue(field, contact.fields) !== undefined) return [];
      return 'expected' in readFieldValue(field, value) ? [] : [[field.key, value] as const];
    }),
  );

/**
 * Fills the empty name and profile fields of a contact with the claims of a sign-in. A claim that does not fit its field
 * is ignored. After a concurrent change nothing is written, and the next sign-in fills what is still empty.
 */
export const fillProfile = async (
  db: Table,
  team: TeamId,
  id: string,
  { name, values }: Pick<VerifiedPerson, 'name' | 'values'>,
  now: Date,
): Promise<void> => {
  if (name === null && Object.keys(values).length === 0) return;
  const profiled = await profiledContact(db, team, id);
  if (!profiled) return;
  const { contact, fields } = profiled;
  const given = fitting(fields, contact, values);
  const changed = Object.keys(given).length > 0 ? changedValues(fields, contact, given, 'team') : undefined;
  const set = {
    ...(contact.name === null && name !== null && { name }),
    ...(changed && 'values' in changed && { fields: changed.values }),
  };
  if (Object.keys(set).length === 0) return;
  const by = { updated_at: now.toISOString(), actor: { type: 'contact', id } };
  const unchanged = all(live, sameValues(contact), equals('name', contact.name));
  await db.update<ContactItem>(contactKey(team, id), { set: attributesOf({ ...set, ...by }) }, unchanged);
};

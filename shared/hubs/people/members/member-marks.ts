import { createHash } from 'node:crypto';
import { contactPartition, type TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { comparable } from '../places/person-place.ts';
import type { FieldValue, StoredFieldValues } from '../profile-fields/field-value.ts';
import type { ContactTagItem } from '../tags/contact-tag-item.ts';

const LENGTH = 8;

/** A short hash, so that a row holds all values of a profile. Different values can have the same mark. */
const markOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, LENGTH);

/** The texts that a value is found by: each chosen option, or the value itself; case and accents are ignored. */
const textsOf = (value: FieldValue): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map((one) => comparable(String(one)));

/** Whether a stored value is found by a value of a filter. */
export const isFoundBy = (stored: FieldValue | undefined, wanted: FieldValue): boolean =>
  stored !== undefined && textsOf(wanted).every((text) => textsOf(stored).includes(text));

/** The marks of one value of a profile field. */
export const fieldMarks = (field: string, value: FieldValue): readonly string[] =>
  textsOf(value).map((text) => markOf('field', field, text));

export const tagMark = (tag: string): string => markOf('tag', tag);

const MAX_TAGS = 1_000;

/** What filters of a hub's members find a contact by: the values of their profile and their tags, expired ones too. */
export const marksOf = async (
  db: Table,
  team: TeamId,
  contact: string,
  values: StoredFieldValues = {},
): Promise<readonly string[]> => {
  const partition = contactPartition(team, contact);
  const { items } = await db.query<ContactTagItem>({ partition, prefix: 'TAG#', limit: MAX_TAGS });
  const fields = Object.entries(values).flatMap(([field, value]) => fieldMarks(field, value));
  return [...new Set([...fields, ...items.map(({ tag_id }) => tagMark(tag_id))])].sort();
};

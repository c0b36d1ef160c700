import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { profileFieldsOf } from '../contacts/profile.ts';
import { fromCell, readFieldValue } from '../profile-fields/field-value.ts';
import { type FieldAudience, isFieldVisible } from '../profile-fields/field-values.ts';
import type { FieldFilter } from './member-filter.ts';

/** A key that the audience does not know, or a value that the field cannot have. */
type FilterProblem = { readonly key: string; readonly expected?: string };

/** The filters by key as filters by field. A field that the audience does not see is unknown to it. */
export const fieldFilters = async (
  db: Table,
  team: TeamId,
  given: Readonly<Record<string, string>>,
  audience: FieldAudience,
): Promise<{ readonly filters: readonly FieldFilter[] } | FilterProblem> => {
  const fields = await profileFieldsOf(db, team);
  const filters: FieldFilter[] = [];
  for (const [key, text] of Object.entries(given)) {
    const field = fields.find((one) => one.key === key);
    if (!field || !isFieldVisible(field, audience)) return { key };
    const value = field.type === 'multi_select' ? [text.trim()] : fromCell(field, text);
    const read = readFieldValue(field, value);
    if ('expected' in read) return { key, expected: read.expected };
    filters.push({ id: field.id, key, value: read.value });
  }
  return { filters };
};

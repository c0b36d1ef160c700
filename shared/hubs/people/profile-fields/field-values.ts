import { absent, type Condition, equals } from '../../../platform/db/expression.ts';
import { type FieldValue, readFieldValue, type StoredFieldValues } from './field-value.ts';
import { fieldValue } from './interpreted-value.ts';
import type { ProfileField } from './profile-field-item.ts';

/** Who reads or writes values: the contact, another member of a hub, or the team. */
export type FieldAudience = 'self' | 'member' | 'team';

type FieldValues = Readonly<Record<string, FieldValue>>;

/** The part of a contact's row that holds the values. */
interface WithValues {
  readonly fields?: StoredFieldValues;
}

/** The stored values of a contact must leave room for the rest of the row. */
export const MAX_BYTES = 16_000;

/** Whether an audience sees and may name a field. A hidden field is unknown to it. */
export const isFieldVisible = ({ visibility }: Pick<ProfileField, 'visibility'>, audience: FieldAudience): boolean =>
  audience === 'team' || visibility !== 'team';

/** The values that an audience sees, by key, in the order of the fields. */
export const shownValues = (
  fields: readonly ProfileField[],
  contact: WithValues | undefined,
  audience: FieldAudience,
): FieldValues =>
  Object.fromEntries(
    fields
      .filter((field) => isFieldVisible(field, audience))
      .flatMap((field) => {
        const value = fieldValue(field, contact?.fields);
        return value === undefined ? [] : [[field.key, value] as const];
      }),
  );

/** The keys of the required fields that a contact can fill in and has not. */
export const missingFields = (fields: readonly ProfileField[], contact: WithValues | undefined): readonly string[] =>
  fields
    .filter((field) => field.is_required && isFieldVisible(field, 'self'))
    .filter((field) => fieldValue(field, contact?.fields) === undefined)
    .map(({ key }) => key);

/** Why values are refused: the error code, the attribute, and what is expected. */
export interface FieldProblem<
  Code = 'unknown_profile_field' | 'invalid_field_value' | 'field_required' | 'profile_too_large',
> {
  readonly code: Code;
  readonly field: string;
  readonly detail?: string;
}

const at = (key: string): string => `fields.${key}`;

/** Why values are refused that need not be complete. */
export type ValueProblem = FieldProblem<Exclude<FieldProblem['code'], 'field_required'>>;

/**
 * The stored values after a change by key; null removes a value. Values of deleted fields and options are dropped.
 * Required fields may be missing.
 */
export const incompleteValues = (
  fields: readonly ProfileField[],
  contact: WithValues | undefined,
  given: Readonly<Record<string, unknown>>,
  audience: 'self' | 'team',
): { readonly values: StoredFieldValues } | ValueProblem => {
  const kept = fields.flatMap((field) => {
    const value = fieldValue(field, contact?.fields);
    return value === undefined ? [] : [[field.id, value] as const];
  });
  const values: Record<string, FieldValue> = Object.fromEntries(kept);
  for (const [key, value] of Object.entries(given)) {
    const field = fields.find((one) => one.key === key);
    if (!field || !isFieldVisible(field, audience)) return { code: 'unknown_profile_field', field: at(key) };
    delete values[field.id];
    if (value === null || (Array.isArray(value) && value.length === 0)) continue;
    const read = readFieldValue(field, value);
    if ('expected' in read) return { code: 'invalid_field_value', field: at(key), detail: read.expected };
    values[field.id] = read.value;
  }
  if (Buffer.byteLength(JSON.stringify(values)) > MAX_BYTES) return { code: 'profile_too_large', field: 'fields' };
  return { values };
};

/** The stored values after a change by key. Of the contact's own changes, the result has all required fields. */
export const changedValues = (
  ...[fields, contact, given, audience]: Parameters<typeof incompleteValues>
): { readonly values: StoredFieldValues } | FieldProblem => {
  const changed = incompleteValues(fields, contact, given, audience);
  const [missing] = 'values' in changed && audience === 'self' ? missingFields(fields, { fields: changed.values }) : [];
  return missing === undefined ? changed : { code: 'field_required', field: at(missing) };
};

/** The values are still those that were read. */
export const sameValues = ({ fields }: WithValues): Condition =>
  fields === undefined ? absent('fields') : equals('fields', fields);

import type { FieldValue, StoredFieldValues } from './field-value.ts';
import type { ProfileField } from './profile-field-item.ts';

/** The value of a field that is shown, found and evaluated; `undefined` without one. A removed option counts as empty. */
export const fieldValue = (
  { id, options }: Pick<ProfileField, 'id' | 'options'>,
  stored: StoredFieldValues | undefined,
): FieldValue | undefined => {
  const value = stored?.[id];
  if (value === undefined || options.length === 0) return value;
  if (!Array.isArray(value)) return options.find((option) => option === value);
  const chosen = options.filter((option) => value.includes(option));
  return chosen.length > 0 ? chosen : undefined;
};

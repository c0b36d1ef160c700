import type { FieldValue } from '../../hubs/people/profile-fields/field-value.ts';
import { isFieldVisible, shownValues } from '../../hubs/people/profile-fields/field-values.ts';
import { own } from '../../platform/runtime/own.ts';
import type { Visit } from './node-kind.ts';

const PLACEHOLDER = /\{\{\s*([a-z0-9_.]+)\s*\}\}/g;

/** The rows that placeholders name. */
type Filling = Pick<Visit, 'contact' | 'hubItem' | 'profileFields'>;

const textOf = (value: FieldValue): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** The values of the profile fields that the contact may see, empty ones too: texts can reach the contact. */
const fieldWords = ({ contact, profileFields }: Filling) => {
  const shown = shownValues(profileFields, contact, 'self');
  return profileFields
    .filter((field) => isFieldVisible(field, 'self'))
    .map(({ key }) => [`contact.fields.${key}`, textOf(shown[key] ?? '')] as const);
};

/**
 * Fills in `{{contact.name}}`, `{{contact.email}}`, `{{contact.fields.key}}` and `{{hub.name}}`; other placeholders stay,
 * those of `team` fields too.
 */
export const fillPlaceholders = (text: string, visit: Filling): string => {
  const { contact, hubItem } = visit;
  const words: Readonly<Record<string, string>> = {
    'contact.name': contact.name ?? '',
    'contact.email': contact.email,
    'hub.name': hubItem.name,
    ...Object.fromEntries(fieldWords(visit)),
  };
  return text.replace(PLACEHOLDER, (blank, name: string) => own(words, name) ?? blank);
};

/** Fills in the placeholders of every string in a JSON value; keys stay. */
export const fillPlaceholdersInJson = (value: unknown, visit: Filling): unknown => {
  if (typeof value === 'string') return fillPlaceholders(value, visit);
  if (Array.isArray(value)) return value.map((one) => fillPlaceholdersInJson(one, visit));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fillPlaceholdersInJson(one, visit)]));
};

/** The maximum bytes of text, so that the row fits into one DynamoDB item. */
const MAX_BYTES = 200_000;

/** Whether the filled texts exceed the size of an item. */
export const exceedItemSize = (...texts: readonly string[]): boolean =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) > MAX_BYTES;

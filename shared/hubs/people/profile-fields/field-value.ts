import { sameText } from '../../../platform/text/same-text.ts';
import { isSingleLine } from '../../../platform/text/single-line.ts';
import { isVisible } from '../../../platform/text/visible.ts';
import { isWebUrl } from '../../../platform/text/web-url.ts';
import type { FieldType, ProfileField } from './profile-field-item.ts';

/** A value of a profile field: text, a date or a URL, a number, a flag, or the chosen options. */
export type FieldValue = string | number | boolean | readonly string[];

/** The values of a contact, by the id of the field. Values of deleted fields and options may remain. */
export type StoredFieldValues = Readonly<Record<string, FieldValue>>;

const MAX_TEXT = 255;
const MAX_LONG_TEXT = 2000;
const MAX_URL = 2048;

/** The accepted value, or a sentence that says what is expected. */
type Read = { readonly value: FieldValue } | { readonly expected: string };

const accepted = (value: FieldValue | undefined, expected: string): Read =>
  value === undefined ? { expected } : { value };

const textOf = (value: unknown, max: number): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  return isVisible(text) && text.length <= max ? text : undefined;
};

const urlOf = (value: unknown): string | undefined => {
  const text = textOf(value, MAX_URL);
  return text && isWebUrl(text) ? text : undefined;
};

/** Whether a number is stored and compared exactly: at most six decimals, in the range of exact integers. */
export const isExactNumber = (value: number): boolean =>
  Math.abs(value) <= Number.MAX_SAFE_INTEGER && Number(value.toFixed(6)) === value;

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && isExactNumber(value) ? value : undefined;

const dateOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
  const time = text === undefined ? Number.NaN : Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
};

/** The option of the field in any spelling of it. */
const optionOf = (value: unknown, options: readonly string[]): string | undefined =>
  typeof value === 'string' ? sameText(options, value) : undefined;

/** The chosen options in the order of the field, each once; `undefined` if a value is not an option. */
const choiceOf = (value: unknown, options: readonly string[]): readonly string[] | undefined => {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const chosen = new Set(value.map((one) => optionOf(one, options)));
  return chosen.has(undefined) ? undefined : options.filter((option) => chosen.has(option));
};

type Reader = (value: unknown, field: Pick<ProfileField, 'options'>) => Read;

const READERS: Readonly<Record<FieldType, Reader>> = {
  text: (value) => {
    const text = textOf(value, MAX_TEXT);
    return accepted(text && isSingleLine(text) ? text : undefined, 'Send one line of at most 255 characters.');
  },
  long_text: (value) => accepted(textOf(value, MAX_LONG_TEXT), 'Send a text of at most 2,000 characters.'),
  url: (value) => accepted(urlOf(value), 'Send an http or https URL.'),
  select: (value, { options }) => accepted(optionOf(value, options), 'Send one of the options.'),
  multi_select: (value, { options }) => accepted(choiceOf(value, options), 'Send an array of options.'),
  number: (value) => accepted(numberOf(value), 'Send a number with at most six decimals.'),
  date: (value) => accepted(dateOf(value), 'Send a date, such as 2026-03-01.'),
  boolean: (value) => accepted(typeof value === 'boolean' ? value : undefined, 'Send true or false.'),
};

/** Validates a value for a field. */
export const readFieldValue = (field: ProfileField, value: unknown): Read => READERS[field.type](value, field);

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', '1'].map((text) => [text, true] as const),
  ...['false', 'no', '0'].map((text) => [text, false] as const),
]);

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Reads the text of a table's cell as a value of the field's type; other values stay as they are. */
export const fromCell = ({ type }: ProfileField, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (type === 'number') return DECIMAL.test(text) ? Number(text) : value;
  if (type === 'boolean') return FLAGS.get(text.toLowerCase()) ?? value;
  if (type !== 'multi_select') return text;
  return text
    .split(/[;|]/)
    .map((option) => option.trim())
    .filter((option) => option !== '');
};

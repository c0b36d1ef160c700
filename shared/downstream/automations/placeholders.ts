import { plain } from '../../delivery/email/untrusted-text.ts';
import type { FieldValue } from '../../hubs/people/profile-fields/field-value.ts';
import { isFieldVisible, shownValues } from '../../hubs/people/profile-fields/field-values.ts';
import { own } from '../../platform/runtime/own.ts';
import type { Visit } from './node-kind.ts';

const PLACEHOLDER = /\{\{\s*([a-z0-9_.]+)\s*\}\}/g;

/** The placeholders that every team has, besides those of its profile fields. */
export const PLACEHOLDERS = ['contact.name', 'contact.email', 'hub.name'] as const;

/** The placeholder of a profile field. */
export const fieldPlaceholder = (key: string): string => `contact.fields.${key}`;

/** The rows that placeholders name. */
export type Filling = Pick<Visit, 'contact' | 'hubItem' | 'profileFields'>;

const textOf = (value: FieldValue): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** The values of the profile fields that the contact may see, empty ones too: texts can reach the contact. */
const fieldWords = ({ contact, profileFields }: Filling) => {
  const shown = shownValues(profileFields, contact, 'self');
  return profileFields
    .filter((field) => isFieldVisible(field, 'self'))
    .map(({ key }) => [fieldPlaceholder(key), textOf(shown[key] ?? '')] as const);
};

/** What members chose: their name and their profile. */
const chosenWords = (visit: Filling): Readonly<Record<string, string>> => ({
  'contact.name': visit.contact.name ?? '',
  ...Object.fromEntries(fieldWords(visit)),
});

/** What members cannot choose freely: the address that receives the text, and the name of the hub. */
const givenWords = ({ contact, hubItem }: Filling): Readonly<Record<string, string>> =>
  ({
    'contact.email': contact.email,
    'hub.name': hubItem.name,
  }) satisfies Record<Exclude<(typeof PLACEHOLDERS)[number], 'contact.name'>, string>;

/**
 * Fills in `{{contact.name}}`, `{{contact.email}}`, `{{contact.fields.key}}` and `{{hub.name}}`; other placeholders stay,
 * those of `team` fields too.
 */
export const fillPlaceholders = (text: string, visit: Filling): string => {
  const words = { ...chosenWords(visit), ...givenWords(visit) };
  return text.replace(PLACEHOLDER, (blank, name: string) => own(words, name) ?? blank);
};

/** A value that could make a link of itself and the text before or after it. */
const [JOINS_BEFORE, JOINS_AFTER] = [
  /^[.:@/\\\u2024\u3002\ufe12\ufe13\ufe52\ufe55\ufe6b\uff0e\uff0f\uff1a\uff20\uff3c\uff61]/u,
  /[.:@/\\\u2024\u3002\ufe12\ufe13\ufe52\ufe55\ufe6b\uff0e\uff0f\uff1a\uff20\uff3c\uff61]$/u,
];

/** A word with a dot inside is a decimal number: beside a character of a word or another value, it would be a part of a name. */
const DOTTED = /\.\S/u;
const BESIDE_NUMBER = /[\p{L}\p{N}\p{Cs}.:@/\\{}]/u;

/** The value, with a space where it could make a link of itself and the text beside it. */
const apart = (value: string, before: string | undefined, after: string | undefined): string => {
  const words = value.split(' ');
  const joins = (beside: string | undefined, sign: RegExp, word = ''): boolean =>
    beside !== undefined &&
    /\S/u.test(beside) &&
    (sign.test(value) || (DOTTED.test(word) && BESIDE_NUMBER.test(beside)));
  const [atStart, atEnd] = [joins(before, JOINS_BEFORE, words.at(0)), joins(after, JOINS_AFTER, words.at(-1))];
  return `${atStart ? ' ' : ''}${value}${atEnd ? ' ' : ''}`;
};

/** The same for an email: what members chose is one line without links, and the text of the creator keeps its links. */
export const fillEmailPlaceholders = (text: string, visit: Filling): string => {
  const [chosen, given] = [chosenWords(visit), givenWords(visit)];
  return text.replace(PLACEHOLDER, (blank, name: string, at: number) => {
    const value = own(chosen, name);
    if (value === undefined) return own(given, name) ?? blank;
    return apart(plain(value), text[at - 1], text[at + blank.length]);
  });
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

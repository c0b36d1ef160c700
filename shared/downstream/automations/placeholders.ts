import { own } from '../../platform/runtime/own.ts';
import type { Visit } from './node-kind.ts';

const PLACEHOLDER = /\{\{\s*([a-z_.]+)\s*\}\}/g;

/** Fills in `{{contact.name}}`, `{{contact.email}}` and `{{hub.name}}`; other placeholders stay. */
export const fillPlaceholders = (text: string, { contact, hubItem }: Pick<Visit, 'contact' | 'hubItem'>): string => {
  const words: Readonly<Record<string, string>> = {
    'contact.name': contact.name ?? '',
    'contact.email': contact.email,
    'hub.name': hubItem.name,
  };
  return text.replace(PLACEHOLDER, (blank, name: string) => own(words, name) ?? blank);
};

/** Fills in the placeholders of every string in a JSON value; keys stay. */
export const fillPlaceholdersInJson = (value: unknown, visit: Pick<Visit, 'contact' | 'hubItem'>): unknown => {
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

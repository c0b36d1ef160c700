import { own } from '../../platform/runtime/own.ts';
import type { Visit } from './node-kind.ts';

const BLANK = /\{\{\s*([a-z_.]+)\s*\}\}/g;

/** A text with the names of the member and the hub put in: `{{contact.name}}`, `{{contact.email}}`, `{{hub.name}}`. */
export const worded = (text: string, { contact, hubItem }: Pick<Visit, 'contact' | 'hubItem'>): string => {
  const words: Readonly<Record<string, string>> = {
    'contact.name': contact.name ?? '',
    'contact.email': contact.email,
    'hub.name': hubItem.name,
  };
  return text.replace(BLANK, (blank, name: string) => own(words, name) ?? blank);
};

/** A value of JSON with the names put into every text in it; what is no text, and the names of members, stay. */
export const wordedJson = (value: unknown, visit: Pick<Visit, 'contact' | 'hubItem'>): unknown => {
  if (typeof value === 'string') return worded(value, visit);
  if (Array.isArray(value)) return value.map((one) => wordedJson(one, visit));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, wordedJson(one, visit)]));
};

/** More would not fit into one item of the store, with all that stands beside it. */
const MAX_BYTES = 200_000;

/** Whether names have made of texts more than can be kept. */
export const areTooLarge = (...texts: readonly string[]): boolean =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) > MAX_BYTES;

import type { Visit } from './node-kind.ts';

const BLANK = /\{\{\s*([a-z_.]+)\s*\}\}/g;

/** A text with the names of the member and the hub put in: `{{contact.name}}`, `{{contact.email}}`, `{{hub.name}}`. */
export const worded = (text: string, { contact, hubItem }: Pick<Visit, 'contact' | 'hubItem'>): string => {
  const words: Readonly<Record<string, string>> = {
    'contact.name': contact.name ?? '',
    'contact.email': contact.email,
    'hub.name': hubItem.name,
  };
  return text.replace(BLANK, (blank, name: string) => words[name] ?? blank);
};

/** More would not fit into one item of the store, with all that stands beside it. */
const MOST_BYTES = 200_000;

/** Whether names have made of texts more than can be kept. */
export const areTooLarge = (...texts: readonly string[]): boolean =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) > MOST_BYTES;

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

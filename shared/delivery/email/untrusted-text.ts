/** The characters of an unverified name that an email contains at most. */
const MAX_CHARACTERS = 80;

/** Line breaks and other control characters, direction marks and zero-width characters. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** User text as one line of an email. */
export const line = (text: string): string => text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();

const truncate = (text: string): string => {
  const characters = Array.from(text);
  return characters.length <= MAX_CHARACTERS
    ? text
    : `${characters
        .slice(0, MAX_CHARACTERS - 1)
        .join('')
        .replace(/[\s.。．｡@]+$/u, '')}…`;
};

/** Breaks up what email clients turn into links: schemes, host names and addresses. */
export const withoutLinks = (text: string): string =>
  text
    .replace(/:\/+/g, ': ')
    .replace(/([.。．｡@])(?=\S)/gu, '$1 ')
    .replace(/\b(mailto|tel|sms):/gi, '$1 ');

/** An unverified name for the body of an email: one line, truncated, in quotation marks, without links. */
export const quoted = (text: string): string => `“${truncate(withoutLinks(line(text)).replace(/[“”"]/g, '’'))}”`;

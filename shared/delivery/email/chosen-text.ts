/** The most characters of a chosen name that an email repeats. */
const MAX_CHARACTERS = 80;

/** Line ends and other control characters, marks of direction, characters of no width. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** A text that somebody chose, as one line of an email. */
export const line = (text: string): string => text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();

const truncate = (text: string): string => {
  const characters = Array.from(text);
  return characters.length <= MAX_CHARACTERS
    ? text
    : `${characters
        .slice(0, MAX_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`;
};

/** What mail clients make links of is taken apart: schemes, host names, addresses. */
export const withoutLinks = (text: string): string =>
  text
    .replace(/:\/+/g, ': ')
    .replace(/([.。．｡@])(?=\S)/gu, '$1 ')
    .replace(/\b(mailto|tel|sms):/gi, '$1 ');

/** A name that nobody vouches for, in the body of an email: one line, cut, in quotation marks, with no link in it. */
export const quoted = (text: string): string => `“${truncate(withoutLinks(line(text)).replace(/[“”"]/g, '’'))}”`;

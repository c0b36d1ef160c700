import { lazy } from '../../platform/runtime/lazy.ts';

/** The characters of an unverified name that an email contains at most. */
const MAX_CHARACTERS = 80;

/** Line breaks, other control characters, and blank characters. */
const BLANK = /[\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]+/gu;

/**
 * Emoji, and the characters without a form or width: they separate no words. Joiners are part of words and emoji.
 * Created on first use.
 */
const emojiOrFormless = lazy(
  () => /(\p{RGI_Emoji})|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gv,
);

/** User text as one line of an email. Emoji stay as they are. */
export const line = (text: string): string =>
  text
    .replace(emojiOrFormless(), (_, emoji: string | undefined) => emoji ?? '')
    .replace(BLANK, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A dot or an at sign inside a word, in any of the forms that browsers and email clients read alike. */
const SEPARATOR =
  /(?<=[^\s.\u2024\u3002\ufe12\ufe52\uff0e\uff61@\ufe6b\uff20])[.\u2024\u3002\ufe12\ufe52\uff0e\uff61@\ufe6b\uff20]+(?=[^\s.\u2024\u3002\ufe12\ufe52\uff0e\uff61@\ufe6b\uff20])/gu;

/** A colon inside a word, with the slashes after it. One between digits is part of a time. */
const SCHEME = /(?<=\S)[:\ufe13\ufe55\uff1a]+(?:(?!\d)[/\\\uff0f\uff3c]*(?=\S)|(?<=[^\d].)(?=\d))/gu;

/** The start of the path of a file server, also with marks and joiners between its slashes. */
const SHARE =
  /(?<![/\\\uff0f\uff3c])[/\\\uff0f\uff3c](?:[\p{M}\p{DI}]*[/\\\uff0f\uff3c])+(?=[\p{M}\p{DI}]*[^\s/\\\uff0f\uff3c\p{M}\p{DI}])/gu;

/** A number with a decimal point, alone or between signs such as those of currencies. None of them is a separator. */
const DECIMAL =
  /^[^\p{L}\p{N}\p{M}\p{DI}./:@\\\u2024\u3002\ufe12\ufe52\uff0e\uff61\ufe6b\uff20\ufe13\ufe55\uff1a\uff0f\uff3c]{0,3}\d[\d,’']*\.\d+[^\p{L}\p{N}/:@\\]{0,3}$/u;

const breakUp = (word: string): string =>
  DECIMAL.test(word) ? word : word.replace(SCHEME, ': ').replace(SHARE, '/ ').replace(SEPARATOR, '$& ');

/**
 * Breaks up what email clients turn into links: schemes, host names, IP addresses, paths of file servers and email
 * addresses. Decimal numbers, times and telephone numbers stay as they are.
 */
export const withoutLinks = (text: string): string => text.replace(/\S+/gu, breakUp);

/** A name or title as one line without links. */
export const plain = (text: string): string => withoutLinks(line(text));

/** What a shortened text does not end with, because it could become a part of a link. */
const LOOSE_END = /^[\s.\u2024\u3002\ufe12\ufe52\uff0e\uff61@\ufe6b\uff20:\ufe13\ufe55\uff1a]$/u;

const truncate = (text: string): string => {
  const characters = Array.from(text);
  if (characters.length <= MAX_CHARACTERS) return text;
  const start = characters.slice(0, MAX_CHARACTERS - 1);
  const last = start.findLastIndex((character) => !LOOSE_END.test(character));
  return `${start.slice(0, last + 1).join('')}…`;
};

const inQuotes = (text: string): string => `“${text.replace(/[“”"]/g, '’')}”`;

/** An unverified name for the body of an email: one line, truncated, in quotation marks, without links. */
export const quoted = (text: string): string => inQuotes(truncate(plain(text)));

/** A text that a member wrote, in the same form and not truncated. */
export const quotedText = (text: string): string => inQuotes(plain(text));

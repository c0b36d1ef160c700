import type { Word } from './word.ts';

/** After a word: `C++`, also in `C++17`; `A+`; `C#`, also with the sign of music or in full width. */
const AFTER = /(?:[+＋]{2}(?![A-Za-z])|[+＋#＃♯](?![\p{L}\p{N}+＋#＃♯]))/uy;

/** Before a word at the start of a text, after a space, or after an opening sign: `.NET`. */
const BEFORE = /(?<![\p{L}\p{N}\p{M}.…/\\_-])\.$/u;

const FIRST_LETTER = /^\p{L}/u;

/** The symbols in the words, as names spell them: `csharp`, `dotnet`. */
const SPELLED: Readonly<Record<string, string>> = { '+': 'plus', '#': 'sharp', '.': 'dot' };

const NORMAL: Readonly<Record<string, string>> = { '＋': '+', '＃': '#', '♯': '#' };

const SYMBOL = /[+#.]/g;

/** A word that is written with symbols, without any: `c++` is `cplusplus`. */
export const spelled = (word: string): string => word.replace(SYMBOL, (symbol) => SPELLED[symbol] ?? symbol);

/** The word together with the symbols that belong to its name. */
export const symbolWord = (text: string, found: Word): Word => {
  const { word, start, end } = found;
  AFTER.lastIndex = end;
  const after = AFTER.exec(text)?.[0] ?? '';
  if (after)
    return {
      start,
      bare: word,
      end: end + after.length,
      word: word + [...after].map((symbol) => NORMAL[symbol] ?? symbol).join(''),
    };
  const isDotted =
    text[start - 1] === '.' && FIRST_LETTER.test(word) && BEFORE.test(text.slice(Math.max(0, start - 3), start));
  return isDotted ? { word: `.${word}`, start: start - 1, end, bare: word } : found;
};

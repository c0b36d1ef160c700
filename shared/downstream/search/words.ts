import { lazy } from '../../platform/runtime/lazy.ts';
import { cut } from '../../platform/text/cut.ts';
import { folded } from '../../platform/text/folded.ts';
import { symbolWord } from './symbol-words.ts';
import type { Word } from './word.ts';

/** Characters inside a word that nobody sees: soft hyphens, joiners, marks of direction, variation selectors. */
const INVISIBLE = '\\u00ad\\u034f\\u061c\\u200d-\\u200f\\u2060\\ufe00-\\ufe0f\\ufeff';
const INVISIBLE_CHARACTERS = new RegExp(`[${INVISIBLE}]`, 'g');

/** The flags of countries, and those of regions, which are followed by tags. */
const FLAG = '\\p{RI}\\p{RI}|\\u{1f3f4}[\\u{e0030}-\\u{e007a}]+\\u{e007f}';

const WORD = new RegExp(
  `[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}]|[${INVISIBLE}])*|${FLAG}|\\p{Extended_Pictographic}`,
  'gu',
);

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a word is of a script without spaces between words. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

const MAX_LENGTH = 40;

/** The part of a long word that is indexed. */
export const shortened = (word: string): string => cut(word, MAX_LENGTH);

const fold = (word: string): string => shortened(folded(word.replace(INVISIBLE_CHARACTERS, '')));

const segmenter = lazy(() => new Intl.Segmenter('en', { granularity: 'word' }));

/** The words of a text without spaces. If its characters are composed first, each word has the position of all. */
function* segments(text: string, from: number): Generator<Word> {
  const composed = text.normalize('NFKC');
  const position = (index: number, length: number) =>
    composed === text ? { start: from + index, end: from + index + length } : { start: from, end: from + text.length };
  for (const { segment, index, isWordLike } of segmenter().segment(composed))
    if (isWordLike) yield { word: fold(segment), ...position(index, segment.length) };
}

function* plainWords(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (isUnspaced(found)) yield* segments(found, index);
    else {
      const word = fold(found);
      if (word !== '') yield { word, start: index, end: index + found.length };
    }
  }
}

/** The words of a text in order. */
export function* words(text: string): Generator<Word> {
  for (const found of plainWords(text)) yield symbolWord(text, found);
}

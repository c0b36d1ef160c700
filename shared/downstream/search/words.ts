import { lazy } from '../../platform/runtime/lazy.ts';

/** A normalized word, and its position in the text. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{Extended_Pictographic}/gu;

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Accents, and the vowel signs and stretching of Arabic and Hebrew, which people omit in searches. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};
const LETTER = /[ßæœøđłıþ]/g;

const MAX_LENGTH = 40;

/** Normalizes a word: case, accents and the width of letters are ignored. */
const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .slice(0, MAX_LENGTH);

const segmenter = lazy(() => new Intl.Segmenter('en', { granularity: 'word' }));

function* segments(text: string, from: number): Generator<Word> {
  for (const { segment, index, isWordLike } of segmenter().segment(text))
    if (isWordLike) yield { word: fold(segment), start: from + index, end: from + index + segment.length };
}

/** The words of a text in order. */
export function* words(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (UNSPACED.test(found)) yield* segments(found, index);
    else {
      const word = fold(found);
      if (word !== '') yield { word, start: index, end: index + found.length };
    }
  }
}

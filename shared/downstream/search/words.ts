import { lazy } from '../../platform/runtime/lazy.ts';
import { cut } from '../../platform/text/cut.ts';
import { folded } from '../../platform/text/folded.ts';

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

const MAX_LENGTH = 40;

const fold = (word: string): string => cut(folded(word), MAX_LENGTH);

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

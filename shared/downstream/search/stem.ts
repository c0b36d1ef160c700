import { stemmer } from '@orama/stemmers/english';
import { type Word, words } from './words.ts';

/** Stop words; the single letters are the rest of `it's`, `don't` and `we'll`. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be been but by can could d did do does for from get had has have he her him his ' +
    'how i if in into is it its just ll m me my no not of on or our re s she should so t than that the their them then ' +
    'there these they this to too us ve was we were what when where which who why will with would you your'
  ).split(' '),
);

const ENGLISH = /^[a-z]{3,}$/;

/** The stem of an English word; other words are indexed as they are. */
export const stemOf = (word: string): string => (ENGLISH.test(word) ? stemmer(word) : word);

export interface Stem extends Word {
  readonly stem: string;
}

/** The stems of a text in order, without stop words. */
export function* stems(text: string): Generator<Stem> {
  for (const found of words(text)) if (!STOP_WORDS.has(found.word)) yield { ...found, stem: stemOf(found.word) };
}

/** The stems of a text in order, with stop words. */
export const stemsWithStopWords = (text: string): readonly string[] => [...words(text)].map(({ word }) => stemOf(word));

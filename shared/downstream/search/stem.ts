import { stemmer } from '@orama/stemmers/english';
import { compounds, joinedWords, wholeWord } from './compounds.ts';
import { spelled } from './symbol-words.ts';
import type { Word } from './word.ts';

/** Stop words; the single letters are the rest of `it's`, `don't` and `we'll`. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be been but by can could d did do does for from get had has have he her him his ' +
    'how i if in into is it its just ll m me my no not of on or our re s she should so t than that the their them then ' +
    'there these they this to too us ve was we were what when where which who why will with would you your'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

const ENGLISH = /^[a-z]{3,}$/;

const stemOfPlain = (word: string): string => (ENGLISH.test(word) ? stemmer(word) : word);

/** The stem of an English word; other words are indexed as they are, and symbols as they are spelled. */
export const stemOf = (word: string): string => stemOfPlain(spelled(word));

export interface Stem extends Word {
  readonly stem: string;
}

export interface Token extends Stem {
  /** `joined`: the parts of a compound as one word. It follows its parts, at their position. */
  readonly role: 'word' | 'stop_word' | 'joined';
}

/** The words of a text in order, with stop words and joined words. */
export function* tokens(text: string): Generator<Token> {
  for (const parts of compounds(text)) {
    for (const part of parts)
      yield { ...part, stem: stemOf(part.word), role: isStopWord(part.word) ? 'stop_word' : 'word' };
    for (const whole of joinedWords(parts)) yield { ...whole, stem: stemOf(whole.word), role: 'joined' };
  }
}

/** The stems of a text in order, without stop words. */
export function* stems(text: string): Generator<Stem> {
  for (const { role, ...found } of tokens(text)) if (role === 'word') yield found;
}

/** The stems of a text in order, with stop words. */
export const stemsWithStopWords = (text: string): readonly string[] =>
  [...compounds(text)].flat().map(({ word }) => stemOf(word));

/** The same, with each compound as one word. */
export const stemsOfWholeWords = (text: string): readonly string[] =>
  [...compounds(text)].flatMap((parts) => {
    const whole = wholeWord(parts);
    return (whole.length > 0 ? whole : parts).map(({ word }) => stemOf(word));
  });

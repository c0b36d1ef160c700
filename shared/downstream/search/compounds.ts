import type { Word } from './word.ts';
import { isUnspaced, shortened, words } from './words.ts';

/** What joins two words to one: `wi-fi`, `node.js`, `snake_case`, `AC/DC`, `R&D`, and the non-joiner of Persian. */
const JOINER = /^[-\u2010\u2011\ufe63\uff0d\u200c.\u00b7_/&\u05f3\u05f4]$/;

/** `O'Brien` and `l'amour`, but not `don't` and `I'm`. */
const APOSTROPHE = /^['’ʼ]$/;
const MIN_AFTER_APOSTROPHE = 3;

const NUMBER = /^\p{N}+$/u;

/** Longer ones are addresses and the like, which nobody writes as one word. */
const MAX_PARTS = 4;

const isPlain = ({ word, bare }: Word): boolean => bare === undefined && !isUnspaced(word);

const areJoined = (text: string, one: Word, other: Word): boolean => {
  const between = text.slice(one.end, other.start);
  if (!isPlain(one) || !isPlain(other) || (NUMBER.test(one.word) && NUMBER.test(other.word))) return false;
  if (APOSTROPHE.test(between)) return one.word.length === 1 && other.word.length >= MIN_AFTER_APOSTROPHE;
  return JOINER.test(between);
};

/** The words of a text, those together that only a joiner separates. */
export function* compounds(text: string): Generator<readonly Word[]> {
  let parts: Word[] = [];
  for (const found of words(text)) {
    const last = parts.at(-1);
    if (last && !areJoined(text, last, found)) {
      yield parts;
      parts = [];
    }
    parts.push(found);
  }
  if (parts.length > 0) yield parts;
}

const joined = (parts: readonly Word[]): readonly Word[] => {
  const [first, last] = [parts.at(0), parts.at(-1)];
  const word = shortened(parts.map((part) => part.word).join(''));
  return first && last ? [{ word, start: first.start, end: last.end }] : [];
};

/** The parts of a compound as one word; several for one of three or four parts. */
export const wholeWord = (parts: readonly Word[]): readonly Word[] =>
  parts.length < 2 || parts.length > MAX_PARTS ? [] : joined(parts);

/** The words that a compound is also written with: each two neighbours as one word, and all parts as one. */
export const joinedWords = (parts: readonly Word[]): readonly Word[] => {
  const whole = wholeWord(parts);
  if (parts.length < 3) return whole;
  const pairs = parts.slice(1).flatMap((_, nth) => joined(parts.slice(nth, nth + 2)));
  return whole.length === 0 ? [] : [...pairs, ...whole];
};

import { editDistance } from '../../platform/text/edit-distance.ts';
import { isStopWord, stemOf } from './stem.ts';

/** Characters of an alphabet, with their vowel signs, which are marks in many scripts. */
const LETTERS_ONLY = /^\p{L}[\p{L}\p{M}]*$/u;
const LETTER = /\p{L}/gu;
const MIN_LETTERS = 3;

/** Scripts in which a word can be one character, and longer words contain it. */
const IDEOGRAPHS = /^\p{Script=Han}+$/u;
const HAS_IDEOGRAPH = /\p{Script=Han}/u;
/** Korean particles are written at the end of a noun: `학교` in `학교에서`. */
const HANGUL = /^\p{Script=Hangul}/u;

const MIN_LENGTH_FOR_ONE_TYPO = 4;
const MIN_LENGTH_FOR_TWO_TYPOS = 8;
const MAX_SUFFIX = 8;
const MAX_SIMILAR = 6;
const MAX_SIMILAR_ASIAN = 12;

/** The stem of a word similar to a query word, and its weight. */
interface SimilarWord {
  readonly stem: string;
  readonly weight: number;
}

/** Whether each character of the words can be a word. */
export const hasShortWords = (word: string): boolean => HAS_IDEOGRAPH.test(word) || HANGUL.test(word);

/** Whether a word is found in all words that contain it. */
export const isIdeographic = (word: string): boolean => IDEOGRAPHS.test(word);

/** Whether similar words match, too: for words of three letters or more, and shorter ones of Chinese and Korean. */
export const hasSimilarWords = (word: string): boolean =>
  LETTERS_ONLY.test(word) &&
  !isStopWord(word) &&
  (hasShortWords(word) || (word.match(LETTER) ?? []).length >= MIN_LETTERS);

/** Whether similar words are part of what is searched, and not only for words with few results. */
export const needsSimilarWords = (word: string): boolean =>
  HANGUL.test(word) || (isIdeographic(word) && [...word].length === 1);

/** The number of typos that a word may have. */
export const maxTypos = ({ length }: string): number => {
  if (length < MIN_LENGTH_FOR_ONE_TYPO) return 0;
  return length < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2;
};

const isExtension = (word: string, known: string): boolean =>
  known.length <= word.length + MAX_SUFFIX && (isIdeographic(word) ? known.includes(word) : known.startsWith(word));

const similarity = (word: string, known: string): number => {
  if (isExtension(word, known)) return 0.9 * (word.length / known.length) ** 0.5;
  /* 0 if there are more typos. */
  return 0.7 ** editDistance(word, known, maxTypos(word));
};

/** The stems of known words that start with the word or differ from it by a typo, most similar first. */
export const similarWords = (word: string, known: Iterable<string>): readonly SimilarWord[] => {
  const found = new Map<string, number>();
  for (const one of known) {
    const weight = similarity(word, one);
    const stem = stemOf(one);
    if (weight > (found.get(stem) ?? 0)) found.set(stem, weight);
  }
  const own = stemOf(word);
  return [...found]
    .filter(([stem]) => stem !== own)
    .sort(([, a], [, b]) => b - a)
    .slice(0, hasShortWords(word) ? MAX_SIMILAR_ASIAN : MAX_SIMILAR)
    .map(([stem, weight]) => ({ stem, weight }));
};

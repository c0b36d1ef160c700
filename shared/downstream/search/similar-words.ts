import { editDistance } from './edit-distance.ts';
import { stemOf } from './stem.ts';

const LETTERS_ONLY = /^\p{L}{3,}$/u;

const MIN_LENGTH_FOR_ONE_TYPO = 4;
const MIN_LENGTH_FOR_TWO_TYPOS = 8;
const MAX_SUFFIX = 8;
const MAX_SIMILAR = 6;

/** The stem of a word similar to a query word, and its weight. */
interface SimilarWord {
  readonly stem: string;
  readonly weight: number;
}

/** Whether similar words match, too: only for a word of three letters or more. */
export const hasSimilarWords = (word: string): boolean => LETTERS_ONLY.test(word);

/** The number of typos that a word may have. */
export const maxTypos = ({ length }: string): number => {
  if (length < MIN_LENGTH_FOR_ONE_TYPO) return 0;
  return length < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2;
};

const similarity = (word: string, known: string): number => {
  if (known.startsWith(word) && known.length <= word.length + MAX_SUFFIX)
    return 0.9 * (word.length / known.length) ** 0.5;
  const distance = editDistance(word, known, maxTypos(word));
  return distance === undefined ? 0 : 0.7 ** distance;
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
    .slice(0, MAX_SIMILAR)
    .map(([stem, weight]) => ({ stem, weight }));
};

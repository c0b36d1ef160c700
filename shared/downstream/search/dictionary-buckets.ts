import { hasShortWords, hasSimilarWords, isIdeographic } from './similar-words.ts';

/** One typo does not change both ends of a word, so the word is in one of these buckets. */
const prefixBucket = (word: string): string => `P#${word.slice(0, 2)}`;
const suffixBucket = (word: string): string => `S#${word.slice(-2)}`;
const swappedPrefixBucket = (word: string): string => `P#${word[1]}${word[0]}`;

const characterBucket = (character: string): string => `C#${character}`;

const MIN_LENGTH_OF_ENDS = 3;
const hasEnds = ({ length }: string): boolean => length >= MIN_LENGTH_OF_ENDS;

const IDEOGRAPH = /\p{Script=Han}/gu;

/** The ideographs of a word, or its first character. */
const characters = (word: string): readonly string[] =>
  hasShortWords(word) ? [...new Set(word.match(IDEOGRAPH) ?? [...word].slice(0, 1))] : [];

/** The buckets that a word is in. */
export const bucketsOf = (word: string): readonly string[] => [
  ...(hasEnds(word) ? [prefixBucket(word), suffixBucket(word)] : []),
  ...characters(word).map(characterBucket),
];

/** The buckets of words that may be similar to a word. */
export const bucketsNear = (word: string): readonly string[] => [
  ...(hasEnds(word) ? [prefixBucket(word), swappedPrefixBucket(word), suffixBucket(word)] : []),
  ...(isIdeographic(word) || !hasEnds(word) ? characters(word).slice(0, 1).map(characterBucket) : []),
];

const OF_FIRST_ANALYSIS = /^\p{L}{3,}$/u;

/** Whether the first version of the analysis did not write the word into all of its buckets. */
export const hasNewBuckets = (word: string): boolean =>
  hasSimilarWords(word) && (hasShortWords(word) || !OF_FIRST_ANALYSIS.test(word));

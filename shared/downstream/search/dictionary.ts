import { absent, either, sizeBelow } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { editDistance } from './edit-distance.ts';
import { bucketKey } from './index-key.ts';
import type { Silo } from './search-index.ts';
import { stemOf } from './stem.ts';

/** The maximum number of words in a bucket; further words are found only by exact match. */
const MAX_WORDS = 2_000;

const LETTERS_ONLY = /^\p{L}{3,}$/u;

const MIN_LENGTH_FOR_ONE_TYPO = 4;
const MIN_LENGTH_FOR_TWO_TYPOS = 8;
const MAX_SUFFIX = 8;
const MAX_SIMILAR = 6;

/** One typo does not change both ends of a word, so the word is in one of these buckets. */
const prefixBucket = (word: string): string => `P#${word.slice(0, 2)}`;
const suffixBucket = (word: string): string => `S#${word.slice(-2)}`;
const swappedPrefixBucket = (word: string): string => `P#${word[1]}${word[0]}`;

interface Bucket {
  readonly words: ReadonlySet<string>;
}

/** The stem of a word similar to a query word, and its weight. */
interface SimilarWord {
  readonly stem: string;
  readonly weight: number;
}

const maxDistance = ({ length }: string): number => {
  if (length < MIN_LENGTH_FOR_ONE_TYPO) return 0;
  return length < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2;
};

const similarity = (word: string, known: string): number => {
  if (known.startsWith(word) && known.length <= word.length + MAX_SUFFIX)
    return 0.9 * (word.length / known.length) ** 0.5;
  const distance = editDistance(word, known, maxDistance(word));
  return distance === undefined ? 0 : 0.7 ** distance;
};

/** The dictionary of a hub, for query words with few results. */
export const dictionary = (db: Table, hub: HubKey, silo: Silo) => ({
  /** Adds a word. Idempotent. */
  async add(word: string): Promise<void> {
    if (!LETTERS_ONLY.test(word)) return;
    const belowLimit = either(absent('words'), sizeBelow('words', MAX_WORDS));
    await Promise.all(
      [prefixBucket(word), suffixBucket(word)].map((bucket) =>
        db.update(bucketKey(hub, silo, bucket), { add: { words: new Set([word]) } }, belowLimit),
      ),
    );
  },

  /** The stems of words that start with the word or differ from it by a typo, most similar first. */
  async similar(word: string): Promise<readonly SimilarWord[]> {
    if (!LETTERS_ONLY.test(word)) return [];
    const keys = [prefixBucket(word), swappedPrefixBucket(word), suffixBucket(word)].map((bucket) =>
      bucketKey(hub, silo, bucket),
    );
    const buckets = await db.getMany<Bucket>(keys, { eventual: true });
    const found = new Map<string, number>();
    for (const bucket of buckets)
      for (const known of bucket?.words ?? []) {
        const weight = similarity(word, known);
        const stem = stemOf(known);
        if (weight > (found.get(stem) ?? 0)) found.set(stem, weight);
      }
    const own = stemOf(word);
    return [...found]
      .filter(([stem]) => stem !== own)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_SIMILAR)
      .map(([stem, weight]) => ({ stem, weight }));
  },
});

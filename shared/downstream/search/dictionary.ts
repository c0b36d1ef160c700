import { absent, either, sizeBelow } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { bucketKey } from './index-key.ts';
import type { Silo } from './search-index.ts';
import { hasSimilarWords } from './similar-words.ts';

/** The maximum number of words in a bucket; further words are found only by exact match. */
const MAX_WORDS = 2_000;

/** One typo does not change both ends of a word, so the word is in one of these buckets. */
const prefixBucket = (word: string): string => `P#${word.slice(0, 2)}`;
const suffixBucket = (word: string): string => `S#${word.slice(-2)}`;
const swappedPrefixBucket = (word: string): string => `P#${word[1]}${word[0]}`;

interface Bucket {
  readonly words: ReadonlySet<string>;
}

/** The dictionary of a hub, for query words with few results. */
export const dictionary = (db: Table, hub: HubKey, silo: Silo) => ({
  /** Adds a word. Idempotent. */
  async add(word: string): Promise<void> {
    if (!hasSimilarWords(word)) return;
    const belowLimit = either(absent('words'), sizeBelow('words', MAX_WORDS));
    await Promise.all(
      [prefixBucket(word), suffixBucket(word)].map((bucket) =>
        db.update(bucketKey(hub, silo, bucket), { add: { words: new Set([word]) } }, belowLimit),
      ),
    );
  },

  /** The words that may be similar: with the same beginning or end. */
  async near(word: string): Promise<readonly string[]> {
    const keys = [prefixBucket(word), swappedPrefixBucket(word), suffixBucket(word)].map((bucket) =>
      bucketKey(hub, silo, bucket),
    );
    const buckets = await db.getMany<Bucket>(keys, { eventual: true });
    return buckets.flatMap((bucket) => [...(bucket?.words ?? [])]);
  },
});

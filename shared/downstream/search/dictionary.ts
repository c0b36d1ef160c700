import { absent, either, sizeBelow } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { bucketsNear, bucketsOf } from './dictionary-buckets.ts';
import { bucketKey } from './index-key.ts';
import type { Silo } from './search-index.ts';
import { hasSimilarWords } from './similar-words.ts';

/** The maximum number of words in a bucket; further words are found only by exact match. */
const MAX_WORDS = 2_000;

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
      bucketsOf(word).map((bucket) =>
        db.update(bucketKey(hub, silo, bucket), { add: { words: new Set([word]) } }, belowLimit),
      ),
    );
  },

  /** The words that may be similar: with the same beginning, end or ideograph. */
  async near(word: string): Promise<readonly string[]> {
    const keys = bucketsNear(word).map((bucket) => bucketKey(hub, silo, bucket));
    const buckets = await db.getMany<Bucket>(keys, { eventual: true });
    return buckets.flatMap((bucket) => [...(bucket?.words ?? [])]);
  },
});

import { absent, either, sizeBelow } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { within } from './edit-distance.ts';
import { bucketKey } from './index-key.ts';
import type { Silo } from './search-index.ts';
import { stemOf } from './stem.ts';

/** A bucket takes so many words and then no more; what is found without it is found as before. */
const MAX_WORDS = 2_000;

const LETTERS_ONLY = /^\p{L}{3,}$/u;

const LEAST_FOR_ONE = 4;
const LEAST_FOR_TWO = 8;
const MAX_END = 8;
const MAX_LIKE = 6;

/** One wrong letter does not touch both ends of a word, so the word is in a bucket of the right one. */
const beginning = (word: string): string => `P#${word.slice(0, 2)}`;
const ending = (word: string): string => `S#${word.slice(-2)}`;
const swapped = (word: string): string => `P#${word[1]}${word[0]}`;

interface Bucket {
  readonly words: ReadonlySet<string>;
}

/** A word like one that was looked for, as it is indexed, and how much a document that holds it counts. */
interface Likeness {
  readonly stem: string;
  readonly weight: number;
}

const allowed = ({ length }: string): number => {
  if (length < LEAST_FOR_ONE) return 0;
  return length < LEAST_FOR_TWO ? 1 : 2;
};

const likeness = (word: string, known: string): number => {
  if (known.startsWith(word) && known.length <= word.length + MAX_END) return 0.9 * (word.length / known.length) ** 0.5;
  const distance = within(word, known, allowed(word));
  return distance === undefined ? 0 : 0.7 ** distance;
};

/** The words of a hub, for those that a query has little to show for. */
export const dictionary = (db: Table, hub: HubKey, silo: Silo) => ({
  /** Adding a word again changes nothing. */
  async add(word: string): Promise<void> {
    if (!LETTERS_ONLY.test(word)) return;
    const room = either(absent('words'), sizeBelow('words', MAX_WORDS));
    await Promise.all(
      [beginning(word), ending(word)].map((bucket) =>
        db.update(bucketKey(hub, silo, bucket), { add: { words: new Set([word]) } }, room),
      ),
    );
  },

  /** The stems of words that begin with the word, or that a slip of the keyboard makes of it: the likest first. */
  async like(word: string): Promise<readonly Likeness[]> {
    if (!LETTERS_ONLY.test(word)) return [];
    const keys = [beginning(word), swapped(word), ending(word)].map((bucket) => bucketKey(hub, silo, bucket));
    const buckets = await db.getMany<Bucket>(keys, { eventual: true });
    const found = new Map<string, number>();
    for (const bucket of buckets)
      for (const known of bucket?.words ?? []) {
        const weight = likeness(word, known);
        const stem = stemOf(known);
        if (weight > (found.get(stem) ?? 0)) found.set(stem, weight);
      }
    const own = stemOf(word);
    return [...found]
      .filter(([stem]) => stem !== own)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_LIKE)
      .map(([stem, weight]) => ({ stem, weight }));
  },
});

import { isDeepStrictEqual } from 'node:util';
import { UNLISTED } from '../db/listing.ts';

/** What every row has for the table's sake; a change of these alone is no change of the thing. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'pk',
  'sk',
  ...UNLISTED,
  'entity',
  'actor',
  'ttl',
  'buried_at',
  'gated',
  'created_at',
  'updated_at',
]);

/** The names of the attributes that differ between two images, in alphabetical order. */
export const changedNames = (before: object, after: object, unspoken: readonly string[] = []): readonly string[] => {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => !BOOKKEEPING.has(name) && !unspoken.includes(name))
    .filter((name) => !isDeepStrictEqual(was.get(name), is.get(name)))
    .sort();
};

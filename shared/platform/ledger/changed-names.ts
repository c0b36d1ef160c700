import { isDeepStrictEqual } from 'node:util';
import { UNLISTED } from '../db/listing.ts';

/** Attributes for storage only; a change of these alone is not an update of the entity. */
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

/** Returns the names of the attributes that differ between two images, sorted. */
export const changedNames = (before: object, after: object, hidden: readonly string[] = []): readonly string[] => {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => !BOOKKEEPING.has(name) && !hidden.includes(name))
    .filter((name) => !isDeepStrictEqual(was.get(name), is.get(name)))
    .sort();
};

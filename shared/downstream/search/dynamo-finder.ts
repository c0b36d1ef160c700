import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { dictionary } from './dictionary.ts';
import { listPartition } from './index-key.ts';
import type { ParsedQuery } from './parse-query.ts';

import { type LookedUp, rank } from './rank.ts';
import { readList } from './read-list.ts';
import type { SearchFinder, Silo } from './search-index.ts';

/** A word of which fewer documents are found is looked for in other spellings, and as the beginning of longer ones. */
const FEW = 5;

const lookUp = async (
  db: Table,
  hub: HubKey,
  silo: Silo,
  wanted: readonly Omit<LookedUp, 'list'>[],
): Promise<readonly LookedUp[]> =>
  Promise.all(wanted.map(async (one) => ({ ...one, list: await readList(db, listPartition(hub, silo, one.stem)) })));

/** What is like the words that have little to show: one round trip for the words, one more for their lists. */
const lookUpLike = async (
  db: Table,
  hub: HubKey,
  silo: Silo,
  { terms }: ParsedQuery,
  exact: readonly LookedUp[],
): Promise<readonly LookedUp[]> => {
  const words = dictionary(db, hub, silo);
  const few = exact.filter(({ list }) => list.entries.size < FEW);
  const alike = await Promise.all(
    few.map(async ({ term }) => {
      const found = await words.like(terms[term]?.word ?? '');
      return found.map(({ stem, weight }) => ({ term, stem, likeness: weight }));
    }),
  );
  return lookUp(db, hub, silo, alike.flat());
};

/**
 * Each word of a query is one read, whatever the size of the hub; words that have little to show are two more trips.
 */
export const dynamoFinder = (db: Table): SearchFinder => ({
  async find(hub, silo, query) {
    const wanted = query.terms.map(({ stem }, term) => ({ term, stem, likeness: 1 }));
    const exact = await lookUp(db, hub, silo, wanted);
    return rank(query, [...exact, ...(await lookUpLike(db, hub, silo, query, exact))]);
  },
});

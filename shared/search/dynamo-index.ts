import type { HubKey } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { dictionary } from './dictionary.ts';
import { listPartition } from './index-key.ts';
import type { ParsedQuery } from './parse-query.ts';
import { postingList } from './posting-list.ts';
import { type LookedUp, rank } from './rank.ts';
import { refresh } from './refresh.ts';
import type { SearchIndex, Silo } from './search-index.ts';

/** A word of which fewer documents are found is looked for in other spellings, and as the beginning of longer ones. */
const FEW = 5;

const lookUp = async (
  db: Table,
  hub: HubKey,
  silo: Silo,
  wanted: readonly Omit<LookedUp, 'list'>[],
): Promise<readonly LookedUp[]> =>
  Promise.all(
    wanted.map(async (one) => ({ ...one, list: await postingList(db, listPartition(hub, silo, one.stem)).read() })),
  );

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
 * The index in a table of its own, which stands on nothing but the store: each word of a query is one read, whatever the
 * size of the hub. For hubs that outgrow it see shared/decisions/0009.
 */
export const dynamoIndex = (db: Table, now: () => number = Date.now): SearchIndex => ({
  refresh: (hub, ref, read) => refresh({ db, hub, ref }, read, now),

  async find(hub, silo, query) {
    const wanted = query.terms.map(({ stem }, term) => ({ term, stem, likeness: 1 }));
    const exact = await lookUp(db, hub, silo, wanted);
    return rank(query, [...exact, ...(await lookUpLike(db, hub, silo, query, exact))]);
  },
});

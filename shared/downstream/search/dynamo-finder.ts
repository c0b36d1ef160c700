import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { dictionary } from './dictionary.ts';
import { listPartition } from './index-key.ts';
import type { ParsedQuery } from './parse-query.ts';

import { rank, type TermList } from './rank.ts';
import { readList } from './read-list.ts';
import type { SearchFinder, Silo } from './search-index.ts';

/** With fewer results than this, similar words are searched as well. */
const FEW_DOCUMENTS = 5;

const lookUp = async (
  db: Table,
  hub: HubKey,
  silo: Silo,
  wanted: readonly Omit<TermList, 'list'>[],
): Promise<readonly TermList[]> =>
  Promise.all(wanted.map(async (one) => ({ ...one, list: await readList(db, listPartition(hub, silo, one.stem)) })));

/** Looks up words similar to query words with few results: two round trips. */
const lookUpSimilar = async (
  db: Table,
  hub: HubKey,
  silo: Silo,
  { terms }: ParsedQuery,
  exact: readonly TermList[],
): Promise<readonly TermList[]> => {
  const words = dictionary(db, hub, silo);
  const few = exact.filter(({ list }) => list.entries.size < FEW_DOCUMENTS);
  const alike = await Promise.all(
    few.map(async ({ term }) => {
      const found = await words.similar(terms[term]?.word ?? '');
      return found.map(({ stem, weight }) => ({ term, stem, similarity: weight }));
    }),
  );
  return lookUp(db, hub, silo, alike.flat());
};

/** Each query word costs one read, whatever the size of the hub; words with few results cost two more round trips. */
export const dynamoFinder = (db: Table): SearchFinder => ({
  async find(hub, silo, query) {
    const wanted = query.terms.map(({ stem }, term) => ({ term, stem, similarity: 1 }));
    const exact = await lookUp(db, hub, silo, wanted);
    return rank(query, [...exact, ...(await lookUpSimilar(db, hub, silo, query, exact))]);
  },
});

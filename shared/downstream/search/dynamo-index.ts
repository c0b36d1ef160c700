import type { Table } from '../../platform/db/table.ts';
import { dynamoFinder } from './dynamo-finder.ts';
import { refresh } from './refresh.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * The index in a table of its own, which stands on nothing but the store. For hubs that outgrow it see decision 0009.
 */
export const dynamoIndex = (db: Table, now: () => number = Date.now): SearchIndex => ({
  ...dynamoFinder(db),
  refresh: (hub, ref, read, changed) => refresh({ db, hub, ref }, read, now, changed),
});

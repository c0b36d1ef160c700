import type { Table } from '../../platform/db/table.ts';
import { dynamoFinder } from './dynamo-finder.ts';
import { dynamoPostings } from './dynamo-postings.ts';
import { documentKey } from './index-key.ts';
import { refresh } from './refresh.ts';
import type { SearchIndex } from './search-index.ts';

/** The search index in a DynamoDB table of its own. Decision 0009 covers hubs that outgrow it. */
export const dynamoIndex = (db: Table, now: () => number = Date.now): SearchIndex => ({
  ...dynamoFinder(db),
  refresh: (hub, ref, read, changed) =>
    refresh({ db, key: documentKey(hub, ref), hub, ref, write: dynamoPostings(db) }, read, now, changed),
});

import type { Table } from '../../platform/db/table.ts';
import { dictionary } from './dictionary.ts';
import { listPartition } from './index-key.ts';
import { listFinder } from './list-finder.ts';
import { readList } from './read-list.ts';
import type { SearchFinder } from './search-index.ts';

/** Each query word costs one read, whatever the size of the hub; words with few results cost two more round trips. */
export const dynamoFinder = (db: Table): SearchFinder =>
  listFinder({
    lists: (hub, silo, stems) => Promise.all(stems.map((stem) => readList(db, listPartition(hub, silo, stem)))),
    wordsNear: (hub, silo, word) => dictionary(db, hub, silo).near(word),
  });

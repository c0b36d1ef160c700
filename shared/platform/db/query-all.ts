import type { Item } from './item.ts';
import type { Position, Query } from './query.ts';
import type { Table } from './table.ts';

const BATCH_SIZE = 1_000;

/** Returns all rows of a query, following its pages. */
export const queryAll = async <T>(db: Table, run: Omit<Query, 'limit' | 'after'>): Promise<readonly (T & Item)[]> => {
  const found: (T & Item)[] = [];
  let after: Position | undefined;
  do {
    const { items, next } = await db.query<T>({ ...run, limit: BATCH_SIZE, after });
    found.push(...items);
    after = next;
  } while (after);
  return found;
};

import type { Item } from '../../platform/db/item.ts';
import type { Position, Query } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';

export type RowQuery = Pick<Query, 'partition' | 'prefix' | 'index' | 'filter'>;

/** The maximum of one transaction. */
const BATCH_SIZE = 100;

/** Deletes the rows of a query, page by page, until `most` is reached; returns the number deleted. */
export const removeRows = async (db: Table, run: RowQuery, most = Number.POSITIVE_INFINITY): Promise<number> => {
  let removed = 0;
  let after: Position | undefined;
  do {
    const { items, next } = await db.query<Item>({ ...run, limit: BATCH_SIZE, after });
    if (items.length > 0) await db.transact(items.map(({ pk, sk }) => ({ remove: { pk, sk } })));
    removed += items.length;
    after = next;
  } while (after && removed < most);
  return removed;
};

import type { Item } from '../../platform/db/item.ts';
import type { Position, Query } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';

export type Run = Pick<Query, 'partition' | 'prefix' | 'index' | 'filter'>;

/** As many as one transaction takes. */
const BATCH_SIZE = 100;

/** How many rows of a run went, of at most so many and the rest of a page. */
export const removeRun = async (db: Table, run: Run, most = Number.POSITIVE_INFINITY): Promise<number> => {
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

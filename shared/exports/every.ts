import type { Position, Query } from '../db/query.ts';
import type { Table } from '../db/table.ts';

const TOGETHER = 1_000;

/** All rows of a run, however many requests it takes. */
export const every = async <T>(
  db: Table,
  run: Pick<Query, 'partition' | 'prefix' | 'index'>,
): Promise<readonly T[]> => {
  const found: T[] = [];
  let after: Position | undefined;
  do {
    const { items, next } = await db.query<T>({ ...run, limit: TOGETHER, after });
    found.push(...items);
    after = next;
  } while (after);
  return found;
};

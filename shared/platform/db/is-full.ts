import type { Query } from './query.ts';
import type { Table } from './table.ts';

/** Whether a range has as many rows as are allowed. Concurrent creations can exceed the number by a few. */
export const isFull = async (db: Table, range: Omit<Query, 'limit' | 'after'>, most: number): Promise<boolean> =>
  (await db.query({ ...range, limit: most })).items.length === most;

import type { Query } from './query.ts';
import type { Table } from './table.ts';

/**
 * The same table, where equal reads share one result: for one run that reads the same rows for many people. A query
 * with a filter is not shared. Writes are not seen by reads that were made before.
 */
export const readOnce = (db: Table): Table => {
  const known = new Map<string, Promise<unknown>>();
  const shared = <T>(name: string, read: () => Promise<T>): Promise<T> => {
    const found = known.get(name) as Promise<T> | undefined;
    if (found) return found;
    const reading = read();
    known.set(name, reading);
    return reading;
  };
  return {
    ...db,
    get: (key, options) => shared(`get ${JSON.stringify([key, options])}`, () => db.get(key, options)),
    getMany: (keys, options) => shared(`getMany ${JSON.stringify([keys, options])}`, () => db.getMany(keys, options)),
    query: (query: Query) =>
      query.filter ? db.query(query) : shared(`query ${JSON.stringify(query)}`, () => db.query(query)),
  };
};

import type { Key } from './key.ts';
import { address, type GetOptions } from './read.ts';
import type { Table } from './table.ts';

/** Looks up a row that was read, by its key. */
export type Gathered = <T>(key: Key) => T | undefined;

/** As `Gathered`, with `has` to distinguish an absent row from one that was not requested. */
export interface ReadRows {
  <T>(key: Key): T | undefined;
  has(key: Key): boolean;
}

const gathered = (rows: ReadonlyMap<string, unknown>): ReadRows =>
  Object.assign(<T>(key: Key) => rows.get(address(key)) as T | undefined, {
    has: (key: Key) => rows.has(address(key)),
  });

/** Makes rows that were read earlier available to `gather`; `rows` are in the order of `keys`. */
export const preloaded = (keys: readonly Key[], rows: readonly unknown[]): ReadRows =>
  gathered(new Map(keys.map((key, index) => [address(key), rows[index]])));

/**
 * Reads any number of rows in one round trip of concurrent requests. Rows in `known` are not read again. No keys, no
 * request.
 */
export const gather = async (
  db: Table,
  keys: readonly Key[],
  options: GetOptions = {},
  known?: ReadRows,
): Promise<ReadRows> => {
  const distinct = [...new Map(keys.map((key) => [address(key), key])).values()];
  const wanted = distinct.filter((key) => !known?.has(key));
  const read = await db.getMany<unknown>(wanted, options);
  const rows = new Map<string, unknown>(wanted.map((key, nth) => [address(key), read[nth]]));
  for (const key of distinct) if (known?.has(key)) rows.set(address(key), known(key));
  return gathered(rows);
};

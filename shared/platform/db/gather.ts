import type { Key } from './key.ts';
import type { GetOptions } from './read.ts';
import type { Table } from './table.ts';

const nameOf = ({ pk, sk }: Key): string => `${pk}\u0000${sk}`;

/** Looks up a row that was read, by its key. */
export type Gathered = <T>(key: Key) => T | undefined;

/** As `Gathered`, with `has` to distinguish an absent row from one that was not requested. */
export interface ReadRows {
  <T>(key: Key): T | undefined;
  has(key: Key): boolean;
}

const gathered = (rows: ReadonlyMap<string, unknown>): ReadRows =>
  Object.assign(<T>(key: Key) => rows.get(nameOf(key)) as T | undefined, {
    has: (key: Key) => rows.has(nameOf(key)),
  });

/** Makes rows that were read earlier available to `gather`; `rows` are in the order of `keys`. */
export const preloaded = (keys: readonly Key[], rows: readonly unknown[]): ReadRows =>
  gathered(new Map(keys.map((key, index) => [nameOf(key), rows[index]])));

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
  const distinct = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  const wanted = distinct.filter((key) => !known?.has(key));
  const read = await db.getMany<unknown>(wanted, options);
  const rows = new Map<string, unknown>(wanted.map((key, nth) => [nameOf(key), read[nth]]));
  for (const key of distinct) if (known?.has(key)) rows.set(nameOf(key), known(key));
  return gathered(rows);
};

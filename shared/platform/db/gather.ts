import { inParts } from '../runtime/in-parts.ts';
import type { Key } from './key.ts';
import type { GetOptions } from './read.ts';
import type { Table } from './table.ts';

const BATCH_SIZE = 100;

const nameOf = ({ pk, sk }: Key): string => `${pk}\u0000${sk}`;

/** Rows at hand, found by their keys. */
export type Gathered = <T>(key: Key) => T | undefined;

/** The same, which tells a row that is not there from one that was not asked for. */
export interface ReadRows {
  <T>(key: Key): T | undefined;
  has(key: Key): boolean;
}

const gathered = (rows: ReadonlyMap<string, unknown>): ReadRows =>
  Object.assign(<T>(key: Key) => rows.get(nameOf(key)) as T | undefined, {
    has: (key: Key) => rows.has(nameOf(key)),
  });

/** Rows that were read already, one for each key. */
export const atHand = (keys: readonly Key[], rows: readonly unknown[]): ReadRows =>
  gathered(new Map(keys.map((key, nth) => [nameOf(key), rows[nth]])));

/**
 * Any number of rows in one round trip: as many requests as it takes, side by side. What is at hand is not read again,
 * and no key at all costs nothing.
 */
export const gather = async (
  db: Table,
  keys: readonly Key[],
  options: GetOptions = {},
  known?: ReadRows,
): Promise<ReadRows> => {
  const distinct = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  const wanted = distinct.filter((key) => !known?.has(key));
  const read = (
    await Promise.all(inParts(wanted, BATCH_SIZE).map((part) => db.getMany<unknown>(part, options)))
  ).flat();
  const rows = new Map<string, unknown>(wanted.map((key, nth) => [nameOf(key), read[nth]]));
  for (const key of distinct) if (known?.has(key)) rows.set(nameOf(key), known(key));
  return gathered(rows);
};

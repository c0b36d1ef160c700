import type { Item } from './item.ts';
import type { Key } from './key.ts';
import type { Table } from './table.ts';

/**
 * As `getMany`, at half the price: the rows may lag behind a write that just happened. Only a row that is missing is read
 * again, consistently, so that a row which was just created is never left out. `isExpected` excludes keys whose row may
 * well be missing.
 */
export const getLagging = async <T>(
  db: Table,
  keys: readonly Key[],
  isExpected: (nth: number) => boolean = () => true,
): Promise<readonly ((T & Item) | undefined)[]> => {
  if (keys.length === 0) return [];
  const found = await db.getMany<T>(keys, { eventual: true });
  const missing = keys.flatMap((key, nth) => (found[nth] === undefined && isExpected(nth) ? [{ key, nth }] : []));
  if (missing.length === 0) return found;
  const again = await db.getMany<T>(missing.map(({ key }) => key));
  const created = new Map(missing.map(({ nth }, index) => [nth, again[index]]));
  return found.map((row, nth) => row ?? created.get(nth));
};

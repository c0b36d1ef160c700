import { backoffMs } from './backoff.ts';
import { exists } from './expression.ts';
import { type Attributes, attributesOf, type Item } from './item.ts';
import type { Key } from './key.ts';
import { isSortedBy } from './listed-condition.ts';
import { listed, listOf, sortOf } from './listing.ts';
import type { Table } from './table.ts';

/** Work that failed so often is set aside. */
export const MAX_FAILURES = 12;

const ASIDE = '#ASIDE';

/** Where work waits that failed too often, by the partition that it came from. */
export const asideOf = (partition: string): string => `${partition}${ASIDE}`;

/** The partition that set-aside work came from; `undefined` for a partition of another kind. */
export const fromAside = (aside: string): string | undefined =>
  aside.endsWith(ASIDE) ? aside.slice(0, -ASIDE.length) : undefined;

/** A due row's place: in the index where it waits there, else by its own key. The time is the second part. */
export const placeOf = (row: Item) => {
  const [partition, sort] = [listOf(row), sortOf(row)];
  return partition !== undefined && sort.startsWith('DUE#')
    ? { indexed: true, partition, sort }
    : { indexed: false, partition: row.pk, sort: row.sk };
};

/** When a row is due, as its place says. */
export const dueTimeOf = (row: Item): number => Date.parse(placeOf(row).sort.split('#')[1] ?? '');

/** How often the work of a row failed since it was given its place. */
const failuresOf = (sort: string): number => Number(/!(\d+)$/.exec(sort)?.[1] ?? 0);

/** Whether a row that fails now is set aside, and the partition that it is of. */
export const lastFailure = (row: Item): string | undefined => {
  const { sort, partition } = placeOf(row);
  return failuresOf(sort) + 1 >= MAX_FAILURES ? partition : undefined;
};

/** The same place at another time, with the number of failures that it had since. */
export const placeAt = (sort: string, at: Date, failures = 0): string => {
  const [prefix = '', , ...rest] = sort.replace(/!\d+$/, '').split('#');
  const place = [prefix, at.toISOString(), ...rest].join('#');
  return failures > 0 ? `${place}!${failures}` : place;
};

const laterOf = (sort: string, now: Date): string => {
  const failures = failuresOf(sort) + 1;
  return placeAt(sort, new Date(now.getTime() + backoffMs(failures)), failures);
};

/** The same row under another key. */
export const atKey = (row: Item, key: Key): Item & Attributes => ({ ...attributesOf(row), ...key, entity: row.entity });

/**
 * Gives a row whose work failed a later place, each time twice as late, or at last one among what is set aside. A row
 * that was given another place meanwhile keeps it.
 */
export const postpone = async (db: Table, row: Item, now: Date): Promise<void> => {
  const { pk, sk } = row;
  const { indexed, partition, sort } = placeOf(row);
  const [to, at] = [lastFailure(row) === undefined ? partition : asideOf(partition), laterOf(sort, now)];
  if (indexed) await db.update({ pk, sk }, { set: listed({ partition: to, sort: at }) }, isSortedBy(sort));
  else await db.transact([{ remove: { pk, sk }, condition: exists() }, { put: atKey(row, { pk: to, sk: at }) }]);
};

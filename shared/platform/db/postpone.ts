import { backoffMs } from './backoff.ts';
import { exists } from './expression.ts';
import { attributesOf, type Item, type NewItem, writtenAgain } from './item.ts';
import type { Key } from './key.ts';
import { isSortedBy } from './listed-condition.ts';
import { listed, listOf, sortOf } from './listing.ts';
import { unsharded } from './shards.ts';
import type { Table } from './table.ts';

/** After this many consecutive failures, a row is parked. */
export const MAX_FAILURES = 12;

const PARKED = '#ASIDE';

/** The partition of parked rows, one for all shards. Stored as `#ASIDE`: renaming needs a migration. */
export const parkedPartition = (partition: string): string => `${unsharded(partition)}${PARKED}`;

/** The partition that a parked row came from; `undefined` if the partition is not one of parked rows. */
export const parkedFrom = (parked: string): string | undefined =>
  parked.endsWith(PARKED) ? parked.slice(0, -PARKED.length) : undefined;

/** Where a due row is scheduled: in the index, else by its own key. The second part of the sort key is the due time. */
export const scheduleOf = (row: Item) => {
  const [partition, sort] = [listOf(row), sortOf(row)];
  return partition !== undefined && sort.startsWith('DUE#')
    ? { indexed: true, partition, sort }
    : { indexed: false, partition: row.pk, sort: row.sk };
};

/** The due time of a row, in epoch ms. */
export const dueTimeOf = (row: Item): number => Date.parse(scheduleOf(row).sort.split('#')[1] ?? '');

/** Number of failures since the row was scheduled. */
const failuresOf = (sort: string): number => Number(/!(\d+)$/.exec(sort)?.[1] ?? 0);

/** The partition to park the row of, if its next failure is the last; else `undefined`. */
export const lastFailure = (row: Item): string | undefined => {
  const { sort, partition } = scheduleOf(row);
  return failuresOf(sort) + 1 >= MAX_FAILURES ? partition : undefined;
};

/** The sort key at another time, with the number of failures since. */
export const rescheduled = (sort: string, dueAt: Date, failures = 0): string => {
  const [prefix = '', , ...rest] = sort.replace(/!\d+$/, '').split('#');
  const scheduled = [prefix, dueAt.toISOString(), ...rest].join('#');
  return failures > 0 ? `${scheduled}!${failures}` : scheduled;
};

const laterOf = (sort: string, now: Date): string => {
  const failures = failuresOf(sort) + 1;
  return rescheduled(sort, new Date(now.getTime() + backoffMs(failures)), failures);
};

/** The row under another key. */
export const withKey = (row: Item, key: Key): NewItem => ({
  ...attributesOf(row),
  ...key,
  entity: writtenAgain(row).entity,
});

/**
 * Reschedules a row whose work failed, with exponential backoff, or parks it after the last failure. A row that was
 * rescheduled concurrently keeps its new time.
 */
export const postpone = async (db: Table, row: Item, now: Date): Promise<void> => {
  const { pk, sk } = row;
  const { indexed, partition, sort } = scheduleOf(row);
  const [to, at] = [lastFailure(row) === undefined ? partition : parkedPartition(partition), laterOf(sort, now)];
  if (indexed) await db.update({ pk, sk }, { set: listed({ partition: to, sort: at }) }, isSortedBy(sort));
  else await db.transact([{ remove: { pk, sk }, condition: exists() }, { put: withKey(row, { pk: to, sk: at }) }]);
};

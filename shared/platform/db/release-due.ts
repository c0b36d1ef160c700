import { report, reported } from '../telemetry/thread.ts';
import { dueOf, type ShardedRun } from './due.ts';
import { duePartition } from './due-shards.ts';
import type { Item } from './item.ts';
import { isSortedBy } from './listed-condition.ts';
import { listed, sortOf, UNLISTED } from './listing.ts';
import type { Table } from './table.ts';

const DUE = 'DUE#';
const BATCH_SIZE = 100;

/**
 * The index attributes of a row that waits until a time. `releaseRun` then increments its `turn` (the lease
 * generation).
 */
export const dueIndex = (partition: string, dueAt: string, id: string) =>
  listed({ partition: duePartition(partition, id), sort: `${DUE}${dueAt}#${id}` });

/** Releases one row; does nothing if it was released or rescheduled concurrently. */
const release = async (db: Table, row: Item): Promise<void> => {
  const { pk, sk } = row;
  await db.update({ pk, sk }, { add: { turn: 1 }, remove: UNLISTED }, isSortedBy(sortOf(row)));
};

/** Reports how late the latest released row was, in seconds. */
const reportLag = (row: Item, now: Date): void => {
  const dueAt = Date.parse(sortOf(row).slice(DUE.length).split('#')[0] ?? '');
  const lag = (now.getTime() - dueAt) / 1000;
  report({ DueLag: Math.max(Number(reported().DueLag ?? 0), lag) });
};

/**
 * The run that releases the due rows of a partition, longest overdue first. Each release raises the lease generation,
 * stored as `turn`: renaming needs a migration.
 */
export const releaseRun = (db: Table, partition: string, now: Date): ShardedRun<Item> => {
  const until = `${DUE}${now.toISOString()}#\uffff`;
  return {
    partition,
    read: async (shard, page) =>
      dueOf(
        await db.query<Item>({ partition: shard, prefix: DUE, index: 'listing', ...page }),
        (row) => sortOf(row) <= until,
      ),
    work(row) {
      reportLag(row, now);
      return release(db, row);
    },
    batchSize: BATCH_SIZE,
  };
};

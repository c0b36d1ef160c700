import { type DueRun, dueOf } from './due.ts';
import type { Item } from './item.ts';
import { isSortedBy } from './listed-condition.ts';
import { listed, sortOf, UNLISTED } from './listing.ts';
import type { Table } from './table.ts';

const DUE = 'DUE#';
const BATCH_SIZE = 100;

/** Where in an index a row waits for its next turn, which is told by its `turn` being one more. */
export const waitsIn = (partition: string, at: string, id: string) => listed({ partition, sort: `${DUE}${at}#${id}` });

/** Gives one its turn; nothing where something else gave it that in the meantime. */
const release = async (db: Table, row: Item): Promise<void> => {
  const { pk, sk } = row;
  await db.update({ pk, sk }, { add: { turn: 1 }, remove: UNLISTED }, isSortedBy(sortOf(row)));
};

/** The rows of a partition whose wait is over, the longest overdue first: each is given its turn. */
export const turnsDue = (db: Table, partition: string, now: Date): DueRun<Item> => {
  const until = `${DUE}${now.toISOString()}#\uffff`;
  return {
    read: async (page) =>
      dueOf(await db.query<Item>({ partition, prefix: DUE, index: 'listing', ...page }), (row) => sortOf(row) <= until),
    work: (one) => release(db, one),
    together: BATCH_SIZE,
  };
};

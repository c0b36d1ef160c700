import { type DueRun, dueOf } from './due.ts';
import { equals } from './expression.ts';
import type { Item } from './item.ts';
import type { Table } from './table.ts';

const DUE = 'DUE#';
const TOGETHER = 100;

/** Where in an index a row waits for its next turn, which is told by its `turn` being one more. */
export const waitsIn = (partition: string, at: string, id: string) => ({
  gsi1pk: partition,
  gsi1sk: `${DUE}${at}#${id}`,
});

/** Gives one its turn; nothing where something else gave it that in the meantime. */
const release = async (db: Table, { pk, sk, gsi1sk = '' }: Item): Promise<void> => {
  await db.update({ pk, sk }, { add: { turn: 1 }, remove: ['gsi1pk', 'gsi1sk'] }, equals('gsi1sk', gsi1sk));
};

/** The rows of a partition whose wait is over, the longest overdue first: each is given its turn. */
export const turnsDue = (db: Table, partition: string, now: Date): DueRun<Item> => {
  const until = `${DUE}${now.toISOString()}#\uffff`;
  return {
    read: async (page) =>
      dueOf(
        await db.query<Item>({ partition, prefix: DUE, index: 'gsi1', ...page }),
        ({ gsi1sk = '' }) => gsi1sk <= until,
      ),
    work: (one) => release(db, one),
    together: TOGETHER,
  };
};

import { absent, all, exists } from '../../../shared/platform/db/expression.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { isInList, isSortedBy } from '../../../shared/platform/db/listed-condition.ts';
import { listed } from '../../../shared/platform/db/listing.ts';
import { parkedFrom, rescheduled, scheduleOf, withKey } from '../../../shared/platform/db/postpone.ts';
import type { Position } from '../../../shared/platform/db/query.ts';
import type { Table } from '../../../shared/platform/db/table.ts';

export interface RedrivenWork {
  /** Rows that are due again, with no failures. */
  readonly restored: number;
  /** Rows that changed meanwhile. They are not touched. */
  readonly skipped: number;
}

/** Rows that wait in the index, and rows that wait by their own key. */
const KINDS = [{ prefix: 'DUE#', index: 'listing' }, { prefix: 'AT#' }] as const;
const BATCH_SIZE = 25;
/** Pending orders are due an hour after their time, so a time two hours ago is due for every worker. */
const OVERDUE_MS = 2 * 3_600_000;
/** More rows than can have the same key. */
const MAX_ATTEMPTS = 100;

/** Moves a row that waits by its own key. If the new key is taken, tries the one a millisecond earlier. */
const moveRow = async (db: Table, row: Item, partition: string, due: Date): Promise<boolean> => {
  const { pk, sk } = row;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const put = withKey(row, { pk: partition, sk: rescheduled(sk, new Date(due.getTime() - attempt)) });
    const moved = await db.transact([
      { label: 'aside', remove: { pk, sk }, condition: exists() },
      { put, condition: absent() },
    ]);
    if (moved.ok) return true;
    if (moved.failed.some(({ label }) => label === 'aside')) return false;
  }
  throw new Error(`No key is free for ${pk} ${sk}`);
};

/** Makes a row due now and resets its failures; returns whether it was still set aside. */
const restore = async (db: Table, row: Item, partition: string, due: Date): Promise<boolean> => {
  const { pk, sk } = row;
  const { indexed, partition: aside, sort } = scheduleOf(row);
  if (!indexed) return moveRow(db, row, partition, due);
  const set = listed({ partition, sort: rescheduled(sort, due) });
  return (await db.update({ pk, sk }, { set }, all(isInList(aside), isSortedBy(sort)))).ok;
};

/** The number of rows of a set-aside partition. */
export const countDueWork = async (db: Table, aside: string): Promise<number> => {
  let count = 0;
  for (const kind of KINDS) {
    let after: Position | undefined;
    do {
      const { items, next } = await db.query<Item>({ partition: aside, ...kind, limit: BATCH_SIZE, after });
      count += items.length;
      after = next;
    } while (after);
  }
  return count;
};

/**
 * Makes all rows of a set-aside partition due again. Each row moves in one write, so a run that stops half-way loses
 * none and can be repeated.
 */
export const redriveDueWork = async (db: Table, aside: string, now: Date): Promise<RedrivenWork> => {
  const partition = parkedFrom(aside);
  if (partition === undefined) throw new Error(`${aside} does not end in #ASIDE`);
  const due = new Date(now.getTime() - OVERDUE_MS);
  const counts = { restored: 0, skipped: 0 };
  for (const kind of KINDS) {
    let after: Position | undefined;
    do {
      const { items, next } = await db.query<Item>({ partition: aside, ...kind, limit: BATCH_SIZE, after });
      const restored = await Promise.all(items.map((row) => restore(db, row, partition, due)));
      for (const one of restored) counts[one ? 'restored' : 'skipped'] += 1;
      after = next;
    } while (after);
  }
  return counts;
};

import { equals } from '../db/expression.ts';
import type { Item } from '../db/item.ts';
import type { Position } from '../db/query.ts';
import type { Table } from '../db/table.ts';

/** The partition of the index that holds what waits long, of all teams, the first due first. */
const WAITING = 'AUTOMATIONS#DUE';
const DUE = 'DUE#';
const TOGETHER = 100;
/** What is left is due in the next minute as well. */
const ROUNDS = 50;

/** Where an enrollment that waits, or an automation that begins at a date, waits for the sweep. */
export const dueAt = (at: string, id: string) => ({
  gsi1pk: WAITING,
  gsi1sk: `${DUE}${new Date(at).toISOString()}#${id}`,
});

/** Gives one its turn; nothing where something else gave it that in the meantime. */
const release = async (db: Table, { pk, sk, gsi1sk = '' }: Item): Promise<void> => {
  await db.update({ pk, sk }, { add: { turn: 1 }, remove: ['gsi1pk', 'gsi1sk'] }, equals('gsi1sk', gsi1sk));
};

/**
 * Gives everything its turn whose wait is over, the longest overdue first, in pages of a hundred, at most fifty of
 * them.
 * One that fails keeps none of the others from theirs, and is thrown at the end.
 */
export const wakeDue = async (db: Table, now: Date): Promise<void> => {
  const until = `${DUE}${now.toISOString()}#\uffff`;
  const failures: unknown[] = [];
  let after: Position | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = { partition: WAITING, prefix: DUE, index: 'gsi1', limit: TOGETHER, after } as const;
    const { items, next } = await db.query<Item>(page);
    const due = items.filter(({ gsi1sk = '' }) => gsi1sk <= until);
    const ended = await Promise.allSettled(due.map((item) => release(db, item)));
    failures.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
    if (!next || due.length < items.length) break;
    after = next;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all automations that were due got their turn');
};

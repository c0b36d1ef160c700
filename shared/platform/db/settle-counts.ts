import { inParts } from '../runtime/in-parts.ts';
import { Contention } from './contention.ts';
import { SPREAD } from './counts.ts';
import { exists, free } from './expression.ts';
import type { Attributes } from './item.ts';
import type { Key } from './key.ts';
import type { Table } from './table.ts';

/** The number of a count in the first of its rows; busy counts have more rows, which are added up. */
export interface Counter {
  readonly key: Key;
  readonly attribute: string;
}

/** Something that a count may contain. */
export interface Countable {
  /** The key of the row that says that the count contains it. */
  readonly mark: Key;
  readonly counter: Counter;
  /** What the mark says of it. */
  readonly attributes: Attributes;
  /** Whether the mark exists. */
  readonly isMarked: boolean;
  /** Whether the count should contain it. */
  readonly isCounted: boolean;
}

const MAX_SPREAD = 16;
const MAX_ROUNDS = 20;
const CONCURRENCY = 10;

/** Another row of a count, for writes that collide on its first row. */
const spreadKey = ({ pk, sk }: Key): Key => ({
  pk,
  sk: `${sk}${SPREAD}${Math.floor(Math.random() * MAX_SPREAD).toString(MAX_SPREAD)}`,
});

/** Writes the mark and the count in one transaction; nothing if a concurrent call did. False if writes collided. */
const move = async (db: Table, { mark, counter, attributes, isCounted }: Countable, row: Key): Promise<boolean> => {
  const marking = isCounted
    ? { put: { ...attributes, ...mark, entity: 'counted' }, condition: free }
    : { remove: mark, condition: exists() };
  const change = { set: { entity: 'count' }, add: { [counter.attribute]: isCounted ? 1 : -1 } };
  try {
    await db.transact([marking, { update: row, change }]);
    return true;
  } catch (error) {
    if (error instanceof Contention) return false;
    throw error;
  }
};

/**
 * Makes counts agree with the things that `read` reads consistently, together with their marks. Idempotent. A count is
 * always the number of its marks. A call returns only after it has read no difference, so after concurrent, repeated
 * and interrupted calls, in any order, the marks agree with the newest state.
 */
export const settleCounts = async (db: Table, read: () => Promise<readonly Countable[]>): Promise<void> => {
  let busy = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const wrong = (await read()).filter(({ isMarked, isCounted }) => isMarked !== isCounted);
    if (wrong.length === 0) return;
    for (const part of inParts(wrong, CONCURRENCY)) {
      const rowOf = ({ key }: Counter) => (busy ? spreadKey(key) : key);
      const moved = await Promise.all(part.map((one) => move(db, one, rowOf(one.counter))));
      busy ||= moved.includes(false);
    }
  }
  throw new Error('The things changed faster than their counts');
};

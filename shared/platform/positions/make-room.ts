import { all, equals, live } from '../db/expression.ts';
import type { Attributes, Item } from '../db/item.ts';
import { retryUntilCommitted } from '../db/retry-until-committed.ts';
import type { Table } from '../db/table.ts';
import { inParts } from '../runtime/in-parts.ts';

export const MAX_POSITION = 2_147_483_647;

/** An item of an ordered list. */
export interface Placed {
  readonly id: string;
  readonly position: number;
}

/** Iterates the rows of a list from a position, upwards or downwards. */
export type Walk<T extends Placed> = (from: number, direction: 1 | -1) => AsyncIterable<T>;

/** Walks a list in memory; items with the same position are ordered by id. */
export const walkList = <T extends Placed>(list: readonly T[]): Walk<T> =>
  async function* (from, direction) {
    const isOn = ({ position }: T) => (position - from) * direction >= 0;
    yield* list.filter(isOn).sort((a, b) => (a.position - b.position || (a.id < b.id ? -1 : 1)) * direction);
  };

interface Shift<T extends Placed> {
  readonly row: T;
  readonly position: number;
}

const BATCH_SIZE = 100;

/** The rows up to the first gap, each moved by one; `undefined` if the last one would leave the range. */
const shifted = async <T extends Placed>(
  walk: Walk<T>,
  id: string,
  at: number,
  direction: 1 | -1,
): Promise<readonly Shift<T>[] | undefined> => {
  const shifts: Shift<T>[] = [];
  let edge = at;
  for await (const row of walk(at, direction)) {
    if (row.id === id) continue;
    if ((row.position - edge) * direction > 0) break;
    edge += direction;
    if (edge < 0 || edge > MAX_POSITION) return undefined;
    shifts.push({ row, position: edge });
  }
  return shifts;
};

/**
 * Which items shift for an item that moves, and its final position. The item at the target position moves one place
 * toward the old position, and so do adjacent items up to the first gap. The order of the others does not change.
 */
export const roomFor = async <T extends Placed>(
  walk: Walk<T>,
  { id, position: from }: { readonly id: string; readonly position: number | undefined },
  to: number,
): Promise<{ readonly position: number; readonly shifts: readonly Shift<T>[] }> => {
  const movesBack = from !== undefined && to > from;
  if (!movesBack) {
    const up = await shifted(walk, id, to, 1);
    if (up) return { position: to, shifts: up };
  }
  const down = await shifted(walk, id, to, -1);
  if (down) return { position: to, shifts: down };
  /* Items in front share positions, so the item goes behind all items at the target position. */
  return { position: to + 1, shifts: (await shifted(walk, id, to + 1, 1)) ?? [] };
};

/** The final position of the moved item, and the highest position in use afterwards. */
export interface Placement {
  readonly position: number;
  readonly last: number;
}

/**
 * Makes room for an item that moves and returns its final position. An interruption leaves the order of the others
 * intact. Shifted rows keep their `updated_at`.
 */
export const makeRoom = <T extends Placed & Item>(
  db: Table,
  walk: Walk<T>,
  moved: { readonly id: string; readonly position: number | undefined },
  to: number,
  place: (row: T, position: number) => Attributes = () => ({}),
): Promise<Placement> =>
  retryUntilCommitted(async () => {
    const { position, shifts } = await roomFor(walk, moved, to);
    const steps = shifts.toReversed().map(({ row, position: next }) => ({
      update: { pk: row.pk, sk: row.sk },
      change: { set: { position: next, ...place(row, next) } },
      condition: all(live, equals('position', row.position)),
    }));
    for (const part of inParts(steps, BATCH_SIZE)) if (!(await db.transact(part)).ok) return undefined;
    return { position, last: Math.max(position, ...shifts.map((shift) => shift.position)) };
  });

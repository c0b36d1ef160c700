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

/** The rows of a list from a position on, upwards or downwards, each as it is stored. */
export type Walk<T extends Placed> = (from: number, direction: 1 | -1) => AsyncIterable<T>;

/** Walks over a list that was read as a whole; items that share a position are in the order of their ids. */
export const walkList = <T extends Placed>(list: readonly T[]): Walk<T> =>
  async function* (from, direction) {
    const isOn = ({ position }: T) => (position - from) * direction >= 0;
    yield* list
      .filter(isOn)
      .sort((one, other) => (one.position - other.position || (one.id < other.id ? -1 : 1)) * direction);
  };

interface Shift<T extends Placed> {
  readonly row: T;
  readonly position: number;
}

const BATCH_SIZE = 100;

/** Every row without a gap from a position on, one place further; `undefined` where the last has no place. */
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
 * Which items make room for one that moves, and where it then stands. What stands at its new position goes one place
 * towards where it came from, and so does whatever that pushes; the order of the others stays as it is.
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
  /* Others share positions in front of it: it stands behind all that stand at its new one. */
  return { position: to + 1, shifts: (await shifted(walk, id, to + 1, 1)) ?? [] };
};

/** Where an item stands once there is room for it, and the last position that is taken by then. */
export interface Room {
  readonly position: number;
  readonly last: number;
}

/**
 * Makes room for an item that moves, and answers where it is to stand. Whatever this breaks off at, the others keep
 * their order. A row that makes room keeps its `updated_at`: nobody changed it.
 */
export const makeRoom = <T extends Placed & Item>(
  db: Table,
  walk: Walk<T>,
  moved: { readonly id: string; readonly position: number | undefined },
  to: number,
  place: (row: T, position: number) => Attributes = () => ({}),
): Promise<Room> =>
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

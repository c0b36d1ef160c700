import { gather, preloaded, type ReadRows } from './gather.ts';
import type { Key } from './key.ts';
import type { GetOptions } from './read.ts';
import type { Table } from './table.ts';

/** Fewer keys than this are read one by one. */
const MIN_RUN = 4;

/** A run reads at most this many rows for each key, so rows between the keys cannot make it expensive. */
const ROWS_PER_KEY = 2;

/** Keys of one partition with the same prefix, in the order of the partition. */
type Run = readonly Key[];

const byName = (one: Key, other: Key): number => (one.sk < other.sk ? -1 : 1);

/** The partition and the sort key up to its last part. */
const prefixOf = ({ pk, sk }: Key): string => `${pk}\u0000${sk.slice(0, sk.lastIndexOf('#'))}`;

/** The rows of a run that its query reached, absent ones included. */
const readRun = async (db: Table, run: Run, options: GetOptions) => {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [];
  const limit = run.length * ROWS_PER_KEY;
  const { items, next } = await db.query<unknown>({
    partition: first.pk,
    between: [first.sk, last.sk],
    limit,
    ...options,
  });
  const bySk = new Map(items.map((item) => [item.sk, item]));
  const reached = run.filter(({ sk }) => !next || sk <= (next.sk ?? ''));
  return reached.map((key) => ({ key, row: bySk.get(key.sk) }));
};

/**
 * As `gather`, for small rows that are close together in their partition and often absent: a key that is read alone costs half a unit
 * even if its row does not exist, and a query costs the bytes that it finds. Keys that a query does not reach because
 * of other rows between them are read alone, in one more round trip.
 */
export const gatherNear = async (db: Table, keys: readonly Key[], options: GetOptions = {}): Promise<ReadRows> => {
  const groups = [...Map.groupBy(keys, prefixOf).values()];
  const runs = groups.filter(({ length }) => length >= MIN_RUN);
  const others = groups.filter(({ length }) => length < MIN_RUN).flat();
  const [alone, ...found] = await Promise.all([
    gather(db, others, options),
    ...runs.map((run) => readRun(db, run.toSorted(byName), options)),
  ]);
  const read = [...others.map((key) => ({ key, row: alone(key) })), ...found.flat()];
  const known = preloaded(
    read.map(({ key }) => key),
    read.map(({ row }) => row),
  );
  return gather(db, keys, options, known);
};

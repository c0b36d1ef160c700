import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { TestStore } from '../../support/dynamo.ts';
import { restore, rowsIn } from '../../support/table-state.ts';

export type Rows = readonly Readonly<Record<string, AttributeValue>>[];

/** The state of a table at one moment, to which the table can return. */
export const keptState = async (store: TestStore) => {
  const rows: Rows = await rowsIn(store);
  return { rows, restore: () => restore(store, rows) };
};

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The rows whose key contains one of these ids and not the id of our team, as text, in order. */
export const rowsOf = (rows: Rows, ids: ReadonlySet<string>, ours: string): readonly string[] =>
  rows
    .filter(({ pk, sk }) => {
      const key = `${pk?.S} ${sk?.S}`;
      return !key.includes(ours) && [...ids].some((id) => key.includes(id));
    })
    .map((row) => JSON.stringify(row, sorted))
    .toSorted();

/** Runs tasks in order, at most `width` at once. */
export const inLanes = async <T>(
  tasks: readonly T[],
  width: number,
  run: (task: T) => Promise<void>,
): Promise<void> => {
  const queue = tasks.values();
  const lane = async () => {
    for (const task of queue) await run(task);
  };
  await Promise.all(Array.from({ length: width }, lane));
};

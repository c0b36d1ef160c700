import type { Key } from './key.ts';
import type { Query } from './query.ts';

/** Separates the key of the first row of a count from the number of another row. */
export const SPREAD = '~';
/** Sorts after all rows of a count. */
const END = `${SPREAD}${SPREAD}`;

/** The sort key after all rows of the count with this key. */
export const afterCount = (sk: string): string => `${sk}${END}`;

/** The range with all rows of the counts from the first to the last key; eventually consistent. */
export const countRange = (partition: string, first: string, last = first) =>
  ({ partition, between: [first, afterCount(last)], eventual: true }) as const satisfies Partial<Query>;

/** The numbers of a count by name, and none of what was never counted. */
type Numbers = Readonly<Record<string, number | undefined>>;

/** Adds up the rows of counts, by the key of their first row. Not negative, although rows are read one after the other. */
export const sumsOf = (rows: readonly Key[], name: string): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const [sk = ''] = row.sk.split(SPREAD);
    sums.set(sk, (sums.get(sk) ?? 0) + ((row as Key & Numbers)[name] ?? 0));
  }
  return new Map([...sums].map(([sk, sum]) => [sk, Math.max(0, sum)]));
};

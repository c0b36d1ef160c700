import { type Run, simulate } from './simulate.ts';
import type { Part } from './writes.ts';

/** DynamoDB's limits of a partition, and so of an item, in units per second. */
export const LIMITS = { write: 1_000, read: 3_000 } as const;

/** The load of the rows of one kind, in units per second. */
export interface Load {
  readonly part: Part;
  /** All units that are written. */
  readonly total: number;
  /** Those of the busiest partition key. */
  readonly partition: number;
  /** Those of the busiest range that the store cannot split: an item, or the end of a partition. */
  readonly hottest: number;
  /** What the busiest range is. */
  readonly range: 'item' | 'end';
  /** Units that are read of the busiest item. */
  readonly read: number;
  /** How much of the limit the busiest range uses: 1 is all of it. */
  readonly use: number;
}

const add = (to: Map<string, number>, key: string, units: number): void => {
  to.set(key, (to.get(key) ?? 0) + units);
};

const greatest = (of: ReadonlyMap<string, number>): number => [...of.values()].reduce((a, b) => Math.max(a, b), 0);

/** Counts the accesses of a run for each partition key, each item and each end of a partition. */
export const measure = (run: Run): readonly Load[] => {
  const byPart = new Map<Part, Record<'partitions' | 'items' | 'ends' | 'reads', Map<string, number>>>();
  const tallyOf = (part: Part) => {
    const tally = byPart.get(part) ?? { partitions: new Map(), items: new Map(), ends: new Map(), reads: new Map() };
    byPart.set(part, tally);
    return tally;
  };
  simulate(run, ({ part, key: { pk, sk }, spread, write, read }) => {
    const { partitions, items, ends, reads } = tallyOf(part);
    const item = `${pk} ${sk}`;
    if (read > 0) return add(reads, item, read);
    add(partitions, pk, write);
    add(items, item, write);
    if (spread === 'end') add(ends, pk, write);
  });
  const perSecond = (units: number): number => units / run.seconds;
  return [...byPart]
    .map(([part, { partitions, items, ends, reads }]): Load => {
      const [item, end, read] = [greatest(items), greatest(ends), greatest(reads)].map(perSecond) as [
        number,
        number,
        number,
      ];
      const hottest = Math.max(item, end);
      return {
        part,
        total: perSecond([...partitions.values()].reduce((sum, units) => sum + units, 0)),
        partition: perSecond(greatest(partitions)),
        hottest,
        range: end > item ? 'end' : 'item',
        read,
        use: Math.max(hottest / LIMITS.write, read / LIMITS.read),
      };
    })
    .toSorted((a, b) => b.use - a.use);
};

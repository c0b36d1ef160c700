import { expect, test } from 'vitest';
import { planOf, runDay } from '../day/run-day.ts';
import { PLANTED, type Planted } from './planted.ts';

/** A defect must be found by one of so many seeds. */
const MAX_SEEDS = 1_000;

/** The first seed that finds a defect. Which one it is changes with the product: every request moves the dice. */
const firstToFind = async ({ tampering, from = 1, kinds }: Planted): Promise<number | undefined> => {
  for (let seed = from; seed < from + MAX_SEEDS; seed += 1) {
    const { broken } = await runDay(planOf(seed, kinds), (simulation) =>
      Object.assign(simulation.tampering, tampering),
    );
    if (broken.length > 0) return seed;
  }
  return undefined;
};

test.each(PLANTED)('the simulator finds that $name', async (defect) => {
  const seed = await firstToFind(defect);
  // Without the defect, the same day keeps every promise.
  expect(seed && (await runDay(planOf(seed, defect.kinds))).broken).toEqual([]);
});

import { expect, test } from 'vitest';
import { reportOf } from './day/report.ts';
import { planOf, runDay } from './day/run-day.ts';
import { shrink } from './day/shrink.ts';

const SEEDS = 50;

test('50 simulated days keep every promise', async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const outcome = await runDay(planOf(seed));
    const report = outcome.broken.length > 0 ? reportOf(await shrink(planOf(seed), outcome)) : undefined;
    expect(report).toBeUndefined();
  }
});

test('a seed leads to the same run each time', async () => {
  for (const seed of [1, 2]) {
    const [one, other] = [await runDay(planOf(seed)), await runDay(planOf(seed))];
    expect(other.trace).toEqual(one.trace);
    expect(one.trace.length).toBeGreaterThan(500);
  }
});

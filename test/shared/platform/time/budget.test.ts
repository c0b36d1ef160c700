import { expect, test } from 'vitest';
import { BUDGET_MS, startBudget } from '../../../../shared/platform/time/budget.ts';

test('time remains until the budget has passed since the start', () => {
  let now = 1_000;
  const hasTime = startBudget(() => now);
  expect(hasTime()).toBe(true);
  now += BUDGET_MS - 1;
  expect(hasTime()).toBe(true);
  now += 1;
  expect(hasTime()).toBe(false);
});

import { expect, test } from 'vitest';
import { dayNumber, maxWithinWindow } from '../../../../shared/engagement/achievements/windows.ts';

const days = new Map([
  [10, 2],
  [11, 1],
  [14, 4],
]);

test('a day starts at midnight UTC', () => {
  expect(dayNumber('2026-03-01T23:59:59.999Z')).toBe(dayNumber('2026-03-01'));
  expect(dayNumber('2026-03-02T00:00:00.000Z')).toBe(dayNumber('2026-03-01') + 1);
});

test('the maximum is taken over windows that end on the given days', () => {
  expect(maxWithinWindow(days, 2, { first: 11, last: 11 })).toBe(3);
  expect(maxWithinWindow(days, 1, { first: 11, last: 11 })).toBe(1);
  expect(maxWithinWindow(days, 2, { first: 11, last: 13 })).toBe(3);
  expect(maxWithinWindow(days, 2, { first: 11, last: 14 })).toBe(4);
  expect(maxWithinWindow(days, 5, { first: 14, last: 14 })).toBe(7);
});

test('days after the last window do not count', () => {
  expect(maxWithinWindow(days, 30, { first: 9, last: 9 })).toBe(0);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRetryAfter, RETRY_DELAYS_MS, retryDelay } from '../../../../shared/delivery/webhooks/schedule.ts';

const now = new Date('2026-03-01T00:00:00.000Z');
const hours = (ms: number): number => ms / 3_600_000;

test('C452: a delivery has ten attempts, immediately and then after increasing delays', () => {
  expect(RETRY_DELAYS_MS.map(hours)).toEqual([0, 5 / 3_600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24]);
  expect(retryDelay(9, undefined, () => 0.5)).toBe(RETRY_DELAYS_MS[9]);
  expect(retryDelay(10, undefined, () => 0.5)).toBe(undefined);
  expect(retryDelay(10, 60_000, () => 0.5)).toBe(undefined);
});

test('each delay has at most 20 % jitter; Retry-After extends it up to twice the delay', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const retryAfterSeconds = fc.option(fc.nat(10 ** 9), { nil: undefined });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), retryAfterSeconds, chance, (tries, retryAfter, random) => {
      const step = RETRY_DELAYS_MS[tries] ?? 0;
      const wait = retryDelay(tries, retryAfter, () => random) ?? -1;
      expect(wait).toBeGreaterThanOrEqual(Math.round(0.8 * step));
      expect(wait).toBeLessThanOrEqual(Math.max(Math.round(1.2 * step), Math.min(retryAfter ?? 0, 2 * step)));
      if (retryAfter !== undefined && retryAfter <= 2 * step) expect(wait).toBeGreaterThanOrEqual(retryAfter);
    }),
  );
});

test('Retry-After is seconds or a date, and anything else is ignored', () => {
  expect(parseRetryAfter('120', now)).toBe(120_000);
  expect(parseRetryAfter(' 0 ', now)).toBe(0);
  expect(parseRetryAfter('Sun, 01 Mar 2026 00:01:00 GMT', now)).toBe(60_000);
  expect(parseRetryAfter('Sat, 28 Feb 2026 00:00:00 GMT', now)).toBe(0);
  for (const odd of [undefined, '', '-5', '1.5', '1e3', 'soon', '2026-03-02', '9'.repeat(30), 'x GMT'])
    expect(parseRetryAfter(odd, now)).toBe(undefined);
});

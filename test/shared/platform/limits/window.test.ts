import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  momentOf,
  type Policy,
  passes,
  remaining,
  retryAfter,
  staircase,
} from '../../../../shared/platform/limits/window.ts';

const policies = fc.record({
  name: fc.constant('p'),
  limit: fc.integer({ min: 1, max: 1000 }),
  seconds: fc.integer({ min: 1, max: 3600 }),
});
const exactPolicies = policies.map((policy) => ({ ...policy, limit: ((policy.limit - 1) % 60) + 1 }));
const moments = fc.integer({ min: 0, max: 4_000_000_000_000 });

/** A policy, possible counts under it, and a time. */
const cases = (from: fc.Arbitrary<Policy>) =>
  from.chain((policy) =>
    fc.record({
      policy: fc.constant(policy),
      now: moments,
      previous: fc.integer({ min: 0, max: policy.limit }),
      current: fc.integer({ min: 0, max: policy.limit }),
    }),
  );

const carried = (previous: number, { left, length }: { left: number; length: number }): number =>
  Number((BigInt(previous) * BigInt(left) + BigInt(length) - 1n) / BigInt(length));

test('C474: up to a limit of 60 the steps equal current + ceil(previous × share) < limit exactly', () => {
  fc.assert(
    fc.property(cases(exactPolicies), ({ policy, now, previous, current }) => {
      const moment = momentOf(policy, now);
      expect(passes(policy, moment, { previous, current })).toBe(current + carried(previous, moment) < policy.limit);
    }),
    { numRuns: 5_000 },
  );
});

test('C474: merged steps never pass a call that the exact formula rejects, and reject at most one step more', () => {
  fc.assert(
    fc.property(cases(policies), ({ policy, now, previous, current }) => {
      const moment = momentOf(policy, now);
      const exact = Math.max(0, policy.limit - current - carried(previous, moment));
      const left = remaining(policy, moment, { previous, current });
      expect(left).toBeLessThanOrEqual(exact);
      expect(left).toBeGreaterThan(exact - Math.ceil(policy.limit / 60));
    }),
    { numRuns: 5_000 },
  );
});

test('C480: a call passes at any time after Retry-After, and not one second earlier', () => {
  const later = fc.integer({ min: 0, max: 7_200_000 });
  fc.assert(
    fc.property(cases(policies), later, ({ policy, now, previous, current }, delay) => {
      const counts = { previous, current };
      fc.pre(!passes(policy, momentOf(policy, now), counts));
      const wait = retryAfter(policy, now, counts);
      expect(wait).toBeGreaterThanOrEqual(1);
      expect(Number.isInteger(wait)).toBe(true);
      const at = (moment: number): boolean => {
        const then = momentOf(policy, moment);
        const age = then.window - momentOf(policy, now).window;
        if (age === 0) return passes(policy, then, counts);
        return passes(policy, then, { previous: age === 1 ? current : 0, current: 0 });
      };
      expect(at(now + wait * 1000)).toBe(true);
      expect(at(now + wait * 1000 + delay)).toBe(true);
      if (wait > 1) expect(at(now + (wait - 1) * 1000)).toBe(false);
    }),
    { numRuns: 3_000 },
  );
});

test('C480: a call that passes at the end of a window passes at the start of the next, with merged steps or not', () => {
  const edges = policies.chain((policy) =>
    fc.record({ policy: fc.constant(policy), current: fc.integer({ min: 0, max: policy.limit - 1 }) }),
  );
  fc.assert(
    fc.property(edges, ({ policy, current }) => {
      const start = policy.seconds * 1000;
      expect(passes(policy, momentOf(policy, start - 1), { previous: 0, current })).toBe(true);
      expect(passes(policy, momentOf(policy, start), { previous: current, current: 0 })).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test('C493: at the start of a window all of the previous window counts', () => {
  const policy = { name: 'p', limit: 10, seconds: 60 };
  expect(momentOf(policy, 60_000)).toEqual({ window: 1, left: 60_000, length: 60_000 });
  expect(passes(policy, momentOf(policy, 60_000), { previous: 10, current: 0 })).toBe(false);
  expect(passes(policy, momentOf(policy, 65_999), { previous: 10, current: 0 })).toBe(false);
  expect(passes(policy, momentOf(policy, 66_000), { previous: 10, current: 0 })).toBe(true);
});

test('a policy of any size needs at most 61 steps, each lower than the one before', () => {
  fc.assert(
    fc.property(policies, moments, (policy, now) => {
      const steps = staircase(policy, momentOf(policy, now));
      expect(steps.length).toBeLessThanOrEqual(61);
      for (const [index, { previous, current }] of steps.entries()) {
        /* Counts never exceed the limit, so no step follows the one for the full limit. */
        if (index < steps.length - 1) expect(previous).toBeLessThan(policy.limit);
        expect(previous).toBeLessThanOrEqual(policy.limit);
        const before = steps[index - 1];
        if (!before) continue;
        expect(current).toBeLessThan(before.current);
        expect(previous).toBeGreaterThanOrEqual(before.previous);
      }
    }),
  );
});

test('C480: Retry-After is at least one second, even if a call would pass immediately', () => {
  const policy = { name: 'p', limit: 10, seconds: 60 };
  expect(retryAfter(policy, 60_000, { previous: 0, current: 0 })).toBe(1);
  expect(retryAfter(policy, 60_000, { previous: 0, current: 10 })).toBe(66);
});

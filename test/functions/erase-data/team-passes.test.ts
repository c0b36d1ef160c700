import { expect, test } from 'vitest';
import { followingPass } from '../../../functions/erase-data/team-passes.ts';

const erasure = { requested_at: '2026-03-01T00:00:00.000Z' };
const now = new Date('2026-03-01T00:10:00.000Z');

test('the first pass never shows that nothing is left: requests from before it may still write', () => {
  expect(followingPass({ endedPass: 1, found: 0 }, erasure, now)).toEqual({
    isClean: false,
    isLate: false,
    next: { job: { pass: 2 }, seconds: 60 },
  });
});

test('a pass that found rows is followed by another one, soon at first', () => {
  expect(followingPass({ endedPass: 2, found: 3 }, erasure, now).next).toEqual({ job: { pass: 3 }, seconds: 60 });
  expect(followingPass({ endedPass: 5, found: 1 }, erasure, now).next).toEqual({ job: { pass: 6 }, seconds: 600 });
});

test('a clean pass is followed by a last one, a day after the deletion', () => {
  const last = { pass: 1_000, not_before: '2026-03-02T01:00:00.000Z' };
  expect(followingPass({ endedPass: 2, found: 0 }, erasure, now)).toEqual({
    isClean: true,
    isLate: false,
    next: { job: last, seconds: 900 },
  });
  expect(followingPass({ endedPass: 1_000, found: 0 }, erasure, now)).toEqual({ isClean: true, isLate: false });
  expect(followingPass({ endedPass: 1_000, found: 1 }, erasure, now).next?.job).toEqual({ pass: 1_001 });
});

test('an erasure that still finds rows after two days is late', () => {
  const days = (count: number) => new Date(Date.parse(erasure.requested_at) + count * 86_400_000);
  expect(followingPass({ endedPass: 1_000, found: 1 }, erasure, days(2)).isLate).toBe(false);
  expect(followingPass({ endedPass: 1_001, found: 1 }, erasure, days(3)).isLate).toBe(true);
  expect(followingPass({ endedPass: 1_001, found: 0 }, erasure, days(3)).isLate).toBe(false);
});

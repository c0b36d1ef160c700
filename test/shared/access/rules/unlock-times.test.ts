import { describe, expect, test } from 'vitest';
import type { DripWait, EntryItem } from '../../../../shared/access/drip/entry-item.ts';
import { lastUnlock, unlockTime } from '../../../../shared/access/rules/unlock-times.ts';

const DAY = 86_400;
const STARTED = '2026-03-01T00:00:00.000Z';
const onDay = (day: number): string => new Date(Date.parse(STARTED) + day * DAY * 1000).toISOString();
const target = { type: 'content_node', id: 'node' } as const;
const unlocking = { target_type: 'content_node', target_id: 'node' };

const wait = (step_id: string, day: number, more: Partial<DripWait> = {}): DripWait => ({
  step_id,
  seconds: day * DAY,
  ...more,
});
const entry = (waits: readonly DripWait[] | undefined, inside = true): EntryItem => ({
  enrollment_id: 'e',
  entered_at: STARTED,
  inside,
  ...(waits && { waits }),
});
const timeOf = (
  of: EntryItem,
  overrides: Readonly<Record<string, { at: string | null; is_skipped: boolean }>> = {},
) => {
  const time = unlockTime(of, new Map(Object.entries(overrides)), target);
  return time === undefined ? undefined : new Date(time).toISOString();
};

describe('the time at which a campaign unlocks a target for a member', () => {
  test('is that of its step, or of an earlier step that takes longer', () => {
    expect(timeOf(entry([wait('a', 3, unlocking)]))).toBe(onDay(3));
    expect(timeOf(entry([wait('a', 5), wait('b', 3, unlocking), wait('c', 9)]))).toBe(onDay(5));
    const { seconds: _, ...dated } = wait('b', 0, { at: onDay(4), ...unlocking });
    expect(timeOf(entry([wait('a', 1), dated]))).toBe(onDay(4));
  });

  test('follows the overrides of the member, and a skipped step leaves it to the next one that unlocks it', () => {
    const waits = [wait('a', 3, unlocking), wait('b', 6, unlocking)];
    expect(timeOf(entry(waits), { a: { at: onDay(4), is_skipped: false } })).toBe(onDay(4));
    expect(timeOf(entry(waits), { a: { at: null, is_skipped: false } })).toBe(onDay(3));
    expect(timeOf(entry(waits), { a: { at: onDay(1), is_skipped: true } })).toBe(onDay(6));
  });

  test('is not known without a step to come, without stored waits and outside the campaign', () => {
    expect(timeOf(entry([wait('a', 3)]))).toBeUndefined();
    expect(timeOf(entry([wait('a', 3, { target_type: 'playlist', target_id: 'node' })]))).toBeUndefined();
    expect(timeOf(entry(undefined))).toBeUndefined();
    expect(timeOf(entry([wait('a', 3, unlocking)], false))).toBeUndefined();
  });
});

test('several locks end with the last of them, and a lock without a known time leaves the end unknown', () => {
  const times: Readonly<Record<string, string | null>> = { a: onDay(1), b: onDay(2), c: null };
  const last = (...ids: readonly string[]) =>
    lastUnlock(
      ({ id }) => times[id],
      ids.map((id) => ({ type: 'content_node', id })),
    );
  expect([last(), last('a'), last('a', 'b'), last('b', 'a')]).toEqual([null, onDay(1), onDay(2), onDay(2)]);
  expect([last('a', 'c'), last('c', 'a'), last('a', 'unknown')]).toEqual([null, null, null]);
});

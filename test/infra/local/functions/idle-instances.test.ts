import { afterEach, expect, test, vi } from 'vitest';
import { startInstanceLimit } from '../../../../infra/local/functions/idle-instances.ts';

afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;

/** How many of two idle instances end when the stack is ready, and when it was idle for a minute. */
const endedOf = (kept?: number): readonly number[] => {
  vi.useFakeTimers();
  const limit = startInstanceLimit(kept);
  let ended = 0;
  const idle = () => {
    const instance = { invoke: async () => undefined, isAlive: () => true, end: async () => undefined };
    limit.add(instance);
    limit.markIdle(instance, () => {
      ended += 1;
    });
  };
  idle();
  limit.endIdle();
  const whenReady = ended;
  idle();
  vi.advanceTimersByTime(MINUTE);
  limit.stop();
  return [whenReady, ended];
};

test('idle instances end when the stack is ready and after a while, unless it keeps them', () => {
  expect(endedOf()).toEqual([1, 2]);
  expect(endedOf(40)).toEqual([0, 0]);
});

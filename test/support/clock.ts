import { onTestFinished, vi } from 'vitest';

/**
 * Holds the clock where it is, or at another moment, until the test is over or holds it elsewhere: how long a machine
 * takes changes nothing then.
 */
export const holdClock = (at: Date | number = Date.now()): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  onTestFinished(() => void vi.useRealTimers());
};

import { onTestFinished, vi } from 'vitest';

/** Stops the clock at this time until the end of the test, so that the speed of the machine does not matter. */
export const holdClock = (at: Date | number = Date.now()): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  onTestFinished(() => void vi.useRealTimers());
};

import { onTestFinished, vi } from 'vitest';

/** Holds the clock where it is until the test is over: how long a machine takes over many calls changes nothing then. */
export const holdClock = (): void => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
};

import { afterAll, vi } from 'vitest';

const { useFakeTimers } = vi;
let hasMovedClock = false;
vi.useFakeTimers = (...config) => {
  hasMovedClock = true;
  return useFakeTimers(...config);
};

/*
 * The files of a worker share a process: each leaves the clock, the environment and the globals as it found them. After
 * a file that moved the clock the next one gets new modules: ids never go back, so that they would be of another time.
 */
afterAll(() => {
  vi.useFakeTimers = useFakeTimers;
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (hasMovedClock) vi.resetModules();
});

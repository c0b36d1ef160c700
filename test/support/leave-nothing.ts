import { afterAll, vi } from 'vitest';
import { forgetIds } from './forget-ids.ts';

const { useFakeTimers } = vi;
let hasMovedClock = false;
vi.useFakeTimers = (...config) => {
  hasMovedClock = true;
  return useFakeTimers(...config);
};

/*
 * The files of a worker share a process: each leaves the clock, the environment and the globals as it found them. Ids
 * never go back, so those of the next file would be of another time: the newest one is forgotten.
 */
afterAll(() => {
  vi.useFakeTimers = useFakeTimers;
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (hasMovedClock) forgetIds();
});

import { pause } from '../time/pause.ts';
import { Contention } from './contention.ts';

const ATTEMPTS = 20;

/** Runs one attempt; `undefined` if its write lost against concurrent writes. */
const attemptOnce = async <T>(attempt: () => Promise<T | undefined>): Promise<T | undefined> => {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof Contention) return undefined;
    throw error;
  }
};

/**
 * Repeats a read-decide-write attempt until it commits, after growing random delays of at most 0.2 s. An attempt that
 * lost against a concurrent write returns `undefined`. Throws `Contention` after twenty attempts.
 */
export const retryUntilCommitted = async <T>(attempt: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    const result = await attemptOnce(attempt);
    if (result !== undefined) return result;
    await pause(Math.random() * Math.min(200, 5 * 2 ** tries));
  }
  throw new Contention('Concurrent writes won every attempt');
};

import { count } from '../telemetry/embedded.ts';
import { pause } from '../time/pause.ts';
import { Contention } from './contention.ts';

const ATTEMPTS = 6;

/**
 * Retries a write that conflicts with another transaction, after growing random delays of at most 0.3 s. Throws
 * `Contention` after six attempts.
 */
export const retryConflicts = async <T>(
  send: () => Promise<T>,
  isConflict: (error: unknown) => boolean,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === ATTEMPTS)
        throw new Contention('The write conflicted with other transactions on every attempt', { cause: error });
      count('TableRetries');
      await pause(Math.random() * Math.min(300, 10 * 2 ** attempt));
    }
  }
};

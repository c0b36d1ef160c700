import { Contention } from '../../platform/db/contention.ts';
import { pause } from '../../platform/time/pause.ts';

const MAX_ATTEMPTS = 16;
const MAX_PAUSE_MS = 500;

/**
 * Sends a transaction on a contended row. The table retries six times by itself; this repeats it after a random pause
 * for about nine seconds, so that 100 concurrent RSVPs all succeed within their requests.
 */
export const retryContention = async <T>(send: () => Promise<T>): Promise<T> => {
  for (let round = 1; ; round += 1) {
    try {
      return await send();
    } catch (error) {
      if (round === MAX_ATTEMPTS || !(error instanceof Contention)) throw error;
      await pause(Math.random() * MAX_PAUSE_MS);
    }
  }
};

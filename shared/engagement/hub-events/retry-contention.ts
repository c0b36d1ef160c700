import { Contention } from '../../platform/db/contention.ts';
import { pause } from '../../platform/time/pause.ts';

const ROUNDS = 16;
const BETWEEN = 500;

/**
 * Sends a transaction on a row that everybody wants at the same time. The table tries six times by itself; this has it
 * begin anew after a random pause, for about nine seconds, so that a hundred who answer in the same moment all come
 * through within their requests.
 */
export const retryContention = async <T>(send: () => Promise<T>): Promise<T> => {
  for (let round = 1; ; round += 1) {
    try {
      return await send();
    } catch (error) {
      if (round === ROUNDS || !(error instanceof Contention)) throw error;
      await pause(Math.random() * BETWEEN);
    }
  }
};

import { pause } from '../time/pause.ts';
import { Contention } from './contention.ts';

const ATTEMPTS = 20;

/** What an attempt came to; nothing where its write kept colliding with others. */
const tried = async <T>(attempt: () => Promise<T | undefined>): Promise<T | undefined> => {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof Contention) return undefined;
    throw error;
  }
};

/**
 * Decides and writes anew while somebody else's write comes between, after growing random pauses of at most 0.2 s; an
 * attempt that did not settle is `undefined`. What does not settle in twenty is contention.
 */
export const retryUntilCommitted = async <T>(attempt: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    const settled = await tried(attempt);
    if (settled !== undefined) return settled;
    await pause(Math.random() * Math.min(200, 5 * 2 ** tries));
  }
  throw new Contention('Others kept writing first');
};

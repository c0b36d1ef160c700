import { pause } from '../time/pause.ts';
import { Contention } from './contention.ts';

const ATTEMPTS = 6;

/**
 * Sends a write again while it collides with somebody else's transaction, with growing random pauses of at most 0.3 s.
 * What still collides after six attempts is thrown and counts as unavailable.
 */
export const throughCollisions = async <T>(
  send: () => Promise<T>,
  collided: (error: unknown) => boolean,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!collided(error)) throw error;
      if (attempt === ATTEMPTS)
        throw new Contention('The write kept colliding with other transactions', { cause: error });
      await pause(Math.random() * Math.min(300, 10 * 2 ** attempt));
    }
  }
};

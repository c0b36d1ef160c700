import { pause } from '../pause.ts';

const ATTEMPTS = 20;
const COLLISION = 'TransactionConflictException';

const isCollision = (error: unknown): boolean => error instanceof Error && error.name === COLLISION;

/** What an attempt came to; nothing where its write kept colliding with others. */
const tried = async <T>(attempt: () => Promise<T | undefined>): Promise<T | undefined> => {
  try {
    return await attempt();
  } catch (error) {
    if (isCollision(error)) return undefined;
    throw error;
  }
};

/**
 * Decides and writes anew while somebody else's write comes between, after growing random pauses of at most 0.2 s.
 * What does not settle is thrown and counts as unavailable; `undefined` is an attempt that did not.
 */
export const settle = async <T>(attempt: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    const settled = await tried(attempt);
    if (settled !== undefined) return settled;
    await pause(Math.random() * Math.min(200, 5 * 2 ** tries));
  }
  throw Object.assign(new Error('Others kept writing first'), { name: COLLISION });
};

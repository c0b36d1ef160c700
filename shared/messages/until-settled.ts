const ATTEMPTS = 10;

/** Decides and writes anew while somebody else's write comes between; `undefined` is an attempt that did not settle. */
export const untilSettled = async <T>(attempt: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    const settled = await attempt();
    if (settled !== undefined) return settled;
  }
  throw Object.assign(new Error('Others kept writing first'), { name: 'TransactionConflictException' });
};

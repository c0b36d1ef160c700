import { storeFailure } from '../db/failures.ts';
import { countsOf } from './counter-item.ts';
import type { Limiter } from './limiter.ts';
import { momentOf, type Policy, passes, retryAfter } from './window.ts';

/** Returns the seconds until a call would pass; 0 if it passes now or the store is unavailable. Takes no slot. */
export const waitFor = async (limiter: Limiter, policy: Policy, key: string, now: number): Promise<number> => {
  const counted = await limiter.read(policy, key).catch((error: unknown) => {
    if (storeFailure(error) !== 'unavailable') throw error;
    return undefined;
  });
  const moment = momentOf(policy, now);
  const counts = countsOf(counted, moment);
  return passes(policy, moment, counts) ? 0 : retryAfter(policy, now, counts);
};

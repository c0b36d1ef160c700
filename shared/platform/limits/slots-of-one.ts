import type { Limiter, Verdict } from './limiter.ts';

/**
 * The limiter for one request, whose work may be begun anew: it takes each slot once, unless it gave it back. What was
 * refused is tried again.
 */
interface SlotsOfOne extends Limiter {
  /** Gives back what the request still holds; it fails nowhere, for the request has failed by itself. */
  giveBackAll(): Promise<void>;
}

const giveBack = async (taking: Promise<Verdict>): Promise<void> => {
  const verdict = await taking;
  if (verdict.passed) await verdict.giveBack();
};

export const slotsOfOne = (limiter: Limiter): SlotsOfOne => {
  const taken = new Map<string, Promise<Verdict>>();
  return {
    take(policy, key, now) {
      const name = `${policy.name}#${key}`;
      const known = taken.get(name);
      if (known) return known;
      const taking = limiter.take(policy, key, now).then((verdict): Verdict => {
        if (!verdict.passed) {
          taken.delete(name);
          return verdict;
        }
        const giveBack = () => {
          taken.delete(name);
          return verdict.giveBack();
        };
        return { ...verdict, giveBack };
      });
      taken.set(name, taking);
      return taking;
    },

    read: (policy, key) => limiter.read(policy, key),

    async giveBackAll() {
      await Promise.allSettled([...taken.values()].map(giveBack));
    },
  };
};

import type { Limiter, Verdict } from './limiter.ts';

/**
 * The limiter of one request, whose handler may run twice: a slot is taken once unless it was released. A refused
 * call is tried again.
 */
interface RequestSlots extends Limiter {
  /** Releases all slots of a failed request. Never rejects. */
  giveBackAll(): Promise<void>;
}

const giveBack = async (taking: Promise<Verdict>): Promise<void> => {
  const verdict = await taking;
  if (verdict.passed) await verdict.giveBack();
};

export const requestSlots = (limiter: Limiter): RequestSlots => {
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

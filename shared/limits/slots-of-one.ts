import type { Limiter, Verdict } from './limiter.ts';

/** The limiter for one request, whose work may be begun anew: it takes each slot once, unless it gave it back. */
export const slotsOfOne = (limiter: Limiter): Limiter => {
  const taken = new Map<string, Promise<Verdict>>();
  return {
    take(policy, key, now) {
      const name = `${policy.name}#${key}`;
      const known = taken.get(name);
      if (known) return known;
      const taking = limiter.take(policy, key, now).then(
        (verdict): Verdict =>
          verdict.passed
            ? {
                ...verdict,
                giveBack() {
                  taken.delete(name);
                  return verdict.giveBack();
                },
              }
            : verdict,
      );
      taken.set(name, taking);
      return taking;
    },
  };
};

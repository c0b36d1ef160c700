import { createHash } from 'node:crypto';
import type { HubKey } from '../../../shared/platform/db/key.ts';

/** A generator of numbers from 0 to 1 (mulberry32): the same for the same seed. */
export const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The id of the nth thing of a kind: a UUIDv7 of the given time. */
export const idOf = (kind: string, nth: number, at = 0): string => {
  const hash = createHash('sha256').update(`${kind}/${nth}`).digest('hex');
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
};

/** Picks one of `count` by Zipf's law: the second is picked half as often as the first, the third a third as often. */
export const zipf = (count: number, random: () => number) => {
  const sums: number[] = [];
  let sum = 0;
  for (let nth = 1; nth <= count; nth += 1) {
    sum += 1 / nth;
    sums.push(sum);
  }
  return (): number => {
    const wanted = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
};

/** The hub that is simulated. */
export const POPULATION = {
  members: 1_000_000,
  spaces: 20,
  /** Discussions that are written to at this time. */
  discussions: 5_000,
  /** Comments that are replied to at this time, of each discussion. */
  comments: 20,
  /** Different words of the members' language. */
  words: 50_000,
} as const;

export const HUB: HubKey = { team: idOf('team', 0), hub: idOf('hub', 0) };

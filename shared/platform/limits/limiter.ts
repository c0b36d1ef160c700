import { all, compare, exists } from '../db/expression.ts';
import { storeFailure } from '../db/failures.ts';
import type { Item } from '../db/item.ts';
import type { Key } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import {
  counterKey,
  counterName,
  countsOf,
  expiredCounters,
  hasRoom,
  limitEntity,
  olderCounters,
} from './counter-item.ts';
import { logUncounted, type Uncounted } from './log-uncounted.ts';
import { type Moment, momentOf, type Policy, remaining, retryAfter } from './window.ts';

/** The counters of one policy and key. */
type Counted = Item & Record<string, number>;

/** The result for one call. `remaining` is the number of further calls that would pass now. */
export type Verdict =
  | { readonly passed: true; readonly remaining: number; giveBack(): Promise<void> }
  | { readonly passed: false; readonly retryAfter: number };

/**
 * Sliding-window counters, one item per policy and key. A call is one update and one write unit, whether it passes or
 * not. A second write removes old counters after a long pause, so the item stays below 1 KB.
 */
export interface Limiter {
  /**
   * Takes a slot. If the store is unavailable, the call passes and an error is logged; if the store is misconfigured,
   * the error is thrown (contract reading A42).
   */
  take(policy: Policy, key: string, now: number): Promise<Verdict>;
  /** Reads the counters without taking a slot. */
  read(policy: Policy, key: string): Promise<Counted | undefined>;
}

const MAX_OLDER_COUNTERS = 16;

/** Reports an unavailable store and returns `undefined`; rethrows other errors. */
const unlessUnavailable = async <T>(
  work: () => Promise<T>,
  report: (error: unknown) => void = () => {},
): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (storeFailure(error) !== 'unavailable') throw error;
    report(error);
    return undefined;
  }
};

/** The limiter of a stage; the stage is identified by its origin. */
export const limiter = (table: Table, stage = '', uncounted: Uncounted = logUncounted): Limiter => ({
  async take(policy, key, now) {
    const moment = momentOf(policy, now);
    const at = counterKey(policy, key, stage);
    const ttl = Math.ceil(now / 1000) + 3 * policy.seconds;
    const change = {
      set: { entity: limitEntity, ttl },
      add: { [counterName(moment.window)]: 1 },
      remove: expiredCounters(moment),
    };
    const written = await unlessUnavailable(
      () => table.update<Counted>(at, change, hasRoom(policy, moment)),
      (error) => uncounted(policy, error),
    );
    if (!written) return { passed: true, remaining: policy.limit, giveBack: async () => {} };
    if (!written.ok) return { passed: false, retryAfter: retryAfter(policy, now, countsOf(written.current, moment)) };
    const old = olderCounters(written.value, moment);
    if (old.length > MAX_OLDER_COUNTERS) await unlessUnavailable(() => table.update(at, { remove: old }, exists()));
    return {
      passed: true,
      remaining: remaining(policy, moment, countsOf(written.value, moment)),
      giveBack: () => giveBack(table, at, moment),
    };
  },

  read: (policy, key) => table.get<Counted>(counterKey(policy, key, stage)),
});

const giveBack = async (table: Table, at: Key, { window }: Moment): Promise<void> => {
  const taken = counterName(window);
  const holdsOne = all(exists(taken), compare(taken, '>', 0));
  await unlessUnavailable(() => table.update(at, { add: { [taken]: -1 } }, holdsOne));
};

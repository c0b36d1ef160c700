import { all, compare, exists } from '../db/expression.ts';
import { storeFailure } from '../db/failures.ts';
import type { Item } from '../db/item.ts';
import type { Key } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { cleared, counterKey, counterName, countsOf, hasRoom, leftOver } from './counter-item.ts';
import { logUncounted, type Uncounted } from './log-uncounted.ts';
import { type Moment, momentOf, type Policy, remaining, retryAfter } from './window.ts';

/** The counters of one policy and key. */
type Counted = Item & Record<string, number>;

/** What the limiter says of one call. `remaining` is how many more would pass now. */
export type Verdict =
  | { readonly passed: true; readonly remaining: number; giveBack(): Promise<void> }
  | { readonly passed: false; readonly retryAfter: number };

/**
 * Sliding-window counters, one item a policy and key. A call is one update of one item, one write unit, whether it
 * passes or not; one call in eight of those that come after forty idle windows writes once more, so that the item stays
 * below 1 KB for ever.
 */
export interface Limiter {
  /**
   * Takes a slot. Where the store is unavailable the call passes, and whoever runs the service is told; where it is
   * misconfigured the error is thrown (contract-cases A42).
   */
  take(policy: Policy, key: string, now: number): Promise<Verdict>;
  /** What is counted, which takes no slot. */
  read(policy: Policy, key: string): Promise<Counted | undefined>;
}

const MAX_LEFT_OVER = 16;

/** Passes over a store that is unavailable, and tells of it; any other failure is thrown. */
const unlessUnavailable = async <T>(
  work: () => Promise<T>,
  tell: (error: unknown) => void = () => {},
): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (storeFailure(error) !== 'unavailable') throw error;
    tell(error);
    return undefined;
  }
};

/** The limiter of a stage, named by its origin. */
export const limiter = (table: Table, stage = '', uncounted: Uncounted = logUncounted): Limiter => ({
  async take(policy, key, now) {
    const moment = momentOf(policy, now);
    const at = counterKey(policy, key, stage);
    const ttl = Math.ceil(now / 1000) + 3 * policy.seconds;
    const change = {
      set: { entity: 'limit', ttl },
      add: { [counterName(moment.window)]: 1 },
      remove: cleared(moment),
    };
    const written = await unlessUnavailable(
      () => table.update<Counted>(at, change, hasRoom(policy, moment)),
      (error) => uncounted(policy, error),
    );
    if (!written) return { passed: true, remaining: policy.limit, giveBack: async () => {} };
    if (!written.ok) return { passed: false, retryAfter: retryAfter(policy, now, countsOf(written.current, moment)) };
    const old = leftOver(written.value, moment);
    if (old.length > MAX_LEFT_OVER) await unlessUnavailable(() => table.update(at, { remove: old }, exists()));
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

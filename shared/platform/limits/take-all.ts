import type { Limiter, Verdict } from './limiter.ts';
import type { Policy } from './window.ts';

/** One of the limits that count a call. */
interface Demand {
  readonly policy: Policy;
  readonly key: string;
}

/**
 * The slots of a call, or the refusal of the limit with the longest wait. `policy` and `verdict` are those of the limit
 * to report.
 */
type Taken = { readonly policy: Policy; readonly verdict: Verdict } & (
  | { readonly passed: true; giveBack(): Promise<void> }
  | { readonly passed: false; readonly retryAfter: number }
);

/** Takes a slot of every limit, or of none. Reports the limit with the fewest remaining calls. */
export const takeAll = async (
  limiter: Limiter,
  first: Demand,
  others: readonly Demand[],
  now: number,
): Promise<Taken> => {
  const take = async ({ policy, key }: Demand) => ({ policy, verdict: await limiter.take(policy, key, now) });
  const [one, ...more] = await Promise.all([take(first), ...others.map(take)]);
  const giveBack = async () => {
    await Promise.all([one, ...more].map(({ verdict }) => (verdict.passed ? verdict.giveBack() : undefined)));
  };
  const wait = ({ verdict }: typeof one) => (verdict.passed ? 0 : verdict.retryAfter);
  const left = ({ verdict }: typeof one) => (verdict.passed ? verdict.remaining : 0);
  const slowest = more.reduce((most, next) => (wait(next) > wait(most) ? next : most), one);
  if (wait(slowest) > 0) {
    await giveBack();
    return { ...slowest, passed: false, retryAfter: wait(slowest) };
  }
  const tightest = more.reduce((least, next) => (left(next) < left(least) ? next : least), one);
  return { ...tightest, passed: true, giveBack };
};

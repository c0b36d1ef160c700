import type { ProviderTime } from '../payments/payment-facts.ts';
import type { Observation, SubscriptionStatus } from '../payments/provider-subscription.ts';

/** The event id of an API response of the provider. It sorts after all event ids of the same second. */
export const responseEventId = (now: Date): string => `~${now.toISOString()}`;

/** The provider's event id. `null` for an API response. */
export const providerEventId = (event: string | undefined): string | null =>
  event && !event.startsWith('~') ? event : null;

type Mark = ProviderTime & Pick<Observation, 'status'>;

/** The latest report, and the earlier statuses, oldest first. The result does not depend on the order of reports. */
export interface Observations {
  readonly latest?: Observation;
  readonly trail: readonly Mark[];
}

/** The statuses that are kept: more than the attempts of a renewal. */
const MAX_TRAIL = 16;

/** The usual order of statuses that are reported for the same second. */
const RANK: Readonly<Record<SubscriptionStatus, number>> = {
  incomplete: 0,
  trialing: 1,
  active: 2,
  past_due: 3,
  paused: 4,
  canceled: 5,
  expired: 5,
};

const hasEnded = ({ status }: Mark): number => (status === 'canceled' || status === 'expired' ? 1 : 0);

/** Negative if `a` was before `b`. An ended subscription stays ended. */
const compare = (a: Mark, b: Mark): number =>
  hasEnded(a) - hasEnded(b) ||
  a.at - b.at ||
  RANK[a.status] - RANK[b.status] ||
  (a.event < b.event ? -1 : Number(a.event > b.event));

const markOf = ({ at, event, status }: Mark): Mark => ({ at, event, status });

export const observe = ({ latest, trail }: Observations, seen: Observation): Observations => ({
  latest: latest && compare(latest, seen) >= 0 ? latest : seen,
  trail: [...trail.filter(({ event }) => event !== seen.event), markOf(seen)].sort(compare).slice(-MAX_TRAIL),
});

/** The time since which it has its current status, in Unix seconds. */
export const statusSince = ({ latest, trail }: Observations): number | undefined => {
  const other = trail.findLastIndex(({ status }) => status !== latest?.status);
  return trail[other + 1]?.at ?? latest?.at;
};

/** The last status before it ended. */
export const statusBefore = ({ trail }: Observations): SubscriptionStatus | undefined =>
  trail.findLast((mark) => !hasEnded(mark))?.status;

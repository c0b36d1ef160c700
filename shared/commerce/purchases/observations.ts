import type { Moment } from '../payments/payment-facts.ts';
import type { Observation, SubscriptionStatus } from '../payments/subscription-seen.ts';

/** Stands for the event of what the provider answered us: later than all that it told of the same second. */
export const answeredAt = (now: Date): string => `~${now.toISOString()}`;

/** The provider's event, where one told it. */
export const eventOf = (event: string | undefined): string | null => (event && !event.startsWith('~') ? event : null);

type Mark = Moment & Pick<Observation, 'status'>;

/** The latest of what was told, and which statuses came before it, oldest first. Joined in any order it is the same. */
export interface Observations {
  readonly latest?: Observation;
  readonly trail: readonly Mark[];
}

/** How many statuses are remembered: more than a renewal is tried. */
const KEPT = 16;

/** Of what is told for one second, what usually comes later. */
const RANK: Readonly<Record<SubscriptionStatus, number>> = {
  incomplete: 0,
  trialing: 1,
  active: 2,
  past_due: 3,
  paused: 4,
  canceled: 5,
  expired: 5,
};

const isOver = ({ status }: Mark): number => (status === 'canceled' || status === 'expired' ? 1 : 0);

/** Below 0 where `a` was so before `b`. What is over stays over. */
const compare = (a: Mark, b: Mark): number =>
  isOver(a) - isOver(b) ||
  a.at - b.at ||
  RANK[a.status] - RANK[b.status] ||
  (a.event < b.event ? -1 : Number(a.event > b.event));

const markOf = ({ at, event, status }: Mark): Mark => ({ at, event, status });

export const observe = ({ latest, trail }: Observations, seen: Observation): Observations => ({
  latest: latest && compare(latest, seen) >= 0 ? latest : seen,
  trail: [...trail.filter(({ event }) => event !== seen.event), markOf(seen)].sort(compare).slice(-KEPT),
});

/** Since when it has been in the status it is in. */
export const sinceWhen = ({ latest, trail }: Observations): number | undefined => {
  const other = trail.findLastIndex(({ status }) => status !== latest?.status);
  return trail[other + 1]?.at ?? latest?.at;
};

/** The last status before it was over. */
export const statusBefore = ({ trail }: Observations): SubscriptionStatus | undefined =>
  trail.findLast((mark) => !isOver(mark))?.status;

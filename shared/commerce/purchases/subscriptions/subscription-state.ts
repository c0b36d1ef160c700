import type { Observation, SubscriptionStatus } from '../../payments/subscription-seen.ts';
import { sinceWhen, statusBefore } from '../observations.ts';
import type { SubscriptionItem } from './subscription-item.ts';

const DAY = 86_400;

export const isoOf = (seconds: number | null | undefined): string | null =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000).toISOString();

/** How a subscription stands at a moment (Unix seconds), whether or not the provider has said so yet. */
export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  readonly access: boolean;
  readonly in_grace: boolean;
  readonly canceling: boolean;
  /** When this changes by itself. */
  readonly until: number | undefined;
  /** Why and since when there is no access any more. */
  readonly ended?: { readonly type: 'cancellation' | 'payment_failure' | 'pause'; readonly at: number };
}

type Known = Pick<SubscriptionItem, 'observed' | 'grace_days'>;

const graceEnd = ({ observed, grace_days }: Known): number | undefined => {
  const since = observed.latest?.status === 'past_due' ? sinceWhen(observed) : undefined;
  return since === undefined ? undefined : since + grace_days * DAY;
};

/** To the end of what was paid for; what was not paid for ends at once. */
const accessEnd = ({ period_end, ended_at, at }: Observation, paidFor: boolean): number =>
  Math.max(ended_at ?? at, paidFor ? (period_end ?? 0) : 0);

const nothing = { access: false, in_grace: false, canceling: false, until: undefined };

const over = (latest: Observation, known: Known, now: number): SubscriptionState => {
  const before = statusBefore(known.observed);
  if (latest.status === 'expired') return { ...nothing, status: 'expired' };
  const paidFor = before === 'active' || before === 'trialing';
  const end = accessEnd(latest, paidFor);
  if (now < end) return { status: 'canceled', access: true, in_grace: false, canceling: true, until: end };
  const type = before === 'past_due' ? 'payment_failure' : 'cancellation';
  return { ...nothing, status: 'canceled', ended: { type, at: end } };
};

const pastDue = (known: Known, now: number): SubscriptionState => {
  const end = graceEnd(known) ?? now;
  return now < end
    ? { status: 'past_due', access: true, in_grace: true, canceling: false, until: end }
    : { ...nothing, status: 'past_due', ended: { type: 'payment_failure', at: end } };
};

export const stateOf = (known: Known, now: number): SubscriptionState => {
  const { latest } = known.observed;
  if (!latest) return { ...nothing, status: 'incomplete' };
  const { status, period_end } = latest;
  switch (status) {
    case 'canceled':
    case 'expired':
      return over(latest, known, now);
    case 'past_due':
      return pastDue(known, now);
    case 'paused':
      return { ...nothing, status, ended: { type: 'pause', at: sinceWhen(known.observed) ?? now } };
    case 'incomplete':
      return { ...nothing, status };
    default: {
      if (!latest.cancel_at_period_end || period_end === null)
        return { status, access: true, in_grace: false, canceling: false, until: undefined };
      if (now < period_end) return { status, access: true, in_grace: false, canceling: true, until: period_end };
      return { ...nothing, status: 'canceled', ended: { type: 'cancellation', at: period_end } };
    }
  }
};

/** What of a subscription's row follows from what was observed. */
export const subscriptionFields = (known: Known, now: number) => {
  const { latest } = known.observed;
  const { status, ended } = stateOf(known, now);
  return {
    status,
    cancel_at_period_end: latest?.cancel_at_period_end ?? false,
    current_period_start: isoOf(latest?.period_start),
    current_period_end: isoOf(latest?.period_end),
    trial_ends_at: isoOf(latest?.trial_end),
    past_due_since: latest?.status === 'past_due' ? isoOf(sinceWhen(known.observed)) : null,
    grace_ends_at: isoOf(graceEnd(known)),
    ended_at: status === 'canceled' || status === 'expired' ? isoOf(latest?.ended_at ?? ended?.at ?? latest?.at) : null,
  };
};

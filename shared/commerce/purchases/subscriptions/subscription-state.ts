import type { Observation, SubscriptionStatus } from '../../payments/provider-subscription.ts';
import { statusBefore, statusSince } from '../observations.ts';
import type { SubscriptionItem } from './subscription-item.ts';

const DAY = 86_400;

export const isoOf = (seconds: number | null | undefined): string | null =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000).toISOString();

/** The state of a subscription at a time (Unix seconds), even if the provider has not reported it yet. */
export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  readonly access: boolean;
  readonly in_grace: boolean;
  readonly canceling: boolean;
  /** When the state changes without a report. */
  readonly until: number | undefined;
  /** Why and since when there is no access. */
  readonly ended?: { readonly type: 'cancellation' | 'payment_failure' | 'pause'; readonly at: number };
}

type Known = Pick<SubscriptionItem, 'observed' | 'grace_days'>;

const graceEnd = ({ observed, grace_days }: Known): number | undefined => {
  const since = observed.latest?.status === 'past_due' ? statusSince(observed) : undefined;
  return since === undefined ? undefined : since + grace_days * DAY;
};

/** When a canceled subscription ends: at its scheduled time, or with its period. */
const scheduledEnd = ({ cancel_at_period_end, cancel_at, period_end }: Observation): number | null =>
  cancel_at_period_end ? (cancel_at ?? period_end) : null;

/** Access lasts to the end of a paid period, or to a scheduled end within it. Without payment it ends at once. */
const accessEnd = ({ period_end, cancel_at, ended_at, at }: Observation, paidFor: boolean): number =>
  Math.max(ended_at ?? at, paidFor ? Math.min(period_end ?? 0, cancel_at ?? Number.POSITIVE_INFINITY) : 0);

const NO_ACCESS = { access: false, in_grace: false, canceling: false, until: undefined };

const canceledState = (latest: Observation, known: Known, now: number): SubscriptionState => {
  const before = statusBefore(known.observed);
  const paidFor = before === 'active' || before === 'trialing';
  const end = accessEnd(latest, paidFor);
  if (now < end) return { status: 'canceled', access: true, in_grace: false, canceling: true, until: end };
  const type = before === 'past_due' ? 'payment_failure' : 'cancellation';
  return { ...NO_ACCESS, status: 'canceled', ended: { type, at: end } };
};

const pastDueState = (known: Known, now: number): SubscriptionState => {
  const end = graceEnd(known) ?? now;
  return now < end
    ? { status: 'past_due', access: true, in_grace: true, canceling: false, until: end }
    : { ...NO_ACCESS, status: 'past_due', ended: { type: 'payment_failure', at: end } };
};

export const subscriptionState = (known: Known, now: number): SubscriptionState => {
  const { latest } = known.observed;
  if (!latest) return { ...NO_ACCESS, status: 'incomplete' };
  const { status } = latest;
  switch (status) {
    case 'canceled':
      return canceledState(latest, known, now);
    case 'past_due':
      return pastDueState(known, now);
    case 'paused':
      return { ...NO_ACCESS, status, ended: { type: 'pause', at: statusSince(known.observed) ?? now } };
    case 'incomplete':
    case 'expired':
      return { ...NO_ACCESS, status };
    default: {
      const end = scheduledEnd(latest);
      if (end === null) return { status, access: true, in_grace: false, canceling: false, until: undefined };
      if (now < end) return { status, access: true, in_grace: false, canceling: true, until: end };
      return { ...NO_ACCESS, status: 'canceled', ended: { type: 'cancellation', at: end } };
    }
  }
};

/** The derived attributes of a subscription. */
export const subscriptionFields = (known: Known, now: number) => {
  const { latest } = known.observed;
  const { status, ended } = subscriptionState(known, now);
  return {
    status,
    cancel_at_period_end: latest?.cancel_at_period_end ?? false,
    cancel_at: isoOf(latest && scheduledEnd(latest)),
    current_period_start: isoOf(latest?.period_start),
    current_period_end: isoOf(latest?.period_end),
    trial_ends_at: isoOf(latest?.trial_end),
    past_due_since: latest?.status === 'past_due' ? isoOf(statusSince(known.observed)) : null,
    grace_ends_at: isoOf(graceEnd(known)),
    ended_at: status === 'canceled' || status === 'expired' ? isoOf(latest?.ended_at ?? ended?.at ?? latest?.at) : null,
  };
};

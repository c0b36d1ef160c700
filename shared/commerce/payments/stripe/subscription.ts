import { own } from '../../../platform/runtime/own.ts';
import type { ProviderSubscription, SubscriptionStatus } from '../provider-subscription.ts';
import { firstIn, numberIn, objectIn, secondsIn, textIn } from './json.ts';

/** `unpaid` means that Stripe no longer retries the renewal: the subscription stays overdue. */
const STATUSES: Readonly<Record<string, SubscriptionStatus>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'expired',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'paused',
  canceled: 'canceled',
};

/**
 * Reads a Stripe subscription. Its period is on its items, or on itself in older versions of the API. The portal and
 * the dashboard cancel either with `cancel_at_period_end` or with `cancel_at` alone.
 */
export const readSubscription = (value: unknown): ProviderSubscription => {
  const subscription = objectIn(value);
  const { id, status, cancel_at_period_end, pause_collection, trial_end, ended_at } = subscription;
  const cancel_at = secondsIn(subscription.cancel_at);
  const item = firstIn(subscription.items);
  const known = own(STATUSES, String(status)) ?? 'incomplete';
  const collectionPaused =
    pause_collection !== null && pause_collection !== undefined && (known === 'active' || known === 'trialing');
  return {
    name: textIn(id) ?? '',
    status: collectionPaused ? 'paused' : known,
    cancel_at_period_end: cancel_at_period_end === true || cancel_at !== null,
    cancel_at,
    period_start: numberIn(item.current_period_start ?? subscription.current_period_start),
    period_end: numberIn(item.current_period_end ?? subscription.current_period_end),
    trial_end: numberIn(trial_end),
    ended_at: numberIn(ended_at),
  };
};

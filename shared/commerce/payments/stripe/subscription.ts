import { own } from '../../../platform/runtime/own.ts';
import type { SubscriptionSeen, SubscriptionStatus } from '../subscription-seen.ts';
import { firstIn, numberIn, objectIn, textIn } from './json.ts';

/** `unpaid` is a renewal that is no longer tried: it stays overdue. */
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
 * Stripe's subscription in our words. Its period stands with its items, and in older versions of the API with itself.
 */
export const subscriptionSeen = (value: unknown): SubscriptionSeen => {
  const subscription = objectIn(value);
  const { id, status, cancel_at_period_end, pause_collection, trial_end, ended_at } = subscription;
  const item = firstIn(subscription.items);
  const known = own(STATUSES, String(status)) ?? 'incomplete';
  const held =
    pause_collection !== null && pause_collection !== undefined && (known === 'active' || known === 'trialing');
  return {
    name: textIn(id) ?? '',
    status: held ? 'paused' : known,
    cancel_at_period_end: cancel_at_period_end === true,
    period_start: numberIn(item.current_period_start ?? subscription.current_period_start),
    period_end: numberIn(item.current_period_end ?? subscription.current_period_end),
    trial_end: numberIn(trial_end),
    ended_at: numberIn(ended_at),
  };
};

import type { SubscriptionStatus } from '../../payments/provider-subscription.ts';

/** The statuses of an ended subscription. An `incomplete` one may be paid but not reported yet. */
export const ENDED_STATUSES: ReadonlySet<SubscriptionStatus> = new Set(['canceled', 'expired']);

/** The statuses of a subscription that has started. That of an abandoned checkout never does. */
export const STARTED_STATUSES = ['trialing', 'active', 'past_due', 'paused', 'canceled'] as const;

export const hasStarted = (status: SubscriptionStatus): boolean =>
  (STARTED_STATUSES as readonly SubscriptionStatus[]).includes(status);

/** The statuses of a subscription that will charge again unless canceled. A paused one does when resumed. */
export const RENEWING_STATUSES: ReadonlySet<SubscriptionStatus> = new Set(['trialing', 'active', 'past_due', 'paused']);

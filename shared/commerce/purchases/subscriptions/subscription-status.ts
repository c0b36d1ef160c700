import type { SubscriptionStatus } from '../../payments/subscription-seen.ts';

/** Those of one that has ended; `incomplete` may be one that is paid and not told of yet. */
export const OVER_STATUSES: ReadonlySet<SubscriptionStatus> = new Set(['canceled', 'expired']);

/** Those of one that began, whatever became of it; an abandoned checkout leaves one that never did. */
export const BEGUN_STATUSES = ['trialing', 'active', 'past_due', 'paused', 'canceled'] as const;

/** Those of one that charges again unless it is canceled before; a paused one does once it is resumed. */
export const GOING_STATUSES: ReadonlySet<SubscriptionStatus> = new Set(['trialing', 'active', 'past_due', 'paused']);

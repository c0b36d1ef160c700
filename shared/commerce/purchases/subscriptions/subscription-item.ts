import { lifecycle } from '../../../platform/ledger/lifecycle.ts';
import type { SubscriptionStatus } from '../../payments/subscription-seen.ts';
import { statusBegan } from '../fact-times.ts';
import type { Observations } from '../observations.ts';
import type { PaidBy } from '../provider-of.ts';

/**
 * What an order of a recurring price became. `observed` is what the payment provider told; the rest follows from it.
 */
export interface SubscriptionItem extends PaidBy {
  /** The order's. */
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string | null;
  readonly product_id: string;
  readonly price_id: string;
  readonly account: string | null;
  readonly grace_days: number;
  readonly observed: Observations;
  readonly status: SubscriptionStatus;
  readonly cancel_at_period_end: boolean;
  readonly current_period_start: string | null;
  readonly current_period_end: string | null;
  readonly trial_ends_at: string | null;
  readonly past_due_since: string | null;
  /** Until when a member keeps what they bought although the renewal could not be taken. */
  readonly grace_ends_at: string | null;
  readonly ended_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const WORDS = {
  incomplete: 'updated',
  trialing: 'activated',
  active: 'activated',
  past_due: 'past_due',
  paused: 'paused',
  canceled: 'canceled',
  expired: 'expired',
} as const satisfies Record<SubscriptionStatus, string>;

export const subscriptionEvents = /* @__PURE__ */ lifecycle<SubscriptionItem>()({
  thing: 'subscription',
  resource_type: 'subscriptions',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  unspoken: ['observed'],
  created: 'created',
  updated: ({ status: was }, { status }) => {
    if (was === status) return 'updated';
    return was === 'past_due' && status === 'active' ? 'recovered' : WORDS[status];
  },
  deleted: null,
  at: {
    created: 'created_at',
    updated: 'updated_at',
    activated: statusBegan,
    past_due: 'past_due_since',
    recovered: statusBegan,
    paused: statusBegan,
    canceled: 'ended_at',
    expired: 'ended_at',
  },
});

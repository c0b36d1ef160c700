import { lifecycle } from '../../../platform/ledger/lifecycle.ts';
import type { SubscriptionStatus } from '../../payments/provider-subscription.ts';
import { statusBegan } from '../fact-times.ts';
import type { Observations } from '../observations.ts';
import type { HasProvider } from '../provider-of.ts';

/** A subscription. `observed` are the reports of the payment provider; all other state is derived from them. */
export interface SubscriptionItem extends HasProvider {
  /** The id of the order. */
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
  /** The end of the grace period after a failed renewal. */
  readonly grace_ends_at: string | null;
  readonly ended_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const EVENT_NAMES = {
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
  hidden: ['observed'],
  created: 'created',
  updated: ({ status: was }, { status }) => {
    if (was === status) return 'updated';
    return was === 'past_due' && status === 'active' ? 'recovered' : EVENT_NAMES[status];
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

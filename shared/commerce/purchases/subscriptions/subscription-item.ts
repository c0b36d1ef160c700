import { BOOKS } from '../../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { lifecycle } from '../../../platform/ledger/lifecycle.ts';
import type { CouponItem } from '../../catalog/coupon-item.ts';
import type { SubscriptionStatus } from '../../payments/provider-subscription.ts';
import { statusBegan } from '../fact-times.ts';
import type { Observations } from '../observations.ts';
import type { HasProvider } from '../provider-of.ts';

export const subscriptionEntity = /* @__PURE__ */ entity('subscription');

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
  /** The amount and duration of its coupon. `null` without one. Missing in rows from before it was stored. */
  readonly discount?: { readonly amount: number; readonly duration: CouponItem['duration'] } | null;
  readonly observed: Observations;
  readonly status: SubscriptionStatus;
  readonly cancel_at_period_end: boolean;
  /** When a canceled subscription ends. Missing in rows that were written before it was stored. */
  readonly cancel_at?: string | null;
  readonly current_period_start: string | null;
  readonly current_period_end: string | null;
  readonly trial_ends_at: string | null;
  readonly past_due_since: string | null;
  /** The end of the grace period after a failed renewal. */
  readonly grace_ends_at: string | null;
  readonly ended_at: string | null;
  /** The first payment of a subscription that became active. Missing in rows from before it was stored. */
  readonly activated_at?: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Whether it was canceled and ends without another charge. With a later `cancel_at`, it is renewed until then. */
export const endsUncharged = ({
  cancel_at_period_end,
  cancel_at,
  current_period_end,
}: Pick<SubscriptionItem, 'cancel_at_period_end' | 'cancel_at' | 'current_period_end'>): boolean =>
  cancel_at_period_end && !(cancel_at && current_period_end && cancel_at > current_period_end);

const EVENT_NAMES = {
  incomplete: 'updated',
  trialing: 'updated',
  active: 'updated',
  past_due: 'past_due',
  paused: 'paused',
  canceled: 'canceled',
  expired: 'expired',
} as const satisfies Record<SubscriptionStatus, string>;

/**
 * A subscription is activated once, by its first payment. Rows without `activated_at`, from before it was stored, are
 * activated when they start.
 */
const isActivated = (before: SubscriptionItem, { status, activated_at }: SubscriptionItem): boolean => {
  const starts = before.status === 'incomplete';
  if (activated_at === undefined) return starts && (status === 'active' || status === 'trialing');
  return activated_at !== null && (before.activated_at === null || (before.activated_at === undefined && starts));
};

const subscriptionEvents = /* @__PURE__ */ lifecycle<SubscriptionItem>()({
  thing: 'subscription',
  resource_type: 'subscriptions',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  hidden: ['observed'],
  created: 'created',
  updated: (before, after) => {
    const [{ status: was }, { status }] = [before, after];
    if (isActivated(before, after)) return 'activated';
    if (was === status) return 'updated';
    if (was === 'incomplete' && status === 'trialing') return 'trial_started';
    if (was === 'paused' && (status === 'active' || status === 'trialing')) return 'resumed';
    return was === 'past_due' && status === 'active' ? 'recovered' : EVENT_NAMES[status];
  },
  deleted: null,
  at: {
    created: 'created_at',
    updated: 'updated_at',
    trial_started: statusBegan,
    activated: (row) => row.activated_at ?? statusBegan(row),
    past_due: 'past_due_since',
    recovered: statusBegan,
    paused: statusBegan,
    resumed: statusBegan,
    canceled: 'ended_at',
    expired: 'ended_at',
  },
});

export const subscriptionKind = {
  entity: subscriptionEntity,
  key: ['TEAM#{team}#ORDERS#{tag}', 'SUBSCRIPTION#{order}'],
  index: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}#SUBSCRIPTIONS or none', 'AT#{order} or none'],
  events: subscriptionEvents,
  person: { contact: { exported: 'subscriptions', erased: BOOKS } },
  text: 'none',
  gives: false,
  note: 'made with its order',
} as const satisfies RowKind;

import type { BillingStatus, PurchaseState } from './billing-item.ts';
import type { EntitlementItem } from './entitlement-item.ts';
import { providerEventId } from './observations.ts';
import { latestFactTime } from './orders/order-facts.ts';
import { grantsNothing, type OrderItem } from './orders/order-item.ts';
import {
  holdsCoupon,
  isUnpaidTrial,
  orderStatus,
  paidAt,
  refundedAmount,
  revocationOf,
  sessionStatus,
} from './orders/order-status.ts';
import { activation } from './subscriptions/activation.ts';
import type { SubscriptionItem } from './subscriptions/subscription-item.ts';
import {
  isoOf,
  type SubscriptionState,
  subscriptionFields,
  subscriptionState,
} from './subscriptions/subscription-state.ts';
import { ENDED_STATUSES } from './subscriptions/subscription-status.ts';

/** A purchase: its order, and its subscription if the price is recurring. */
export interface Known {
  readonly order: OrderItem;
  readonly subscription: SubscriptionItem | undefined;
}

interface AccessState {
  readonly status: BillingStatus;
  readonly access: boolean;
  readonly in_grace: boolean;
  readonly until: number | undefined;
  readonly ended?: { readonly type: NonNullable<EntitlementItem['revoked_by']>['type']; readonly at: number } & {
    readonly event?: string;
  };
}

const billingStatus = ({ status, canceling, access }: SubscriptionState): BillingStatus => {
  if (canceling && access) return 'canceling';
  return status === 'incomplete' ? 'free' : status;
};

/** The access that a purchase gives, and its billing status. */
const accessOf = ({ order, subscription }: Known, nowSeconds: number): AccessState => {
  if (grantsNothing(order)) return { status: 'canceled', access: false, in_grace: false, until: undefined };
  const revoked = revocationOf(order);
  if (revoked) return { status: 'canceled', access: false, in_grace: false, until: undefined, ended: revoked };
  /* A paid purchase is not `incomplete`: the event of the payment arrived before that of the subscription. */
  if (subscription?.observed.latest && subscription.observed.latest.status !== 'incomplete') {
    const state = subscriptionState(subscription, nowSeconds);
    return { ...state, status: billingStatus(state), ...(state.ended && { ended: state.ended }) };
  }
  const paid = isUnpaidTrial(order) ? 'trialing' : order.total > 0 || subscription ? 'active' : 'comped';
  return { status: order.subtotal === 0 ? 'free' : paid, access: true, in_grace: false, until: undefined };
};

const entitlementOf = ({ order, subscription }: Known, held: AccessState, contact_id: string): EntitlementItem => {
  const { id, team_id, hub_id, product_id, price_id, facts } = order;
  const granted_at = isoOf(facts.granted?.at) ?? order.created_at;
  const { ended, until } = held;
  const revoked_at = isoOf(ended?.at);
  return {
    id,
    team_id,
    hub_id,
    contact_id,
    product_id,
    price_id,
    status: held.access ? (held.in_grace ? 'grace' : 'active') : 'ended',
    granted_at,
    granted_by: { type: subscription ? 'subscription' : 'order', id, event: providerEventId(facts.granted?.event) },
    ends_at: isoOf(until),
    revoked_at,
    revoked_by: ended
      ? { type: ended.type, event: providerEventId(ended.event ?? subscription?.observed.latest?.event) }
      : null,
    created_at: granted_at,
    updated_at: [granted_at, revoked_at ?? '', updatedAt({ order, subscription })].sort().at(-1) ?? granted_at,
  };
};

const updatedAt = ({ order, subscription }: Known): string => {
  const latest = Math.max(latestFactTime(order.facts), subscription?.observed.latest?.at ?? 0);
  return [order.created_at, isoOf(latest) ?? ''].sort().at(-1) ?? order.created_at;
};

/**
 * The state of a purchase at a time, derived from its order and subscription. It does not depend on the previous state.
 */
export const outcomeOf = (known: Known, now: Date) => {
  const { order, subscription } = known;
  const { facts } = order;
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const updated_at = updatedAt(known);
  const held = accessOf(known, nowSeconds);
  const fields = subscription && subscriptionFields(subscription, nowSeconds);
  const hasEnded = fields !== undefined && ENDED_STATUSES.has(fields.status) && !held.access;
  const { id, contact_id, product_id, price_id } = order;
  const purchaseState: PurchaseState = {
    order_id: id,
    product_id,
    price_id,
    status: held.status,
    access: held.access,
    in_grace: held.in_grace,
    until: isoOf(held.until),
  };
  return {
    order: {
      status: orderStatus(order, hasEnded),
      session_status: sessionStatus(facts),
      refunded_amount: refundedAmount(order),
      coupon_held: order.coupon_id !== null && holdsCoupon(facts),
      paid_at: isoOf(paidAt(order)?.at),
      updated_at,
    },
    subscription: fields && { ...fields, ...activation(known), updated_at },
    ...(facts.granted &&
      contact_id !== null && {
        purchaseState,
        ...(!grantsNothing(order) && { entitlement: entitlementOf(known, held, contact_id) }),
      }),
  };
};

/** The entitlement and state of a purchase. A duplicate or refused order has no entitlement. */
export type Outcome = Pick<ReturnType<typeof outcomeOf>, 'entitlement' | 'purchaseState'>;

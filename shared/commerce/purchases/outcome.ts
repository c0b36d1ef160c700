import type { BillingStatus, Standing } from './billing-item.ts';
import type { EntitlementItem } from './entitlement-item.ts';
import { eventOf } from './observations.ts';
import { latestOf } from './orders/order-facts.ts';
import type { OrderItem } from './orders/order-item.ts';
import { holdsCoupon, orderStatus, paidAt, refundedAmount, sessionStatus, takenBack } from './orders/order-status.ts';
import type { SubscriptionItem } from './subscriptions/subscription-item.ts';
import { isoOf, type SubscriptionState, stateOf, subscriptionFields } from './subscriptions/subscription-state.ts';

/** What is known of one purchase: its order, and the subscription where it is one. */
export interface Known {
  readonly order: OrderItem;
  readonly subscription: SubscriptionItem | undefined;
}

interface Held {
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

/** Whether the buyer has what they bought, and as what it counts. */
const heldOf = ({ order, subscription }: Known, now: number): Held => {
  if (order.duplicate_of) return { status: 'canceled', access: false, in_grace: false, until: undefined };
  const taken = takenBack(order);
  if (taken) return { status: 'canceled', access: false, in_grace: false, until: undefined, ended: taken };
  /* What was paid is not `incomplete`: the provider's word of the payment overtook that of the subscription. */
  if (subscription?.observed.latest && subscription.observed.latest.status !== 'incomplete') {
    const state = stateOf(subscription, now);
    return { ...state, status: billingStatus(state), ...(state.ended && { ended: state.ended }) };
  }
  const paid = order.total > 0 || subscription ? 'active' : 'comped';
  return { status: order.subtotal === 0 ? 'free' : paid, access: true, in_grace: false, until: undefined };
};

const entitlementOf = ({ order, subscription }: Known, held: Held, contact_id: string): EntitlementItem => {
  const { id, team_id, hub_id, product_id, price_id, facts } = order;
  const granted_at = isoOf(facts.granted?.at) ?? order.created_at;
  const { ended, until } = held;
  const revoked_at = isoOf(ended?.at);
  return {
    ...{ id, team_id, hub_id, contact_id, product_id, price_id },
    status: held.access ? (held.in_grace ? 'grace' : 'active') : 'ended',
    granted_at,
    granted_by: { type: subscription ? 'subscription' : 'order', id, event: eventOf(facts.granted?.event) },
    ends_at: isoOf(until),
    revoked_at,
    revoked_by: ended
      ? { type: ended.type, event: eventOf(ended.event ?? subscription?.observed.latest?.event) }
      : null,
    created_at: granted_at,
    updated_at: [granted_at, revoked_at ?? '', updatedAt({ order, subscription })].sort().at(-1) ?? granted_at,
  };
};

const updatedAt = ({ order, subscription }: Known): string => {
  const latest = Math.max(latestOf(order.facts), subscription?.observed.latest?.at ?? 0);
  return [order.created_at, isoOf(latest) ?? ''].sort().at(-1) ?? order.created_at;
};

/**
 * Everything that follows from what is known of a purchase, at a moment. Nothing of it depends on what was so before.
 */
export const outcomeOf = (known: Known, at: Date) => {
  const { order, subscription } = known;
  const { facts } = order;
  const now = Math.floor(at.getTime() / 1000);
  const updated_at = updatedAt(known);
  const held = heldOf(known, now);
  const { id, contact_id, product_id, price_id } = order;
  const standing: Standing = {
    ...{ order_id: id, product_id, price_id, status: held.status, access: held.access, in_grace: held.in_grace },
    until: isoOf(held.until),
  };
  return {
    order: {
      status: orderStatus(order),
      session_status: sessionStatus(facts),
      refunded_amount: refundedAmount(order),
      coupon_held: order.coupon_id !== null && holdsCoupon(facts),
      paid_at: isoOf(paidAt(order)?.at),
      updated_at,
    },
    subscription: subscription && { ...subscriptionFields(subscription, now), updated_at },
    ...(facts.granted &&
      contact_id !== null && {
        standing,
        ...(!order.duplicate_of && { entitlement: entitlementOf(known, held, contact_id) }),
      }),
  };
};

/** What a purchase gives its buyer, and how it stands among their purchases; a duplicate gives nothing. */
export type Outcome = Pick<ReturnType<typeof outcomeOf>, 'entitlement' | 'standing'>;

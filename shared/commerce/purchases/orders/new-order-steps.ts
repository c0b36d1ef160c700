import { absent, all, compare, either, equals, live } from '../../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../../platform/db/item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import { listed } from '../../../platform/db/listing.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { catalogueKey } from '../../catalog/catalogue.ts';
import type { CouponItem } from '../../catalog/coupon-item.ts';
import { couponUse, subscriptionIndex } from '../purchase-steps.ts';
import type { SubscriptionItem } from '../subscriptions/subscription-item.ts';
import { isLimited } from './coupon-hold.ts';
import { type OrderItem, orderKey, subscriptionKey } from './order-item.ts';

/** Orders whose session may yet be paid stand here by when it ends. */
export const PENDING_ORDERS = 'ORDERS#PENDING';

/** One use of the coupon, while there is one. */
const redeemStep = (hub: HubKey, { id, max_redemptions, max_redemptions_per_contact: each }: CouponItem): Step => ({
  label: 'coupon',
  update: catalogueKey(hub, 'COUPON', id),
  change: { add: { times_redeemed: 1 } },
  condition: all(
    live,
    equals('is_active', true),
    ...(max_redemptions === null ? [] : [compare('times_redeemed', '<', max_redemptions)]),
    equals('max_redemptions', max_redemptions),
    equals('max_redemptions_per_contact', each),
  ),
});

/** One of the buyer's own uses of it, while they have one, and no other checkout of theirs took one meanwhile. */
const useStep = (hub: HubKey, contact: string, coupon: CouponItem, order: string, last: string | undefined): Step => {
  const { id, max_redemptions_per_contact: each } = coupon;
  const { update, change } = couponUse(hub, contact, id, 1);
  if (!isLimited(coupon)) return { label: 'use', update, change };
  const left = each === null ? [] : [either(absent('count'), compare('count', '<', each))];
  const asRead = last === undefined ? absent('last_order') : equals('last_order', last);
  return {
    ...{ label: 'use', update, change: { ...change, set: { last_order: order } } },
    condition: all(asRead, ...left),
  };
};

/** A new order, and what it takes with it. */
interface NewOrder {
  readonly order: OrderItem;
  readonly subscription: SubscriptionItem | undefined;
  readonly coupon: CouponItem | undefined;
  readonly contact: string | null;
  readonly lastWithCoupon?: string | undefined;
}

/** The rows of a new order and its subscription, and its use of a coupon. */
export const newOrderSteps = (
  hub: HubKey,
  { order, subscription, coupon, contact, lastWithCoupon }: NewOrder,
  actor: Actor,
): readonly Step[] => {
  const [orderAt, subscriptionAt] = [orderKey(hub.team, order.id), subscriptionKey(hub.team, order.id)];
  if (!orderAt || !subscriptionAt) throw new Error('A new order has no place');
  const pending = listed({ partition: PENDING_ORDERS, sort: `DUE#${order.expires_at}#${order.id}` });
  const by = { actor: { ...actor } };
  const row = { ...orderAt, entity: 'order', ...attributesOf(order), ...(order.expires_at !== null && pending), ...by };
  const steps: Step[] = [{ put: row }];
  if (subscription) {
    const index = subscriptionIndex(hub, contact, order.id);
    steps.push({ put: { ...subscriptionAt, entity: 'subscription', ...attributesOf(subscription), ...index, ...by } });
  }
  if (coupon) steps.push(redeemStep(hub, coupon));
  if (coupon && contact !== null) steps.push(useStep(hub, contact, coupon, order.id, lastWithCoupon));
  return steps;
};

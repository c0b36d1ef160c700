import { duePartition } from '../../../platform/db/due-shards.ts';
import { absent, all, compare, either, equals, live } from '../../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../../platform/db/item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import { listed } from '../../../platform/db/listing.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { catalogueKey } from '../../catalog/catalogue.ts';
import type { CouponItem } from '../../catalog/coupon-item.ts';
import { couponUse, subscriptionIndex } from '../purchase-steps.ts';
import { type SubscriptionItem, subscriptionEntity } from '../subscriptions/subscription-item.ts';
import { isLimited } from './coupon-hold.ts';
import { type OrderItem, orderEntity, orderKey, subscriptionKey } from './order-item.ts';

/** The index partition of orders with an open session, sorted by its end. */
export const PENDING_ORDERS = 'ORDERS#PENDING';

/** Redeems the coupon once. Fails if no redemption is left. */
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

/** Counts a use of the coupon by the buyer. Fails if none is left, or another checkout used it since it was read. */
const couponUseStep = (
  hub: HubKey,
  contact: string,
  coupon: CouponItem,
  order: string,
  last: string | undefined,
): Step => {
  const { id, max_redemptions_per_contact: each } = coupon;
  const { update, change } = couponUse(hub, contact, id, 1);
  if (!isLimited(coupon)) return { label: 'use', update, change };
  const left = each === null ? [] : [either(absent('count'), compare('count', '<', each))];
  const asRead = last === undefined ? absent('last_order') : equals('last_order', last);
  return {
    label: 'use',
    update,
    change: { ...change, set: { last_order: order } },
    condition: all(asRead, ...left),
  };
};

/** A new order with its subscription and coupon. */
interface NewOrder {
  readonly order: OrderItem;
  readonly subscription: SubscriptionItem | undefined;
  readonly coupon: CouponItem | undefined;
  readonly contact: string | null;
  readonly lastCouponOrder?: string | undefined;
}

/** The steps that create an order and its subscription and redeem its coupon. */
export const newOrderSteps = (
  hub: HubKey,
  { order, subscription, coupon, contact, lastCouponOrder }: NewOrder,
  actor: Actor,
): readonly Step[] => {
  const [orderAt, subscriptionAt] = [orderKey(hub.team, order.id), subscriptionKey(hub.team, order.id)];
  if (!orderAt || !subscriptionAt) throw new Error('The id of a new order has no hub tag');
  const pending = listed({
    partition: duePartition(PENDING_ORDERS, order.id),
    sort: `DUE#${order.expires_at}#${order.id}`,
  });
  const by = { actor: { ...actor } };
  const row = {
    ...orderAt,
    entity: orderEntity,
    ...attributesOf(order),
    ...(order.expires_at !== null && pending),
    ...by,
  };
  const steps: Step[] = [{ put: row }];
  if (subscription) {
    const index = subscriptionIndex(hub, contact, order.id);
    steps.push({
      put: { ...subscriptionAt, entity: subscriptionEntity, ...attributesOf(subscription), ...index, ...by },
    });
  }
  if (coupon) steps.push(redeemStep(hub, coupon));
  if (coupon && contact !== null) steps.push(couponUseStep(hub, contact, coupon, order.id, lastCouponOrder));
  return steps;
};

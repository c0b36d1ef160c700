import { type OrderItem, orderKey, subscriptionKey } from '../../shared/commerce/purchases/orders/order-item.ts';
import type { SubscriptionEnd } from '../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import type { SubscriptionItem } from '../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import { rowsAt } from '../../shared/platform/db/rows-at.ts';
import { cancelAtOnce } from './cancel-at-once.ts';
import { refundAll } from './refund-duplicate.ts';
import type { UndoDeps } from './undo-duplicate.ts';

/**
 * Cancels the subscription of a refused order at once and refunds all its payments. A repeated attempt requests the same
 * refunds.
 */
export const undoRefused = async (
  { team_id, order_id }: Extract<SubscriptionEnd, { kind: 'refused' }>,
  { db, payments }: UndoDeps,
  now: Date,
): Promise<void> => {
  const [orderAt, subscriptionAt] = [orderKey(team_id, order_id), subscriptionKey(team_id, order_id)];
  if (!orderAt || !subscriptionAt) return;
  const [order, subscription] = await rowsAt<[OrderItem, SubscriptionItem]>(db, [orderAt, subscriptionAt]);
  if (!order?.refused_for) return;
  if (subscription) await cancelAtOnce(db, payments, subscription, now);
  if (!order.facts.paid) throw new Error('The provider has not reported the payment yet.');
  await refundAll({ db, payments }, order, now);
};

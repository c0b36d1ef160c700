import type { PaymentsOf } from '../../shared/commerce/payments/payments.ts';
import { type OrderItem, orderKey, subscriptionKey } from '../../shared/commerce/purchases/orders/order-item.ts';
import type { SubscriptionEnd } from '../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import type { SubscriptionItem } from '../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import type { MailQueue } from '../../shared/delivery/email/mail-queue.ts';
import { rowsAt } from '../../shared/platform/db/rows-at.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { cancelAtOnce } from './cancel-at-once.ts';
import { refundDuplicate } from './refund-duplicate.ts';

export interface UndoDeps {
  readonly db: Table;
  readonly payments: PaymentsOf;
  readonly mail: MailQueue;
}

/**
 * Cancels a second subscription to a product at once, refunds it and emails the buyer. A trial without payments is not
 * refunded. A repeated attempt requests the same refund and the same email.
 */
export const undoDuplicate = async (
  { team_id, hub_id, order_id }: Extract<SubscriptionEnd, { kind: 'duplicate' }>,
  { db, payments, mail }: UndoDeps,
  now: Date,
): Promise<void> => {
  const [orderAt, subscriptionAt] = [orderKey(team_id, order_id), subscriptionKey(team_id, order_id)];
  if (!orderAt || !subscriptionAt) return;
  const [order, subscription] = await rowsAt<[OrderItem, SubscriptionItem]>(db, [orderAt, subscriptionAt]);
  const duplicate_of = order?.duplicate_of;
  if (!order || !duplicate_of || !subscription) return;
  await cancelAtOnce(db, payments, subscription, now);
  await refundDuplicate({ db, payments }, { ...order, duplicate_of }, now);
  await mail.send({ kind: 'duplicate_subscription', team_id, hub_id, order_id });
};

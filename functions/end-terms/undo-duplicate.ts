import { noteSeen } from '../../shared/commerce/cancel-subscription.ts';
import { amountPaid, type OrderItem, orderKey, subscriptionKey } from '../../shared/commerce/order-item.ts';
import type { Payments } from '../../shared/commerce/payments.ts';
import type { SubscriptionEnd } from '../../shared/commerce/subscription-ends.ts';
import type { SubscriptionItem } from '../../shared/commerce/subscription-item.ts';
import { OVER_STATUSES } from '../../shared/commerce/subscription-status.ts';
import { rowsAt } from '../../shared/db/rows-at.ts';
import type { Table } from '../../shared/db/table.ts';
import type { MailQueue } from '../../shared/email/mail-queue.ts';

const ACTOR = { type: 'system', id: 'end-terms' } as const;

const cancel = async (db: Table, payments: Payments, one: SubscriptionItem, now: Date): Promise<void> => {
  if (OVER_STATUSES.has(one.status)) return;
  const { latest } = one.observed;
  if (!latest) throw new Error('The provider has not named the subscription yet.');
  const seen = await payments.cancelNow({ account: one.account, name: latest.name });
  await noteSeen(db, { id: one.id, team: one.team_id, actor: ACTOR }, seen, now);
};

/** Gives back all that was taken, once however often it is tried: the name of the refund is the order's. */
const refund = async (payments: Payments, order: OrderItem): Promise<void> => {
  const { id, team_id, hub_id, account, facts, refunded_amount } = order;
  if (!facts.paid) throw new Error('The provider has not told of the payment yet.');
  const amount = amountPaid(order) - refunded_amount;
  const payment = facts.taken?.name ?? facts.invoice ?? facts.payment;
  if (amount <= 0 || payment === undefined) return;
  const request = { id: `duplicate-${id}-${amount}`, account, payment, order: { id, team_id, hub_id }, amount };
  await payments.refund(request);
};

export interface UndoDeps {
  readonly db: Table;
  readonly payments: Payments;
  readonly mail: MailQueue;
}

/**
 * Ends a second subscription to a product at once, refunds it and has the buyer emailed. A trial, for which nothing
 * was taken, is not refunded. An attempt that is repeated asks for the same refund and the same email.
 */
export const undoDuplicate = async (
  { team_id, hub_id, order_id }: Extract<SubscriptionEnd, { kind: 'duplicate' }>,
  { db, payments, mail }: UndoDeps,
  now: Date,
): Promise<void> => {
  const [orderAt, subscriptionAt] = [orderKey(team_id, order_id), subscriptionKey(team_id, order_id)];
  if (!orderAt || !subscriptionAt) return;
  const [order, subscription] = await rowsAt<[OrderItem, SubscriptionItem]>(db, [orderAt, subscriptionAt]);
  if (!order?.duplicate_of || !subscription) return;
  await cancel(db, payments, subscription, now);
  await refund(payments, order);
  await mail.send({ kind: 'duplicate_subscription', team_id, hub_id, order_id });
};

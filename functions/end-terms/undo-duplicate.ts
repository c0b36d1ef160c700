import { noteSeen } from '../../shared/commerce/cancel-subscription.ts';
import { type OrderItem, orderKey, subscriptionKey } from '../../shared/commerce/order-item.ts';
import type { Payments } from '../../shared/commerce/payments.ts';
import type { SubscriptionEnd } from '../../shared/commerce/subscription-ends.ts';
import type { SubscriptionItem } from '../../shared/commerce/subscription-item.ts';
import { OVER_STATUSES } from '../../shared/commerce/subscription-status.ts';
import { rowsAt } from '../../shared/db/rows-at.ts';
import type { Table } from '../../shared/db/table.ts';
import type { MailQueue } from '../../shared/email/mail-queue.ts';
import { END_TERMS_ACTOR } from '../../shared/members/term-ends.ts';
import { refundDuplicate } from './refund-duplicate.ts';

const cancel = async (db: Table, payments: Payments, one: SubscriptionItem, now: Date): Promise<void> => {
  if (OVER_STATUSES.has(one.status)) return;
  const { latest } = one.observed;
  if (!latest) throw new Error('The provider has not named the subscription yet.');
  const seen = await payments.cancelNow({ account: one.account, name: latest.name });
  await noteSeen(db, { id: one.id, team: one.team_id, actor: END_TERMS_ACTOR }, seen, now);
};

export interface UndoDeps {
  readonly db: Table;
  readonly payments: Payments;
  readonly mail: MailQueue;
}

/**
 * Cancels a second subscription to a product at once, refunds it and emails the buyer. A trial, for which nothing was
 * paid, is not refunded. An attempt that is repeated asks for the same refund and the same email.
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
  await cancel(db, payments, subscription, now);
  await refundDuplicate({ db, payments }, { ...order, duplicate_of }, now);
  await mail.send({ kind: 'duplicate_subscription', team_id, hub_id, order_id });
};

import type { PaymentsOf } from '../../shared/commerce/payments/payments.ts';
import { type OrderItem, orderKey, subscriptionKey } from '../../shared/commerce/purchases/orders/order-item.ts';
import { providerOf } from '../../shared/commerce/purchases/provider-of.ts';
import { recordProviderState } from '../../shared/commerce/purchases/subscriptions/cancel-subscription.ts';
import type { SubscriptionEnd } from '../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import type { SubscriptionItem } from '../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import { ENDED_STATUSES } from '../../shared/commerce/purchases/subscriptions/subscription-status.ts';
import type { MailQueue } from '../../shared/delivery/email/mail-queue.ts';
import { END_TERMS_ACTOR } from '../../shared/hubs/people/members/term-ends.ts';
import { rowsAt } from '../../shared/platform/db/rows-at.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { refundDuplicate } from './refund-duplicate.ts';

const cancel = async (db: Table, payments: PaymentsOf, one: SubscriptionItem, now: Date): Promise<void> => {
  if (ENDED_STATUSES.has(one.status)) return;
  const { latest } = one.observed;
  if (!latest) throw new Error('The provider has not named the subscription yet.');
  const state = await payments(providerOf(one)).cancelNow({ account: one.account, name: latest.name });
  await recordProviderState(db, { id: one.id, team: one.team_id, actor: END_TERMS_ACTOR }, state, now);
};

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
  await cancel(db, payments, subscription, now);
  await refundDuplicate({ db, payments }, { ...order, duplicate_of }, now);
  await mail.send({ kind: 'duplicate_subscription', team_id, hub_id, order_id });
};

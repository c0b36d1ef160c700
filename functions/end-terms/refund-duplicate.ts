import type { PaymentsOf } from '../../shared/commerce/payments/payments.ts';
import { entitlementKey } from '../../shared/commerce/purchases/entitlement-item.ts';
import { isEarlier } from '../../shared/commerce/purchases/orders/order-facts.ts';
import { amountPaid, type OrderItem, orderKey } from '../../shared/commerce/purchases/orders/order-item.ts';
import { refundOrder } from '../../shared/commerce/purchases/orders/refund-order.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';

interface Deps {
  readonly db: Table;
  readonly payments: PaymentsOf;
}

/** Refunds the rest of a payment, or repeats the refund of an interrupted attempt. Returns the refunded amount. */
const refundPayment = async ({ db, payments }: Deps, order: OrderItem, payment: string, now: Date): Promise<number> => {
  const refunded = await refundOrder(db, payments, order, { amount: undefined, payment, retry: true }, now);
  return typeof refunded === 'string' ? 0 : refunded.amount;
};

/** Refunds every known payment. Throws while the provider has not confirmed the refund of the whole amount. */
export const refundAll = async (deps: Deps, order: OrderItem, now: Date): Promise<void> => {
  const { taken, invoice, payment } = order.facts;
  const owed = amountPaid(order) - order.refunded_amount;
  if (owed <= 0) return;
  let refunded = 0;
  for (const name of new Set([taken?.name, invoice ?? payment]))
    if (name !== undefined) refunded += await refundPayment(deps, order, name, now);
  if (refunded < owed) throw new Error(`The provider has not confirmed a refund of ${owed - refunded} of this order.`);
};

/** Refunds the last payment if it was charged since the other subscription granted access. */
const refundSince = async (deps: Deps, order: OrderItem, other: OrderItem | undefined, now: Date): Promise<void> => {
  const { taken, refunds = {} } = order.facts;
  const since = other?.facts.granted;
  if (!taken || (since && taken.at < since.at)) return;
  if (Object.values(refunds).some((one) => !isEarlier(one, taken))) return;
  if ((await refundPayment(deps, order, taken.name, now)) === 0)
    throw new Error('The provider has not confirmed the refund of the last payment of this order.');
};

/**
 * Refunds a duplicate: all its payments or, if it granted access before the other subscription did, those since then.
 * Uses the refunds of orders, so that the total never exceeds a payment.
 */
export const refundDuplicate = async (
  deps: Deps,
  order: OrderItem & Required<Pick<OrderItem, 'duplicate_of'>>,
  now: Date,
): Promise<void> => {
  const { id, team_id, contact_id, duplicate_of, facts } = order;
  if (!facts.paid) throw new Error('The provider has not reported the payment yet.');
  const grantedAccess = contact_id !== null && (await deps.db.get(entitlementKey(hubOf(order), contact_id, id)));
  if (!grantedAccess) return refundAll(deps, order, now);
  const otherAt = orderKey(team_id, duplicate_of);
  await refundSince(deps, order, otherAt && (await deps.db.get<OrderItem>(otherAt)), now);
};

import { all, live } from '../../../platform/db/expression.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import { newId } from '../../../platform/ids/id.ts';
import type { PaymentsOf } from '../../payments/payments.ts';
import { type PaymentReference, referenceKey, referenceStep, unchanged } from '../payment-references.ts';
import { providerOf } from '../provider-of.ts';
import { type OrderItem, orderKey } from './order-item.ts';
import { refundedOf, undoneAmount } from './refunded-amount.ts';

interface Refund {
  readonly id: string;
  readonly order_id: string;
  /** The provider's id of the refunded payment. */
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly created_at: string;
}

/** Defaults: the whole rest of the last payment. `payment` is the id of a payment or invoice. */
interface RefundOptions {
  readonly amount: number | undefined;
  readonly payment: string | undefined;
  /** If nothing is left, request the last refund again under the same id while it is not reported. */
  readonly retry?: boolean;
}

type RefundProblem = 'unknown_payment' | 'nothing_to_refund' | 'exceeds_payment';

const keyOf = (order: OrderItem, name: string) => referenceKey(providerOf(order), order.account, name);

/** The payment of an order by name. The name of a payment leads to the invoice that it paid. */
const findPayment = async (db: Table, order: OrderItem, named: string | undefined) => {
  const { taken, invoice, payment } = order.facts;
  const first = invoice ?? payment;
  const name = named ?? taken?.name ?? first;
  if (name === undefined) return 'nothing_to_refund';
  const row = await db.get<PaymentReference>(keyOf(order, name));
  if (row?.order?.id !== order.id) return named === undefined ? 'nothing_to_refund' : 'unknown_payment';
  if (row.invoice) return findPayment(db, order, row.invoice);
  const payment_id = row.payment ?? name;
  const reported = refundedOf(order.facts, payment_id);
  const paid = row.paid ?? (name === first ? order.total : 0);
  const requested = Math.max(0, (row.refund_requested ?? 0) - undoneAmount(order.facts, payment_id));
  return { name, row, left: paid - Math.max(requested, reported), isReported: reported >= requested };
};

/** Reserves an amount of a payment, so that concurrent refunds never exceed the payment. */
const reserveRefund = async (db: Table, { team_id, id }: Pick<OrderItem, 'team_id' | 'id'>, options: RefundOptions) => {
  const orderAt = orderKey(team_id, id);
  if (!orderAt) return 'nothing_to_refund';
  return retryUntilCommitted(async () => {
    const order = await db.get<OrderItem>(orderAt);
    if (!order?.facts.paid) return 'nothing_to_refund';
    const found = await findPayment(db, order, options.payment);
    if (typeof found === 'string') return found;
    const { name, row, left, isReported } = found;
    const amount = options.amount ?? left;
    const { refund_last: last, refund_takes: takes } = row;
    if (left <= 0 && options.retry && !isReported && last !== undefined && takes !== undefined)
      return { order, name, row, amount: last, nth: takes - 1 };
    if (left <= 0) return 'nothing_to_refund';
    if (amount > left) return 'exceeds_payment';
    const asRead = [unchanged('refund_requested', row.refund_requested), unchanged('refund_takes', takes)];
    const change = { set: { refund_last: amount }, add: { refund_requested: amount, refund_takes: 1 } };
    const taken = await db.update(keyOf(order, name), change, all(live, ...asRead));
    return taken.ok ? { order, name, row, amount, nth: takes ?? 0 } : undefined;
  });
};

type ReservedRefund = Exclude<Awaited<ReturnType<typeof reserveRefund>>, string>;

/** Releases a reserved amount. Its id is reused unless another refund was reserved since. */
const releaseRefund = async (db: Table, { order, name, amount, nth }: ReservedRefund): Promise<void> => {
  const key = keyOf(order, name);
  const add = { refund_requested: -amount };
  const last = await db.update(
    key,
    { add: { ...add, refund_takes: -1 } },
    all(live, unchanged('refund_takes', nth + 1)),
  );
  if (!last.ok) await db.update(key, { add }, live);
};

/** Links a payment to its invoice and order, so that events of the payment lead to the order. */
const linkPayment = async (
  db: Table,
  { order, name, row }: ReservedRefund,
  payment: string,
  now: Date,
): Promise<void> => {
  if (payment === name || payment === row.payment) return;
  const { team_id, id } = order;
  await db.update(keyOf(order, name), { set: { payment } }, live);
  const key = keyOf(order, payment);
  if (await db.get<PaymentReference>(key)) return;
  const reference = { order: { team_id, id }, waiting: [], invoice: name };
  await db.transact([referenceStep(key, undefined, reference, now)]);
};

/**
 * Refunds an order. Rejects with the errors of the payment provider; a retry after that refunds the amount once.
 */
export const refundOrder = async (
  db: Table,
  payments: PaymentsOf,
  of: Pick<OrderItem, 'team_id' | 'id'>,
  options: RefundOptions,
  now: Date,
): Promise<Refund | RefundProblem> => {
  const reserved = await reserveRefund(db, of, options);
  if (typeof reserved === 'string') return reserved;
  const { order, name, row, amount, nth } = reserved;
  const { id, team_id, hub_id, account, currency } = order;
  try {
    const request = { id: `${name}-${nth}-${amount}`, order: { id, team_id, hub_id }, amount, account };
    const { payment } = await payments(providerOf(order)).refund({ ...request, payment: row.payment ?? name });
    await linkPayment(db, reserved, payment, now);
    return { id: newId(), order_id: id, payment_id: payment, amount, currency, created_at: now.toISOString() };
  } catch (error) {
    await releaseRefund(db, reserved);
    throw error;
  }
};

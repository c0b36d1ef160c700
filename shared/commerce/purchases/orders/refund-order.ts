import { all, live } from '../../../platform/db/expression.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import { newId } from '../../../platform/ids/id.ts';
import type { PaymentsOf } from '../../payments/payments.ts';
import { type PaymentReference, referenceKey, referenceStep, unchanged } from '../payment-references.ts';
import { providerOf } from '../provider-of.ts';
import { type OrderItem, orderKey } from './order-item.ts';

interface Refund {
  readonly id: string;
  readonly order_id: string;
  /** The provider's name of the payment that it is of. */
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly created_at: string;
}

/** An amount, or all that is left, of the payment or invoice that is named, or of the last that was taken. */
interface RefundAsked {
  readonly amount: number | undefined;
  readonly payment: string | undefined;
  /** Where nothing is left: what was requested last and is not reported yet is requested again, under the same name. */
  readonly again?: boolean;
}

type RefundProblem = 'unknown_payment' | 'nothing_to_refund' | 'exceeds_payment';

const keyOf = (order: OrderItem, name: string) => referenceKey(providerOf(order), order.account, name);

/** What an order's refund is of: what stands under the name, or the invoice that what stands there paid. */
const paymentNamed = async (db: Table, order: OrderItem, named: string | undefined) => {
  const { taken, invoice, payment } = order.facts;
  const first = invoice ?? payment;
  const name = named ?? taken?.name ?? first;
  if (name === undefined) return 'nothing_to_refund';
  const row = await db.get<PaymentReference>(keyOf(order, name));
  if (row?.order?.id !== order.id) return named === undefined ? 'nothing_to_refund' : 'unknown_payment';
  if (row.invoice) return paymentNamed(db, order, row.invoice);
  const told = order.facts.refunds?.[row.payment ?? name]?.amount ?? 0;
  const paid = row.paid ?? (name === first ? order.total : 0);
  const { refund_requested = 0 } = row;
  return { name, row, left: paid - Math.max(refund_requested, told), isReported: told >= refund_requested };
};

/** Takes a part of a payment for a refund, so that of several at once no more is given back than was paid. */
const take = async (db: Table, { team_id, id }: Pick<OrderItem, 'team_id' | 'id'>, asked: RefundAsked) => {
  const orderAt = orderKey(team_id, id);
  if (!orderAt) return 'nothing_to_refund';
  return retryUntilCommitted(async () => {
    const order = await db.get<OrderItem>(orderAt);
    if (!order?.facts.paid) return 'nothing_to_refund';
    const found = await paymentNamed(db, order, asked.payment);
    if (typeof found === 'string') return found;
    const { name, row, left, isReported } = found;
    const amount = asked.amount ?? left;
    const { refund_last: last, refund_takes: takes } = row;
    if (left <= 0 && asked.again && !isReported && last !== undefined && takes !== undefined)
      return { order, name, row, amount: last, nth: takes - 1 };
    if (left <= 0) return 'nothing_to_refund';
    if (amount > left) return 'exceeds_payment';
    const asRead = [unchanged('refund_requested', row.refund_requested), unchanged('refund_takes', takes)];
    const change = { set: { refund_last: amount }, add: { refund_requested: amount, refund_takes: 1 } };
    const taken = await db.update(keyOf(order, name), change, all(live, ...asRead));
    return taken.ok ? { order, name, row, amount, nth: takes ?? 0 } : undefined;
  });
};

type Taken = Exclude<Awaited<ReturnType<typeof take>>, string>;

/** A part that was not given back can be taken again: under the same name, unless another was taken since. */
const giveUp = async (db: Table, { order, name, amount, nth }: Taken): Promise<void> => {
  const key = keyOf(order, name);
  const add = { refund_requested: -amount };
  const last = await db.update(
    key,
    { add: { ...add, refund_takes: -1 } },
    all(live, unchanged('refund_takes', nth + 1)),
  );
  if (!last.ok) await db.update(key, { add }, live);
};

/** From here on the provider's events about the payment are known to be about the invoice, and its order. */
const remember = async (db: Table, { order, name, row }: Taken, payment: string, now: Date): Promise<void> => {
  if (payment === name || payment === row.payment) return;
  const { team_id, id } = order;
  await db.update(keyOf(order, name), { set: { payment } }, live);
  const key = keyOf(order, payment);
  if (await db.get<PaymentReference>(key)) return;
  const reference = { order: { team_id, id }, waiting: [], invoice: name };
  await db.transact([referenceStep(key, undefined, reference, now)]);
};

/**
 * Gives back what is asked for. Throws what the payment provider throws; asked again after that, it gives it back once.
 */
export const refundOrder = async (
  db: Table,
  payments: PaymentsOf,
  of: Pick<OrderItem, 'team_id' | 'id'>,
  asked: RefundAsked,
  now: Date,
): Promise<Refund | RefundProblem> => {
  const taken = await take(db, of, asked);
  if (typeof taken === 'string') return taken;
  const { order, name, row, amount, nth } = taken;
  const { id, team_id, hub_id, account, currency } = order;
  try {
    const request = { id: `${name}-${nth}-${amount}`, order: { id, team_id, hub_id }, amount, account };
    const { payment } = await payments(providerOf(order)).refund({ ...request, payment: row.payment ?? name });
    await remember(db, taken, payment, now);
    return { id: newId(), order_id: id, payment_id: payment, amount, currency, created_at: now.toISOString() };
  } catch (error) {
    await giveUp(db, taken);
    throw error;
  }
};

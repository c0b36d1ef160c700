import { absent, all, type Condition, either, equals, live } from '../db/expression.ts';
import type { Key } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { untilSettled } from '../db/until-settled.ts';
import { newId } from '../id.ts';
import { type OrderItem, orderKey } from './order-item.ts';
import { type PaymentReference, referenceKey, referenceStep } from './payment-references.ts';
import type { Payments } from './payments.ts';

export interface Refund {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly created_at: string;
}

/** From here on the provider's events about the payment are known to be about the order. */
const remember = async (db: Table, { account, team_id, id }: OrderItem, payment: string, now: Date): Promise<void> => {
  const key = referenceKey('stripe', account, payment);
  const before = await db.get<PaymentReference>(key);
  if (before) return;
  await db.transact([referenceStep(key, undefined, { order: { team_id, id }, waiting: [] }, now)]);
};

/** So many parts were taken, each under a name of its own. */
const takes = (count: number): Condition =>
  count === 0 ? either(absent('refund_takes'), equals('refund_takes', 0)) : equals('refund_takes', count);

/** A part that was not given back can be taken again: under the same name, unless another was taken since. */
const giveUp = async (db: Table, key: Key, amount: number, nth: number): Promise<void> => {
  const last = await db.update(
    key,
    { add: { refund_requested: -amount, refund_takes: -1 } },
    all(live, takes(nth + 1)),
  );
  if (!last.ok) await db.update(key, { add: { refund_requested: -amount } }, live);
};

/** Takes a part of what was paid for a refund, so that of several at once no more is given back than was paid. */
const take = async (db: Table, id: Pick<OrderItem, 'team_id' | 'id'>, wanted: number | undefined) => {
  const key = orderKey(id.team_id, id.id);
  if (!key) return 'nothing_to_refund';
  return untilSettled(async () => {
    const order = await db.get<OrderItem>(key);
    if (!order?.facts.paid) return 'nothing_to_refund';
    const { total, refund_requested: before, refund_takes: nth = 0, refunded_amount } = order;
    const left = total - Math.max(before, refunded_amount);
    const amount = wanted ?? left;
    if (left <= 0) return 'nothing_to_refund';
    if (amount > left) return 'exceeds_payment';
    const unchanged = [equals('refund_requested', before), takes(nth)];
    const change = { add: { refund_requested: amount, refund_takes: 1 } };
    const taken = await db.update(key, change, all(live, ...unchanged));
    return taken.ok ? { key, order, amount, nth, name: `${order.id}-${nth}-${amount}` } : undefined;
  });
};

/**
 * Gives back `amount` of what was paid, or all that is left. Throws what the payment provider throws; asked again after
 * that, the provider gives it back once.
 */
export const refundOrder = async (
  db: Table,
  payments: Payments,
  of: Pick<OrderItem, 'team_id' | 'id'>,
  wanted: number | undefined,
  now: Date,
): Promise<Refund | 'nothing_to_refund' | 'exceeds_payment'> => {
  const taken = await take(db, of, wanted);
  if (typeof taken === 'string') return taken;
  const { key, order, amount, nth, name } = taken;
  const { id, team_id, hub_id, account, facts, currency } = order;
  try {
    const request = { id: name, order: { id, team_id, hub_id }, amount, account };
    const made = await payments.refund({ ...request, payment: facts.payment, invoice: facts.invoice });
    await remember(db, order, made.payment, now);
    return { id: newId(), order_id: id, amount, currency, created_at: now.toISOString() };
  } catch (error) {
    await giveUp(db, key, amount, nth);
    throw error;
  }
};

import type { ProviderTime } from '../../payments/payment-facts.ts';
import { isEarlier, type OrderFacts } from './order-facts.ts';
import { amountPaid, type OrderItem, type OrderStatus } from './order-item.ts';
import { refundedOf } from './refunded-amount.ts';

const isDisputed = ({ disputes = {} }: OrderFacts): boolean =>
  Object.values(disputes).some(({ status }) => status !== 'won');

type Known = Pick<OrderItem, 'facts' | 'total' | 'amount_paid' | 'is_trial'>;

/** Whether the buyer completed the checkout of a trial and nothing is charged yet. */
export const isUnpaidTrial = (order: Known): boolean =>
  order.is_trial === true && order.facts.paid !== undefined && order.total > 0 && amountPaid(order) === 0;

/** The refunded amount of an order, at most the amount paid. */
export const refundedAmount = (order: Known): number => {
  const payments = Object.keys(order.facts.refunds ?? {});
  const refunded = payments.reduce((sum, payment) => sum + refundedOf(order.facts, payment), 0);
  return Math.min(refunded, amountPaid(order));
};

/**
 * The status of an order, derived from its facts. A paid order changes only by a refund or a dispute. It is `refunded`
 * while its whole paid amount is refunded. It is `pending` during a trial, paid with the first charge, and `expired` if its subscription has
 * ended without one.
 */
export const orderStatus = (order: Known, hasEnded = false): OrderStatus => {
  const { facts, total } = order;
  if (!facts.paid) {
    if (facts.expired) return 'expired';
    return facts.failed ? 'failed' : 'pending';
  }
  if (isDisputed(facts)) return 'disputed';
  if (isUnpaidTrial(order)) return hasEnded ? 'expired' : 'pending';
  const refunded = refundedAmount(order);
  if (refunded > 0) return refunded >= amountPaid(order) ? 'refunded' : 'partially_refunded';
  return total === 0 && facts.paid.event === '' ? 'free' : 'paid';
};

/** The first payment. `undefined` for an order with a price until the first charge. */
export const paidAt = (order: Known): ProviderTime | undefined => {
  const { paid, charged } = order.facts;
  if (!paid || order.total === 0) return paid;
  return amountPaid(order) > 0 ? (charged ?? paid) : undefined;
};

export const sessionStatus = ({ paid, completed, expired }: OrderFacts): OrderItem['session_status'] => {
  if (paid || completed) return 'completed';
  return expired ? 'expired' : 'open';
};

/** Whether an order counts as a use of its coupon: not once it can no longer be paid, unless it is paid after all. */
export const holdsCoupon = ({ paid, completed, failed, expired }: OrderFacts): boolean =>
  paid !== undefined || !(expired || (completed && failed));

/** The refund or dispute that revoked the access of an order, if any. */
export const revocationOf = (order: Known) => {
  const { facts } = order;
  const status = orderStatus(order);
  const refund = Object.values(facts.refunds ?? {}).reduce<ProviderTime | undefined>(
    (last, one) => (last && isEarlier(one, last) ? last : one),
    undefined,
  );
  if (status === 'refunded' && refund) return { type: 'refund', at: refund.at, event: refund.event } as const;
  if (status !== 'disputed') return undefined;
  const [dispute] = Object.values(facts.disputes ?? {})
    .filter((one) => one.status !== 'won')
    .sort((a, b) => a.at - b.at);
  return dispute && ({ type: 'dispute', at: dispute.at, event: dispute.event } as const);
};

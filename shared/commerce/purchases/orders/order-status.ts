import type { Moment } from '../../payments/payment-facts.ts';
import { earlier, type OrderFacts } from './order-facts.ts';
import { amountPaid, type OrderItem, type OrderStatus } from './order-item.ts';

const isDisputed = ({ disputes = {} }: OrderFacts): boolean =>
  Object.values(disputes).some(({ status }) => status !== 'won');

type Known = Pick<OrderItem, 'facts' | 'total' | 'amount_paid'>;

/** What was given back of all that was taken, renewals with it; never more than that. */
export const refundedAmount = (order: Known): number => {
  const told = Object.values(order.facts.refunds ?? {}).reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(told, amountPaid(order));
};

/**
 * The order's status, from what is known of it. Once it is paid only a refund or a dispute takes that back: it is
 * `refunded` while everything that was taken for it has been given back.
 */
export const orderStatus = (order: Known): OrderStatus => {
  const { facts, total } = order;
  if (!facts.paid) {
    if (facts.expired) return 'expired';
    return facts.failed ? 'failed' : 'pending';
  }
  if (isDisputed(facts)) return 'disputed';
  const refunded = refundedAmount(order);
  if (refunded > 0) return refunded >= amountPaid(order) ? 'refunded' : 'partially_refunded';
  return total === 0 && facts.paid.event === '' ? 'free' : 'paid';
};

/** When it was paid first; of what costs something, not while nothing was taken for it. */
export const paidAt = (order: Known): Moment | undefined => {
  const { paid, charged } = order.facts;
  if (!paid || order.total === 0) return paid;
  return amountPaid(order) > 0 ? (charged ?? paid) : undefined;
};

export const sessionStatus = ({ paid, completed, expired }: OrderFacts): OrderItem['session_status'] => {
  if (paid || completed) return 'completed';
  return expired ? 'expired' : 'open';
};

/** An order gives its use of a coupon back when it can no longer be paid; one that is paid after all has it again. */
export const holdsCoupon = ({ paid, completed, failed, expired }: OrderFacts): boolean =>
  paid !== undefined || !(expired || (completed && failed));

/** What took back what the order gave, where it was not that a subscription ended. */
export const takenBack = (order: Known) => {
  const { facts } = order;
  const status = orderStatus(order);
  const refund = Object.values(facts.refunds ?? {}).reduce<Moment | undefined>(
    (last, one) => (last && earlier(one, last) ? last : one),
    undefined,
  );
  if (status === 'refunded' && refund) return { type: 'refund', at: refund.at, event: refund.event } as const;
  if (status !== 'disputed') return undefined;
  const [dispute] = Object.values(facts.disputes ?? {})
    .filter((one) => one.status !== 'won')
    .sort((a, b) => a.at - b.at);
  return dispute && ({ type: 'dispute', at: dispute.at, event: dispute.event } as const);
};

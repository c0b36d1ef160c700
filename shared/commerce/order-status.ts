import type { OrderFacts } from './order-facts.ts';
import type { OrderItem, OrderStatus } from './order-item.ts';

const isDisputed = ({ disputes = {} }: OrderFacts): boolean =>
  Object.values(disputes).some(({ status }) => status !== 'won');

/** The order's status, from what is known of it. Once it is paid only a refund or a dispute takes that back. */
export const orderStatus = (facts: OrderFacts, { total }: Pick<OrderItem, 'total'>): OrderStatus => {
  if (!facts.paid) {
    if (facts.expired) return 'expired';
    return facts.failed ? 'failed' : 'pending';
  }
  if (isDisputed(facts)) return 'disputed';
  const refunded = facts.refunded?.amount ?? 0;
  if (refunded > 0) return refunded >= total ? 'refunded' : 'partially_refunded';
  return total === 0 && facts.paid.event === '' ? 'free' : 'paid';
};

export const sessionStatus = ({ paid, completed, expired }: OrderFacts): OrderItem['session_status'] => {
  if (paid || completed) return 'completed';
  return expired ? 'expired' : 'open';
};

/** An order gives its use of a coupon back when it can no longer be paid; one that is paid after all has it again. */
export const holdsCoupon = ({ paid, completed, failed, expired }: OrderFacts): boolean =>
  paid !== undefined || !(expired || (completed && failed));

/** What took back what the order gave, where it was not that a subscription ended. */
export const takenBack = (facts: OrderFacts, order: Pick<OrderItem, 'total'>) => {
  const status = orderStatus(facts, order);
  if (status === 'refunded' && facts.refunded) return { type: 'refund', ...facts.refunded } as const;
  if (status !== 'disputed') return undefined;
  const [dispute] = Object.values(facts.disputes ?? {})
    .filter((one) => one.status !== 'won')
    .sort((a, b) => a.at - b.at);
  return dispute && ({ type: 'dispute', at: dispute.at, event: dispute.event } as const);
};

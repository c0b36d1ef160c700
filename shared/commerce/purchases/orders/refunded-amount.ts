import type { OrderFacts } from './order-facts.ts';

/** The amount of the refunds of a payment that were undone since a time (Unix seconds). Default: of all. */
export const undoneAmount = ({ undone_refunds = {} }: OrderFacts, payment: string, since = 0): number =>
  Object.values(undone_refunds)
    .filter((one) => one.payment === payment && one.at >= since)
    .reduce((sum, { amount }) => sum + amount, 0);

/** The refunded amount of a payment: the last report without the refunds that were undone since. */
export const refundedOf = (facts: OrderFacts, payment: string): number => {
  const reported = facts.refunds?.[payment];
  return reported ? Math.max(0, reported.amount - undoneAmount(facts, payment, reported.at)) : 0;
};

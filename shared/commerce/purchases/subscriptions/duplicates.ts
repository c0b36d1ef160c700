import type { Step } from '../../../platform/db/transaction.ts';
import { amountPaid, type OrderItem } from '../orders/order-item.ts';
import type { Known, Outcome } from '../outcome.ts';
import type { Purchase } from '../purchase.ts';
import { endStep } from './subscription-ends.ts';

/**
 * Where a subscription begins to give access, the first time or again, while another one gives the same product: that it
 * is a duplicate, and of which. Of two at once, the second to be written is the duplicate.
 */
export const duplicateOf = (
  { twin, entitlement: before }: Pick<Purchase, 'twin' | 'entitlement'>,
  { order }: Known,
  { entitlement: after }: Outcome,
): Pick<OrderItem, 'duplicate_of'> =>
  order.duplicate_of === undefined && twin !== undefined && after && (!before || after.status !== 'ended')
    ? { duplicate_of: twin }
    : {};

/** A duplicate is canceled and refunded when it is found, and refunded again for each payment that is reported later. */
export const duplicateSteps = (before: OrderItem, after: OrderItem, at: Date): readonly Step[] => {
  if (!after.duplicate_of) return [];
  const paidSince = before.facts.paid !== undefined && amountPaid(after) > amountPaid(before);
  if (before.duplicate_of && !paidSince) return [];
  const { id: order_id, team_id, hub_id } = after;
  return [endStep({ kind: 'duplicate', team_id, hub_id, order_id }, at.toISOString())];
};

import type { Step } from '../../../platform/db/transaction.ts';
import { amountPaid, type OrderItem } from '../orders/order-item.ts';
import type { Known, Outcome } from '../outcome.ts';
import type { Purchase } from '../purchase.ts';
import { endStep } from './subscription-ends.ts';

/**
 * The `duplicate_of` of a subscription that starts or resumes to give access while another one gives access to the same
 * product. Of two concurrent subscriptions, the second to be written is the duplicate.
 */
export const duplicateOf = (
  { otherSubscription, entitlement: before }: Pick<Purchase, 'otherSubscription' | 'entitlement'>,
  { order }: Known,
  { entitlement: after }: Outcome,
): Pick<OrderItem, 'duplicate_of'> =>
  order.duplicate_of === undefined && otherSubscription !== undefined && after && (!before || after.status !== 'ended')
    ? { duplicate_of: otherSubscription }
    : {};

/** The step that cancels and refunds a duplicate: when it is found, and for each payment that is reported later. */
export const duplicateSteps = (before: OrderItem, after: OrderItem, now: Date): readonly Step[] => {
  if (!after.duplicate_of) return [];
  const paidSince = before.facts.paid !== undefined && amountPaid(after) > amountPaid(before);
  if (before.duplicate_of && !paidSince) return [];
  const { id: order_id, team_id, hub_id } = after;
  return [endStep({ kind: 'duplicate', team_id, hub_id, order_id }, now.toISOString())];
};

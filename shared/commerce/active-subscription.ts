import type { TeamId } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import type { BillingItem } from './billing-item.ts';
import type { OrderItem } from './order-item.ts';
import { OVER_STATUSES } from './subscription-status.ts';
import { subscriptionsBehind } from './subscriptions-behind.ts';

const purchasesOf = (billing: BillingItem | undefined, product: string) =>
  (billing?.standings ?? []).filter(({ product_id }) => product_id === product);

/**
 * The id of the contact's subscription to a product that gives access or can charge again: a paused one, and one past
 * its grace, included. One that gives no access and is canceled at the end of its period is none.
 */
export const activeSubscription = async (
  db: Table,
  team: TeamId,
  billing: BillingItem | undefined,
  product: string,
): Promise<string | undefined> => {
  const found = await subscriptionsBehind(db, team, purchasesOf(billing, product));
  return found.find(
    ({ standing, subscription: { status, cancel_at_period_end } }) =>
      !OVER_STATUSES.has(status) && (standing.access || !cancel_at_period_end),
  )?.subscription.id;
};

/** The id of another subscription that gives the buyer of this order access to the same product. */
export const twinOf = async (
  db: Table,
  team: TeamId,
  billing: BillingItem | undefined,
  { id, product_id }: Pick<OrderItem, 'id' | 'product_id'>,
): Promise<string | undefined> => {
  const others = purchasesOf(billing, product_id).filter(({ order_id, access }) => access && order_id !== id);
  const found = await subscriptionsBehind(db, team, others);
  return found.find(({ subscription: { status } }) => !OVER_STATUSES.has(status))?.subscription.id;
};

import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { BillingItem, Standing } from '../billing-item.ts';
import type { OrderItem } from '../orders/order-item.ts';
import { OVER_STATUSES } from './subscription-status.ts';
import { subscriptionsBehind } from './subscriptions-behind.ts';

/** The id of the first subscription among these purchases that has not ended. */
const notOver = async (db: Table, team: TeamId, standings: readonly Standing[], renews = false) =>
  (await subscriptionsBehind(db, team, standings)).find(
    ({ status, cancel_at_period_end }) => !OVER_STATUSES.has(status) && !(renews && cancel_at_period_end),
  )?.id;

/** The id of another subscription that gives the buyer of this order access to the same product. */
export const twinOf = (
  db: Table,
  team: TeamId,
  billing: BillingItem | undefined,
  { id, product_id: product }: Pick<OrderItem, 'id' | 'product_id'>,
): Promise<string | undefined> => {
  const others = billing?.standings.filter((one) => one.access && one.product_id === product && one.order_id !== id);
  return notOver(db, team, others ?? []);
};

/**
 * The id of the contact's subscription to a product that gives access or can charge again: a paused one, and one past
 * its grace, included. One that gives no access and is canceled at the end of its period is none.
 */
export const activeSubscription = async (
  db: Table,
  team: TeamId,
  billing: BillingItem | undefined,
  product_id: string,
): Promise<string | undefined> => {
  const held = await twinOf(db, team, billing, { id: '', product_id });
  const lost = billing?.standings.filter((one) => !one.access && one.product_id === product_id);
  return held ?? notOver(db, team, lost ?? [], true);
};

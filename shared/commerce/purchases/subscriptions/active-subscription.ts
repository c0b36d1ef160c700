import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { BillingItem, PurchaseState } from '../billing-item.ts';
import type { OrderItem } from '../orders/order-item.ts';
import { purchaseSubscriptions } from './purchase-subscriptions.ts';
import { endsUncharged } from './subscription-item.ts';
import { ENDED_STATUSES } from './subscription-status.ts';

/** The id of the first subscription among these purchases that has not ended. */
const findActive = async (db: Table, team: TeamId, standings: readonly PurchaseState[], charges = false) =>
  (await purchaseSubscriptions(db, team, standings)).find(
    (one) => !ENDED_STATUSES.has(one.status) && !(charges && endsUncharged(one)),
  )?.id;

/** The id of the buyer's other subscription that gives access to the same product. */
export const otherSubscriptionId = (
  db: Table,
  team: TeamId,
  billing: BillingItem | undefined,
  { id, product_id: product }: Pick<OrderItem, 'id' | 'product_id'>,
): Promise<string | undefined> => {
  const others = billing?.standings.filter((one) => one.access && one.product_id === product && one.order_id !== id);
  return findActive(db, team, others ?? []);
};

/**
 * The id of the contact's subscription to a product that gives access or can charge again, including paused ones and
 * ones after their grace period. Excludes one without access that is canceled at the end of its period.
 */
export const activeSubscription = async (
  db: Table,
  team: TeamId,
  billing: BillingItem | undefined,
  product_id: string,
): Promise<string | undefined> => {
  const current = await otherSubscriptionId(db, team, billing, { id: '', product_id });
  const withoutAccess = billing?.standings.filter((one) => !one.access && one.product_id === product_id);
  return current ?? findActive(db, team, withoutAccess ?? [], true);
};

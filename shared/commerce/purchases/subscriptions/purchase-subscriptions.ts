import { gather } from '../../../platform/db/gather.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { PurchaseState } from '../billing-item.ts';
import { subscriptionKey } from '../orders/order-item.ts';
import type { SubscriptionItem } from './subscription-item.ts';

/** Purchases that cannot charge again. Subscriptions of refunded or disputed orders can. */
const NOT_RENEWING: ReadonlySet<string> = new Set<PurchaseState['status']>(['free', 'comped', 'expired']);

/** The subscriptions among these purchases. Reads nothing if there can be none. */
export const purchaseSubscriptions = async (
  db: Table,
  team: TeamId,
  standings: readonly PurchaseState[],
): Promise<readonly SubscriptionItem[]> => {
  const keys = standings.flatMap(({ status, order_id }) =>
    NOT_RENEWING.has(status) ? [] : (subscriptionKey(team, order_id) ?? []),
  );
  const row = await gather(db, keys);
  return keys.flatMap((key) => row<SubscriptionItem>(key) ?? []);
};

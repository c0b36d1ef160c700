import { gather } from '../../../platform/db/gather.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Standing } from '../billing-item.ts';
import { subscriptionKey } from '../orders/order-item.ts';
import type { SubscriptionItem } from './subscription-item.ts';

/** Purchases of these statuses are no subscription that can charge again; of a refunded or disputed order one can. */
const NEVER: ReadonlySet<string> = new Set<Standing['status']>(['free', 'comped', 'expired']);

/** The subscriptions among these purchases. Reads nothing where there can be none. */
export const subscriptionsBehind = async (
  db: Table,
  team: TeamId,
  standings: readonly Standing[],
): Promise<readonly SubscriptionItem[]> => {
  const keys = standings.flatMap(({ status, order_id }) =>
    NEVER.has(status) ? [] : (subscriptionKey(team, order_id) ?? []),
  );
  const row = await gather(db, keys);
  return keys.flatMap((key) => row<SubscriptionItem>(key) ?? []);
};

import { gather } from '../db/gather.ts';
import type { TeamId } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import type { BillingStatus, Standing } from './billing-item.ts';
import { subscriptionKey } from './order-item.ts';
import type { SubscriptionItem } from './subscription-item.ts';

/** Purchases of these statuses are no subscription that can charge again; of a refunded or disputed order one can. */
const NEVER: ReadonlySet<BillingStatus> = new Set(['free', 'comped', 'expired']);

/** The subscriptions among these purchases, with how each purchase stands. Reads nothing where there can be none. */
export const subscriptionsBehind = async (
  db: Table,
  team: TeamId,
  standings: readonly Standing[],
): Promise<readonly { readonly standing: Standing; readonly subscription: SubscriptionItem }[]> => {
  const asked = standings.flatMap((standing) => {
    const key = NEVER.has(standing.status) ? undefined : subscriptionKey(team, standing.order_id);
    return key ? [{ standing, key }] : [];
  });
  const row = await gather(
    db,
    asked.map(({ key }) => key),
  );
  return asked.flatMap(({ standing, key }) => {
    const subscription = row<SubscriptionItem>(key);
    return subscription ? [{ standing, subscription }] : [];
  });
};

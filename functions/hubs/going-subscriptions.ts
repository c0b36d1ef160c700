import { subscriptionsOf } from '../../shared/commerce/order-item.ts';
import type { SubscriptionItem } from '../../shared/commerce/subscription-item.ts';
import { GOING_STATUSES } from '../../shared/commerce/subscription-status.ts';
import { all, equals, oneOf } from '../../shared/db/expression.ts';
import type { HubKey } from '../../shared/db/key.ts';
import type { Table } from '../../shared/db/table.ts';

/** The ids of subscriptions to something in a hub that go on after the period which is paid for: at most `limit`. */
export const goingIn = async (db: Table, hub: HubKey, limit: number): Promise<readonly string[]> => {
  const goes = all(oneOf('status', [...GOING_STATUSES]), equals('cancel_at_period_end', false));
  const filter = all(equals('hub_id', hub.hub), goes);
  const { items } = await db.query<SubscriptionItem>({ ...subscriptionsOf(hub), filter, limit });
  return items.map(({ id }) => id);
};

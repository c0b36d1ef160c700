import { all, equals, oneOf } from '../../../platform/db/expression.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Position } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import { subscriptionsOf } from '../orders/order-item.ts';
import type { SubscriptionItem } from './subscription-item.ts';
import { RENEWING_STATUSES } from './subscription-status.ts';

/** The ids of the subscriptions in a hub that renew, at most `limit`. Empty only after all were read. */
export const renewingSubscriptionIds = async (db: Table, hub: HubKey, limit: number): Promise<readonly string[]> => {
  const renews = all(oneOf('status', [...RENEWING_STATUSES]), equals('cancel_at_period_end', false));
  const filter = all(equals('hub_id', hub.hub), renews);
  const found: string[] = [];
  let after: Position | undefined;
  do {
    const page = { ...subscriptionsOf(hub), filter, limit: limit - found.length, after };
    const { items, next } = await db.query<SubscriptionItem>(page);
    found.push(...items.map(({ id }) => id));
    after = next;
  } while (after && found.length < limit);
  return found;
};

import { all, equals, oneOf } from '../../../platform/db/expression.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Position } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import { subscriptionsOf } from '../orders/order-item.ts';
import { renews } from './renewing-subscriptions.ts';
import type { SubscriptionItem } from './subscription-item.ts';
import { RENEWING_STATUSES } from './subscription-status.ts';

const PAGE = 100;

/** The ids of the subscriptions in a hub that renew, at most `limit`. Empty only after all were read. */
export const renewingSubscriptionIds = async (db: Table, hub: HubKey, limit: number): Promise<readonly string[]> => {
  const filter = all(equals('hub_id', hub.hub), oneOf('status', [...RENEWING_STATUSES]));
  const found: string[] = [];
  let after: Position | undefined;
  do {
    const { items, next } = await db.query<SubscriptionItem>({ ...subscriptionsOf(hub), filter, limit: PAGE, after });
    found.push(...items.filter(renews).map(({ id }) => id));
    after = next;
  } while (after && found.length < limit);
  return found.slice(0, limit);
};

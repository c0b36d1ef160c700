import { gather } from '../db/gather.ts';
import type { TeamId } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import type { BillingItem } from './billing-item.ts';
import { subscriptionKey } from './order-item.ts';
import type { SubscriptionItem } from './subscription-item.ts';
import { OVER_STATUSES } from './subscription-status.ts';

/**
 * The id of the subscription by which a contact has a product at present, one that was canceled and has not ended yet
 * included. Nothing is read where they have the product by no purchase.
 */
export const activeSubscription = async (
  db: Table,
  team: TeamId,
  billing: BillingItem | undefined,
  product: string,
): Promise<string | undefined> => {
  const held = (billing?.standings ?? []).filter(({ product_id, access }) => access && product_id === product);
  const keys = held.flatMap(({ order_id }) => subscriptionKey(team, order_id) ?? []);
  const rows = await gather(db, keys);
  return keys.flatMap((key) => rows<SubscriptionItem>(key) ?? []).find(({ status }) => !OVER_STATUSES.has(status))?.id;
};

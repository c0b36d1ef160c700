import { gather } from '../../../platform/db/gather.ts';
import type { HubKey, TeamId } from '../../../platform/db/key.ts';
import { queryAll } from '../../../platform/db/query-all.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type BillingItem, billingKey } from '../billing-item.ts';
import { subscriptionKey, subscriptionsBy } from '../orders/order-item.ts';
import { purchaseSubscriptions } from './purchase-subscriptions.ts';
import { endsUncharged, type SubscriptionItem } from './subscription-item.ts';
import { RENEWING_STATUSES } from './subscription-status.ts';

/** Whether a subscription will charge again, by its last known state. */
export const renews = (subscription: SubscriptionItem): boolean =>
  RENEWING_STATUSES.has(subscription.status) && !endsUncharged(subscription);

/** All subscriptions of a contact in a hub, read consistently, including ended ones. */
export const contactSubscriptions = async (
  db: Table,
  hub: HubKey,
  contact: string,
): Promise<readonly SubscriptionItem[]> => {
  const listed = await queryAll<SubscriptionItem>(db, subscriptionsBy(hub, contact));
  const keys = listed.flatMap(({ id }) => subscriptionKey(hub.team, id) ?? []);
  const rows = await gather(db, keys);
  return keys.flatMap((key) => rows<SubscriptionItem>(key) ?? []);
};

/** A contact's subscriptions in these hubs that will renew. */
export const renewingSubscriptions = async (
  db: Table,
  team: TeamId,
  contact: string,
  hubs: readonly string[],
): Promise<readonly SubscriptionItem[]> => {
  const keys = hubs.map((hub) => billingKey({ team, hub } satisfies HubKey, contact));
  const billing = await gather(db, keys);
  const standings = keys.flatMap((key) => billing<BillingItem>(key)?.standings ?? []);
  return (await purchaseSubscriptions(db, team, standings)).filter(renews);
};

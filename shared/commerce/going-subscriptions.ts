import { gather } from '../db/gather.ts';
import type { HubKey, TeamId } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { type BillingItem, type BillingStatus, billingKey } from './billing-item.ts';
import { subscriptionKey } from './order-item.ts';
import type { SubscriptionItem } from './subscription-item.ts';
import { GOING_STATUSES } from './subscription-status.ts';

/** How purchases stand that may be subscriptions which go on. */
const MAY_GO_ON: ReadonlySet<BillingStatus> = new Set(['active', 'trialing', 'past_due']);

/** A contact's subscriptions in these hubs that go on after the period that is paid for. */
export const goingSubscriptions = async (
  db: Table,
  team: TeamId,
  contact: string,
  hubs: readonly string[],
): Promise<readonly SubscriptionItem[]> => {
  const keys = hubs.map((hub) => billingKey({ team, hub } satisfies HubKey, contact));
  const billing = await gather(db, keys);
  const orders = keys
    .flatMap((key) => billing<BillingItem>(key)?.standings ?? [])
    .filter(({ status }) => MAY_GO_ON.has(status))
    .flatMap(({ order_id }) => subscriptionKey(team, order_id) ?? []);
  const rows = await gather(db, orders);
  return orders
    .flatMap((key) => rows<SubscriptionItem>(key) ?? [])
    .filter(({ status, cancel_at_period_end }) => GOING_STATUSES.has(status) && !cancel_at_period_end);
};

import type { SubscriptionStatus } from '../../shared/commerce/payments/provider-subscription.ts';
import { newOrderId, subscriptionKey } from '../../shared/commerce/purchases/orders/order-item.ts';
import { subscriptionIndex } from '../../shared/commerce/purchases/purchase-steps.ts';
import { subscriptionEntity } from '../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** Writes a subscription of a contact directly to the table; returns its id. */
export const seedSubscription = async (
  db: Table,
  hub: HubKey,
  contact_id: string,
  status: SubscriptionStatus = 'active',
): Promise<string> => {
  const id = newOrderId(hub, new Date());
  const key = subscriptionKey(hub.team, id);
  if (!key) throw new Error('The order id has no place');
  const at = new Date().toISOString();
  await db.put({
    ...key,
    entity: subscriptionEntity,
    ...subscriptionIndex(hub, contact_id, id),
    id,
    contact_id,
    status,
    team_id: hub.team,
    hub_id: hub.hub,
    product_id: id,
    price_id: id,
    account: null,
    grace_days: 0,
    observed: { trail: [] },
    cancel_at_period_end: false,
    current_period_start: null,
    current_period_end: null,
    trial_ends_at: null,
    past_due_since: null,
    grace_ends_at: null,
    ended_at: null,
    created_at: at,
    updated_at: at,
  });
  return id;
};

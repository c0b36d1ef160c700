import { teamOfPlaced } from '../../shared/access/spaces/team-of-placed.ts';
import { type Caller, holderOrContact } from '../../shared/api/callers.ts';
import type { OrderItem } from '../../shared/commerce/purchases/orders/order-item.ts';
import { orderKey, subscriptionKey } from '../../shared/commerce/purchases/orders/order-item.ts';
import type { SubscriptionItem } from '../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { type Refusal, refuse } from '../../shared/platform/http/errors.ts';

/** Creators with the permission and any contact, on a path that names an order or a subscription by its id alone. */
export const orderReader = () => holderOrContact('commerce.read', teamOfPlaced('order_id', orderKey));
export const subscriptionManager = () =>
  holderOrContact('commerce.manage', teamOfPlaced('subscription_id', subscriptionKey));

export interface Asked {
  readonly caller: Caller;
  readonly team: string;
  readonly db: Table;
  readonly now: Date;
}

/** The item for creators, and for its buyer whatever their membership status. For anybody else it does not exist. */
const reached = <T extends OrderItem | SubscriptionItem>(
  { caller }: Asked,
  item: T | undefined,
): T | Refusal<'not_found'> =>
  item && (caller.kind !== 'contact' || item.contact_id === caller.id) ? item : refuse('not_found');

export const reachedOrder = async (asked: Asked, id: string) => {
  const key = orderKey(asked.team, id);
  return reached(asked, key && (await asked.db.get<OrderItem>(key)));
};

export const reachedSubscription = async (asked: Asked, id: string) => {
  const key = subscriptionKey(asked.team, id);
  return reached(asked, key && (await asked.db.get<SubscriptionItem>(key)));
};

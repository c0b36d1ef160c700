import { teamOfPlaced } from '../../shared/access/spaces/team-of-placed.ts';
import { type Caller, holderOrContact } from '../../shared/api/callers.ts';
import type { OrderItem } from '../../shared/commerce/purchases/orders/order-item.ts';
import { orderKey, subscriptionKey } from '../../shared/commerce/purchases/orders/order-item.ts';
import type { SubscriptionItem } from '../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { type Refusal, refuse } from '../../shared/platform/http/errors.ts';

/** Creators with the permission and any contact, on a path with only the id of the order or subscription. */
export const orderReader = () => holderOrContact('commerce.read', teamOfPlaced('order_id', orderKey));
export const subscriptionReader = () =>
  holderOrContact('commerce.read', teamOfPlaced('subscription_id', subscriptionKey));
export const subscriptionManager = () =>
  holderOrContact('commerce.manage', teamOfPlaced('subscription_id', subscriptionKey));

export interface CallerContext {
  readonly caller: Caller;
  readonly team: string;
  readonly db: Table;
  readonly now: Date;
}

/** The item, if the caller is a creator or its buyer in any membership status. Otherwise `not_found`. */
const ifVisible = <T extends OrderItem | SubscriptionItem>(
  { caller }: CallerContext,
  item: T | undefined,
): T | Refusal<'not_found'> =>
  item && (caller.kind !== 'contact' || item.contact_id === caller.id) ? item : refuse('not_found');

export const findOrder = async (context: CallerContext, id: string) => {
  const key = orderKey(context.team, id);
  return ifVisible(context, key && (await context.db.get<OrderItem>(key)));
};

export const findSubscription = async (context: CallerContext, id: string) => {
  const key = subscriptionKey(context.team, id);
  return ifVisible(context, key && (await context.db.get<SubscriptionItem>(key)));
};

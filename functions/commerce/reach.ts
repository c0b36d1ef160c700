import type { OrderItem } from '../../shared/commerce/order-item.ts';
import { orderKey, subscriptionKey } from '../../shared/commerce/order-item.ts';
import type { SubscriptionItem } from '../../shared/commerce/subscription-item.ts';
import type { Table } from '../../shared/db/table.ts';
import { type Caller, holderOrContact } from '../../shared/http/callers.ts';
import { type Refusal, refuse } from '../../shared/http/errors.ts';
import { isAdmitted, type MemberItem, memberKey } from '../../shared/members/member-item.ts';
import { teamOfPlaced } from '../../shared/spaces/team-of-placed.ts';

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

/**
 * What was bought, for creators, and for whoever bought it while the hub has them. For anybody else it does not exist.
 */
const reached = async <T extends OrderItem | SubscriptionItem>(
  { caller, db, now }: Asked,
  item: T | undefined,
): Promise<T | Refusal<'not_found'>> => {
  if (!item) return refuse('not_found');
  if (caller.kind !== 'contact') return item;
  if (item.contact_id !== caller.id) return refuse('not_found');
  const member = await db.get<MemberItem>(memberKey({ team: item.team_id, hub: item.hub_id }, caller.id));
  return member && isAdmitted(member, now.getTime()) ? item : refuse('not_found');
};

export const reachedOrder = async (asked: Asked, id: string) => {
  const key = orderKey(asked.team, id);
  return reached(asked, key && (await asked.db.get<OrderItem>(key)));
};

export const reachedSubscription = async (asked: Asked, id: string) => {
  const key = subscriptionKey(asked.team, id);
  return reached(asked, key && (await asked.db.get<SubscriptionItem>(key)));
};

import { amountPaid, type OrderItem } from '../orders/order-item.ts';
import type { SubscriptionItem } from './subscription-item.ts';
import { isoOf } from './subscription-state.ts';

interface Known {
  readonly order: OrderItem;
  readonly subscription: SubscriptionItem | undefined;
}

/** The first charge of an order or, if its total is 0, the time when it was completed. */
const firstPaid = (order: OrderItem) => {
  const { charged, paid } = order.facts;
  if (order.total === 0) return paid;
  return amountPaid(order) > 0 ? (charged ?? paid) : undefined;
};

const wasActive = ({ observed: { latest, trail } }: SubscriptionItem): boolean =>
  latest?.status === 'active' || trail.some(({ status }) => status === 'active');

/**
 * When a subscription was activated: by its first payment, once the provider has reported it as active. `null` before
 * that. Subscriptions that began before this was stored have no such time.
 */
export const activation = ({ order, subscription }: Known): Pick<SubscriptionItem, 'activated_at'> => {
  if (!subscription) return {};
  const paid = wasActive(subscription) ? firstPaid(order) : undefined;
  const { activated_at: before, status } = subscription;
  const isStored = before !== undefined || status === 'incomplete';
  return isStored ? { activated_at: isoOf(paid?.at) ?? before ?? null } : {};
};

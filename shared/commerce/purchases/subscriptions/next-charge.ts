import type { PriceItem } from '../../catalog/price-item.ts';
import { endsUncharged, type SubscriptionItem } from './subscription-item.ts';

/** The amount of the next charge. `null` if it is not known: a coupon of some months may end before it. */
const amountOf = ({ discount, status }: SubscriptionItem, { amount }: PriceItem): number | null => {
  if (discount === undefined) return null;
  if (discount === null) return amount;
  const reduced = amount - discount.amount;
  switch (discount.duration) {
    case 'forever':
      return reduced;
    case 'once':
      return status === 'trialing' ? reduced : amount;
    case 'repeating':
      return null;
  }
};

/** When a subscription is charged next, and how much. Both `null` if it is not, or while a payment is overdue or paused. */
export const nextCharge = (subscription: SubscriptionItem, price: PriceItem | undefined) => {
  const { status, trial_ends_at, current_period_end } = subscription;
  const isCharged = (status === 'active' || status === 'trialing') && !endsUncharged(subscription);
  const at = isCharged ? ((status === 'trialing' ? trial_ends_at : null) ?? current_period_end) : null;
  return { next_charge_at: at, next_charge_amount: at && price ? amountOf(subscription, price) : null };
};

import type { CouponItem } from '../../catalog/coupon-item.ts';
import type { RecurringCoupon, SessionRequest } from '../../payments/payments.ts';
import type { OrderItem } from './order-item.ts';

interface Offer {
  /** The name of the product. */
  readonly title: string;
  readonly coupon: CouponItem | undefined;
  readonly success_url: string;
  readonly cancel_url: string;
}

/** A discount of the first payments only. A discount of all payments is part of the price. */
const recurringCoupon = ({ discount, currency }: OrderItem, coupon: CouponItem | undefined): RecurringCoupon | null => {
  if (!coupon || coupon.duration === 'forever') return null;
  const { id, duration, duration_in_months } = coupon;
  return { id, off: { amount: discount, currency }, duration, months: duration_in_months };
};

/** The placeholder of the id of the order in a return URL, with its braces as written or as builders of URLs encode them. */
const ORDER_ID = /(?:\{|%7[Bb])ORDER_ID(?:\}|%7[Dd])/g;

/** The checkout session of an order. The default return URLs are pages of this service. */
export const sessionRequest = (order: OrderItem, offer: Offer, publicOrigin: string): SessionRequest => {
  const { terms, total, subtotal, currency } = order;
  const { interval, interval_count, trial_days } = terms;
  const coupon = interval === null ? null : recurringCoupon(order, offer.coupon);
  const returnTo = (url: string) => url.replaceAll(ORDER_ID, order.id);
  const back = (outcome: string) => `${publicOrigin}/checkout?outcome=${outcome}`;
  return {
    order: { id: order.id, team_id: order.team_id, hub_id: order.hub_id },
    account: order.account,
    title: offer.title,
    price: { amount: coupon ? subtotal : total, currency },
    recurring: interval === null ? null : { interval, interval_count: interval_count ?? 1, trial_days, coupon },
    email: order.email,
    success_url: returnTo(offer.success_url) || back('paid'),
    cancel_url: returnTo(offer.cancel_url) || back('canceled'),
    expires_at: Math.floor(Date.parse(order.expires_at ?? order.created_at) / 1000),
  };
};

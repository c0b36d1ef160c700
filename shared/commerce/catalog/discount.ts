import type { CouponItem } from './coupon-item.ts';
import { smallestCharge } from './minor-units.ts';
import type { PriceItem } from './price-item.ts';

export type CouponProblem = 'unknown_coupon' | 'coupon_expired' | 'coupon_used_up' | 'coupon_not_applicable';

/** Why a coupon cannot be redeemed for a price now. `undefined` if it can. */
export const couponProblem = (coupon: CouponItem, price: PriceItem, now: Date): CouponProblem | undefined => {
  if (!coupon.is_active) return 'unknown_coupon';
  if (coupon.expires_at !== null && Date.parse(coupon.expires_at) <= now.getTime()) return 'coupon_expired';
  if (coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions) return 'coupon_used_up';
  const { product_ids, currency } = coupon;
  const fits = product_ids.length === 0 || product_ids.includes(price.product_id);
  return fits && price.amount > 0 && (currency === null || currency === price.currency)
    ? undefined
    : 'coupon_not_applicable';
};

/** The discount of a price, at most its amount. It is rounded up to what the provider can charge. */
export const discountOf = (
  { percent_off, amount_off }: CouponItem,
  { amount, currency }: Pick<PriceItem, 'amount' | 'currency'>,
): number => {
  const off = percent_off === null ? (amount_off ?? 0) : Math.ceil((amount * percent_off) / 100);
  const step = smallestCharge(currency);
  return Math.min(amount, Math.ceil(off / step) * step);
};

import { expect, test } from 'vitest';
import type { CouponItem } from '../../../../shared/commerce/catalog/coupon-item.ts';
import { discountOf } from '../../../../shared/commerce/catalog/discount.ts';

const coupon = (more: Partial<CouponItem>): CouponItem => ({
  ...{ id: 'c', team_id: 't', hub_id: 'h', code: 'CODE', slug: 'CODE', percent_off: null, amount_off: null },
  ...{ currency: null, duration: 'once', duration_in_months: null, max_redemptions: null, is_active: true },
  ...{ max_redemptions_per_contact: null, times_redeemed: 0, expires_at: null, product_ids: [] },
  ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
  ...more,
});

test('a percentage is rounded to the whole minor unit in favor of the buyer', () => {
  expect(discountOf(coupon({ percent_off: 33 }), 100)).toBe(33);
  expect(discountOf(coupon({ percent_off: 33 }), 101)).toBe(34);
  expect(discountOf(coupon({ percent_off: 100 }), 101)).toBe(101);
});

test('an amount off is at most the amount', () => {
  expect(discountOf(coupon({ amount_off: 500 }), 2_000)).toBe(500);
  expect(discountOf(coupon({ amount_off: 500 }), 300)).toBe(300);
});

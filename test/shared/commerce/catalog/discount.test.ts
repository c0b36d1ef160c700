import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CouponItem } from '../../../../shared/commerce/catalog/coupon-item.ts';
import { discountOf } from '../../../../shared/commerce/catalog/discount.ts';

const coupon = (more: Partial<CouponItem>): CouponItem => ({
  id: 'c',
  team_id: 't',
  hub_id: 'h',
  code: 'CODE',
  slug: 'CODE',
  percent_off: null,
  amount_off: null,
  currency: null,
  duration: 'once',
  duration_in_months: null,
  max_redemptions: null,
  is_active: true,
  max_redemptions_per_contact: null,
  times_redeemed: 0,
  expires_at: null,
  product_ids: [],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...more,
});

test('a percentage is rounded to the whole minor unit in favor of the buyer', () => {
  expect(discountOf(coupon({ percent_off: 33 }), { amount: 100, currency: 'EUR' })).toBe(33);
  expect(discountOf(coupon({ percent_off: 33 }), { amount: 101, currency: 'EUR' })).toBe(34);
  expect(discountOf(coupon({ percent_off: 100 }), { amount: 101, currency: 'EUR' })).toBe(101);
});

test('an amount off is at most the amount', () => {
  expect(discountOf(coupon({ amount_off: 500 }), { amount: 2_000, currency: 'EUR' })).toBe(500);
  expect(discountOf(coupon({ amount_off: 500 }), { amount: 300, currency: 'EUR' })).toBe(300);
});

test('of a price with three decimal digits, both the discount and the rest can be charged', () => {
  const off = fc.oneof(
    fc.record({ percent_off: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ amount_off: fc.integer({ min: 1, max: 100_000 }) }),
  );
  const tens = fc.integer({ min: 1, max: 9_999_999 }).map((ten) => ten * 10);
  const threeDigits = fc.constantFrom('BHD', 'JOD', 'KWD', 'OMR', 'TND');
  fc.assert(
    fc.property(off, tens, threeDigits, (of, amount, currency) => {
      const discount = discountOf(coupon(of), { amount, currency });
      expect([discount % 10, (amount - discount) % 10]).toEqual([0, 0]);
      expect(discount).toBeGreaterThan(0);
      expect(discount).toBeLessThanOrEqual(amount);
    }),
  );
});

test('a discount is never less than the percentage, and never a whole step more', () => {
  const percent = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(
      percent,
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.constantFrom('EUR', 'JPY'),
      (of, amount, currency) => {
        const discount = discountOf(coupon({ percent_off: of }), { amount, currency });
        expect(discount * 100).toBeGreaterThanOrEqual(amount * of);
        expect((discount - 1) * 100).toBeLessThan(amount * of);
      },
    ),
  );
});

import { expect, test } from 'vitest';
import type { PriceItem } from '../../../../../shared/commerce/catalog/price-item.ts';
import { nextCharge } from '../../../../../shared/commerce/purchases/subscriptions/next-charge.ts';
import type { SubscriptionItem } from '../../../../../shared/commerce/purchases/subscriptions/subscription-item.ts';

const [PERIOD_END, TRIAL_END, LATER] = [
  '2030-02-01T00:00:00.000Z',
  '2030-01-15T00:00:00.000Z',
  '2030-06-01T00:00:00.000Z',
];

const charge = (more: Partial<SubscriptionItem>, known = true) => {
  const row = { status: 'active', current_period_end: PERIOD_END, trial_ends_at: null, discount: null, ...more };
  const price = { amount: 1500 } as PriceItem;
  const { next_charge_at, next_charge_amount } = nextCharge(row as SubscriptionItem, known ? price : undefined);
  return [next_charge_at, next_charge_amount];
};

const off = (duration: 'once' | 'forever' | 'repeating') => ({ amount: 500, duration });
const trialing = { status: 'trialing', trial_ends_at: TRIAL_END } as const;

test.each([
  ['a running one', {}, [PERIOD_END, 1500]],
  ['in its trial', trialing, [TRIAL_END, 1500]],
  ['canceled', { cancel_at_period_end: true, cancel_at: PERIOD_END }, [null, null]],
  ['canceled at a later time', { cancel_at_period_end: true, cancel_at: LATER }, [PERIOD_END, 1500]],
  ['overdue', { status: 'past_due' }, [null, null]],
  ['paused', { status: 'paused' }, [null, null]],
  ['not paid yet', { status: 'incomplete' }, [null, null]],
  ['ended', { status: 'canceled' }, [null, null]],
  ['with a lasting coupon', { discount: off('forever') }, [PERIOD_END, 1000]],
  ['with a used coupon of one payment', { discount: off('once') }, [PERIOD_END, 1500]],
  ['in its trial, with a coupon of one payment', { ...trialing, discount: off('once') }, [TRIAL_END, 1000]],
  ['with a coupon of some months', { discount: off('repeating') }, [PERIOD_END, null]],
] as const)('the next charge of a subscription: %s', (_, more, expected) => {
  expect(charge(more)).toEqual(expected);
});

test('the amount of the next charge is null if the coupon or the price is not known', () => {
  expect(charge({ discount: undefined } as object)).toEqual([PERIOD_END, null]);
  expect(charge({}, false)).toEqual([PERIOD_END, null]);
});

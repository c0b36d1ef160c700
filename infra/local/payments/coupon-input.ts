import { type Coupon, newId } from './ledger.ts';
import { currencyIn, type Parameters } from './parameters.ts';
import { invalid, missing } from './stripe-problem.ts';

const DURATIONS = ['once', 'repeating', 'forever'] as const;

/** A new coupon. */
export const couponOf = (input: Parameters): Coupon => {
  const percent_off = input.integer('percent_off', 1, 100) ?? null;
  const currency = input.has('amount_off') ? currencyIn(input) : null;
  const amount_off = currency === null ? null : (input.amount('amount_off', 1, currency) ?? null);
  if ((percent_off === null) === (amount_off === null))
    throw invalid('percent_off', 'You must specify one of percent_off or amount_off.');
  const duration = input.choice('duration', DURATIONS) ?? 'once';
  const months = input.integer('duration_in_months', 1) ?? null;
  if (duration === 'repeating' && months === null) throw missing('duration_in_months');
  if (duration !== 'repeating' && months !== null)
    throw invalid('duration_in_months', 'duration_in_months is only allowed for a repeating coupon.');
  const max_redemptions = input.integer('max_redemptions', 1) ?? null;
  return { id: newId('co'), percent_off, amount_off, currency, duration, months, max_redemptions };
};

import { type Coupon, discountOf, newId, type Session } from './ledger.ts';
import { currencyIn, type Parameters } from './parameters.ts';
import { found, invalid, missing, StripeProblem } from './stripe-problem.ts';

const INTERVALS = ['day', 'week', 'month', 'year'] as const;

/** The most intervals in a period: three years. */
const MAX_COUNT = { day: 1095, week: 156, month: 36, year: 3 } as const;

const MODES = ['payment', 'subscription'] as const;

const DAY = 86_400;

const recurringOf = (price: Parameters) => {
  if (!price.has('recurring')) return null;
  const recurring = price.object('recurring');
  const interval = recurring.choice('interval', INTERVALS);
  if (!interval) throw missing(recurring.name('interval'));
  return { interval, interval_count: recurring.integer('interval_count', 1, MAX_COUNT[interval]) ?? 1 };
};

/** A line with its price for the quantity. */
const lineOf = (line: Parameters) => {
  if (!line.has('price_data')) throw missing(line.name('price_data'));
  const price = line.object('price_data');
  const currency = currencyIn(price);
  const unit = price.amount('unit_amount', 0, currency);
  if (unit === undefined) throw missing(price.name('unit_amount'));
  const title = price.object('product_data').required('name');
  return { title, currency, amount: unit * (line.integer('quantity', 1) ?? 1), recurring: recurringOf(price) };
};

const linesOf = (input: Parameters) => {
  const lines = input.list('line_items').map(lineOf);
  const [first] = lines;
  if (!first) throw missing('line_items');
  const terms = ({ currency, recurring }: typeof first) => JSON.stringify([currency, recurring]);
  if (lines.some((line) => terms(line) !== terms(first)))
    throw invalid('line_items', 'The prices of all line items must have the same currency and interval.');
  return { ...first, amount: lines.reduce((sum, { amount }) => sum + amount, 0) };
};

const couponIn = (input: Parameters, currency: string, coupons: Readonly<Record<string, Coupon>>) => {
  const id = input.list('discounts')[0]?.text('coupon');
  if (id === undefined) return undefined;
  const coupon = found(coupons[id], 'coupon', id, 'discounts[0][coupon]');
  if (coupon.amount_off !== null && coupon.currency !== currency)
    throw invalid('discounts[0][coupon]', 'The currency of the coupon is not that of the session.');
  return coupon;
};

/** Stripe sells for itself on new accounts, which platforms cannot use. */
const refuseManaged = (input: Parameters, account: string | null): void => {
  if (account !== null && input.object('managed_payments').text('enabled') !== 'false')
    throw new StripeProblem('Managed Payments cannot be used with Connect.', { param: 'managed_payments' });
};

const urlIn = (input: Parameters, name: string): string => {
  const url = input.text(name) ?? '';
  if (url !== '' && !URL.canParse(url)) throw invalid(name, 'Not a valid URL');
  return url;
};

/** A new session. */
export const sessionOf = (
  input: Parameters,
  account: string | null,
  coupons: Readonly<Record<string, Coupon>>,
  now: number,
): Session => {
  const { title, amount, currency, recurring } = linesOf(input);
  const mode = input.choice('mode', MODES);
  if (mode && (mode === 'subscription') !== (recurring !== null))
    throw invalid('mode', 'The mode `subscription` is for recurring prices, `payment` for others.');
  const trial_days = input.object('subscription_data').integer('trial_period_days', 1, 730) ?? 0;
  if (trial_days > 0 && !recurring) throw invalid('subscription_data', 'A payment has no trial.');
  refuseManaged(input, account);
  const coupon = couponIn(input, currency, coupons);
  return {
    id: newId('cs'),
    account,
    title,
    amount,
    currency,
    created: now,
    ...(coupon && { off: discountOf(coupon, amount), duration: coupon.duration, months: coupon.months }),
    recurring: recurring && { ...recurring, trial_days },
    metadata: input.texts('metadata'),
    success_url: urlIn(input, 'success_url'),
    cancel_url: urlIn(input, 'cancel_url'),
    email: input.text('customer_email') ?? null,
    expires_at: input.integer('expires_at', now) ?? now + DAY,
    status: 'open',
  };
};

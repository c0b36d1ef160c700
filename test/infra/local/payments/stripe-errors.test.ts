import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { line, type StandIn, startStandIn, subscriptionParams } from './stand-in.ts';

/** How Stripe's package reports a refused call: class, status, code and parameter. */
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    (answer) => expect.fail(`resolved with ${JSON.stringify(answer)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  return [error.constructor.name, error.statusCode, error.code, error.param];
};

const INVALID = 'StripeInvalidRequestError';
const unknown = (param: string) => [INVALID, 404, 'resource_missing', param];

describe('an unknown id is `resource_missing`', () => {
  test.each<[string, (stripe: Stripe) => Promise<unknown>, string]>([
    ['to get a session', (stripe) => stripe.checkout.sessions.retrieve('cs_x'), 'session'],
    ['to expire a session', (stripe) => stripe.checkout.sessions.expire('cs_x'), 'session'],
    ['to get a subscription', (stripe) => stripe.subscriptions.retrieve('sub_x'), 'id'],
    [
      'to update a subscription',
      (stripe) => stripe.subscriptions.update('sub_x', { cancel_at_period_end: true }),
      'id',
    ],
    ['to cancel a subscription', (stripe) => stripe.subscriptions.cancel('sub_x'), 'id'],
    ['to refund a payment', (stripe) => stripe.refunds.create({ payment_intent: 'pi_x' }), 'payment_intent'],
    ['to list payments of an invoice', (stripe) => stripe.invoicePayments.list({ invoice: 'in_x' }), 'invoice'],
    [
      'to link an account',
      (stripe) => stripe.accountLinks.create({ account: 'acct_x', type: 'account_onboarding' }),
      'account',
    ],
    [
      'to use a coupon',
      (stripe) => stripe.checkout.sessions.create(subscriptionParams({ discounts: [{ coupon: 'co_x' }] })),
      'discounts[0][coupon]',
    ],
  ])('%s', async (_, call, param) => {
    const { stripe } = await startStandIn();
    expect(await refusal(call(stripe))).toEqual(unknown(param));
  });
});

test('a route that the stand-in does not have is an error, not an answer', async () => {
  const { stripe } = await startStandIn();
  for (const call of [stripe.customers.create(), stripe.products.list(), stripe.charges.retrieve('ch_x')])
    expect(await refusal(call)).toEqual([INVALID, 404, undefined, undefined]);
});

describe('line items and amounts are validated', () => {
  const payment = (line_items: readonly object[], more: object = {}) =>
    ({ mode: 'payment', line_items, success_url: 'https://shop.example.com/', ...more }) as never;

  test.each([
    ['no line item', [], {}, 'line_items'],
    ['no price', [{ quantity: 1 }], {}, 'line_items[0][price_data]'],
    ['no amount', [line({ unit_amount: undefined })], {}, 'line_items[0][price_data][unit_amount]'],
    ['a negative amount', [line({ unit_amount: -1 })], {}, 'line_items[0][price_data][unit_amount]'],
    ['a fraction', [line({ unit_amount: 10.5 })], {}, 'line_items[0][price_data][unit_amount]'],
    ['text', [line({ unit_amount: 'ten' })], {}, 'line_items[0][price_data][unit_amount]'],
    ['too large an amount', [line({ unit_amount: 100_000_000 })], {}, 'line_items[0][price_data][unit_amount]'],
    ['a third decimal', [line({ unit_amount: 1234, currency: 'kwd' })], {}, 'line_items[0][price_data][unit_amount]'],
    ['no name', [line({ product_data: {} })], {}, 'line_items[0][price_data][product_data][name]'],
    ['no currency', [line({ currency: undefined })], {}, 'line_items[0][price_data][currency]'],
    ['an unknown currency', [line({ currency: 'euro' })], {}, 'line_items[0][price_data][currency]'],
    ['no quantity at all', [line({}, { quantity: 0 })], {}, 'line_items[0][quantity]'],
    ['a bad second line', [line(), line({ unit_amount: -5 })], {}, 'line_items[1][price_data][unit_amount]'],
    ['two currencies', [line(), line({ currency: 'usd' })], {}, 'line_items'],
    [
      'an unknown interval',
      [line({ recurring: { interval: 'hour' } })],
      {},
      'line_items[0][price_data][recurring][interval]',
    ],
    [
      'a period of four years',
      [line({ recurring: { interval: 'year', interval_count: 4 } })],
      {},
      'line_items[0][price_data][recurring][interval_count]',
    ],
    ['another mode', [line({ recurring: { interval: 'month' } })], {}, 'mode'],
    ['a URL that is none', [line()], { success_url: 'nowhere' }, 'success_url'],
    ['a time in the past', [line()], { expires_at: 1 }, 'expires_at'],
  ])('%s', async (_, lines, more, param) => {
    const { stripe, ledger } = await startStandIn();
    const [name, status, , at] = await refusal(stripe.checkout.sessions.create(payment(lines, more)));
    expect([name, status, at]).toEqual([INVALID, 400, param]);
    expect(ledger.state().sessions).toEqual({});
  });

  test('a session has the sum of its lines', async () => {
    const { stripe } = await startStandIn();
    const lines = [line({}, { quantity: 3 }), line({ unit_amount: 50 })];
    expect((await stripe.checkout.sessions.create(payment(lines))).amount_total).toBe(3050);
  });

  test.each([
    ['both discounts', { percent_off: 10, amount_off: 5, currency: 'eur' }, 'percent_off'],
    ['no discount', {}, 'percent_off'],
    ['an amount without currency', { amount_off: 5 }, 'currency'],
    ['repeating without months', { percent_off: 10, duration: 'repeating' }, 'duration_in_months'],
    ['months of a single use', { percent_off: 10, duration: 'once', duration_in_months: 2 }, 'duration_in_months'],
  ])('a coupon with %s is refused', async (_, params, param) => {
    const { stripe } = await startStandIn();
    expect((await refusal(stripe.coupons.create(params as never)))[3]).toBe(param);
  });

  test('a refund is at most what is left of the payment, and all of it without an amount', async () => {
    const { stripe, actions } = await startStandIn();
    const { id } = await stripe.checkout.sessions.create(payment([line()]));
    const payment_intent = `pi_${id.slice(3)}`;
    expect(await refusal(stripe.refunds.create({ payment_intent }))).toEqual([INVALID, 400, undefined, undefined]);
    await actions.pay(id);
    expect((await refusal(stripe.refunds.create({ payment_intent, amount: 1001 })))[3]).toBe('amount');
    expect((await refusal(stripe.refunds.create({ payment_intent, amount: 0 })))[3]).toBe('amount');
    await stripe.refunds.create({ payment_intent, amount: 300 });
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 700, status: 'succeeded' });
    expect((await refusal(stripe.refunds.create({ payment_intent, amount: 1 })))[2]).toBe('charge_already_refunded');
  });
});

describe('an idempotency key', () => {
  const create = ({ stripe }: StandIn, amount: number, options: object = {}) =>
    stripe.checkout.sessions.create(
      { mode: 'payment', line_items: [line({ unit_amount: amount })], success_url: 'https://shop.example.com/' },
      { idempotencyKey: 'order-1', ...options },
    );

  test('returns the first answer to the same call, and refuses other parameters and other routes', async () => {
    const standIn = await startStandIn();
    const first = await create(standIn, 100);
    expect((await create(standIn, 100)).id).toBe(first.id);
    const reused = ['StripeIdempotencyError', 400, undefined, undefined];
    expect(await refusal(create(standIn, 200))).toEqual(reused);
    const elsewhere = standIn.stripe.coupons.create({ percent_off: 10 }, { idempotencyKey: 'order-1' });
    expect(await refusal(elsewhere)).toEqual(reused);
    expect(Object.keys(standIn.ledger.state().sessions)).toEqual([first.id]);
  });

  test('of a refused call can be used again, and so can that of another account', async () => {
    const standIn = await startStandIn();
    expect((await refusal(create(standIn, -1)))[1]).toBe(400);
    const { id } = await create(standIn, 100);
    const params = subscriptionParams({ managed_payments: { enabled: false } });
    const other = await standIn.stripe.checkout.sessions.create(params, {
      idempotencyKey: 'order-1',
      stripeAccount: 'acct_1',
    });
    expect(other.id).not.toBe(id);
  });
});

test('a session of a connected account is refused unless it turns Managed Payments off', async () => {
  const { stripe, payments } = await startStandIn();
  const create = (more: Partial<Stripe.Checkout.SessionCreateParams>) =>
    stripe.checkout.sessions.create(subscriptionParams(more), { stripeAccount: 'acct_1' });
  expect((await refusal(create({})))[3]).toBe('managed_payments');
  expect((await refusal(create({ managed_payments: { enabled: true } })))[3]).toBe('managed_payments');
  const session = await payments.openSession({
    order: { id: 'o', team_id: 't', hub_id: 'h' },
    account: 'acct_1',
    title: 'A course',
    price: { amount: 4900, currency: 'EUR' },
    recurring: null,
    email: null,
    success_url: 'https://shop.example.com/',
    cancel_url: 'https://shop.example.com/',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
  });
  const opened = await stripe.checkout.sessions.retrieve(session.id);
  expect(opened.managed_payments).toEqual({ enabled: false });
});

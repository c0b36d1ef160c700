import { describe, expect, test } from 'vitest';
import { type OrderItem, orderKey, orderKind } from '../../../shared/commerce/purchases/orders/order-item.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { useWorld } from '../../support/use-world.ts';
import { DAY, seconds, startShop } from './shop-world.ts';
import {
  charge,
  chargeOf,
  dispute,
  event,
  invoice,
  invoicePayment,
  nth,
  type Story,
  session,
  subscription,
  subscriptionSession,
} from './stripe-events.ts';
import { data, MONTHLY, ONCE, ofHub, outcome } from './world.ts';

const AMOUNT = MONTHLY.amount;
const MONTH = 30 * DAY;

const shop = useWorld(() => startShop({ once: ONCE, monthly: MONTHLY, trial: { ...MONTHLY, trial_days: 14 } }));

const refund = (order: string, attributes: object = {}) =>
  shop.world.send('POST', ofHub(shop.world.ours, `/orders/${order}/refunds`), { type: 'refunds', attributes });

/** The events of the nth payment, in an order in which they may arrive. */
const paymentEvents = (story: Story, which: number, at: number) => [
  event('invoice_payment.paid', invoicePayment(story, which, AMOUNT), at),
  event('invoice.paid', invoice(story, which, AMOUNT), at),
];

const renewalEvents = (story: Story, which: number, began: number) => {
  const [from, to] = [began + which * MONTH, began + (which + 1) * MONTH];
  return [
    event('customer.subscription.updated', subscription(story, 'active', [from, to]), from),
    ...paymentEvents(story, which, from),
  ];
};

const startSubscription = async () => {
  const { buyer, story } = await shop.checkedOut(shop.prices.monthly);
  const at = seconds();
  await shop.receive(
    event('customer.subscription.updated', subscription(story, 'active', [at, at + MONTH]), at),
    event('checkout.session.completed', { ...subscriptionSession(story), amount_total: AMOUNT }, at),
    ...paymentEvents(story, 0, at),
  );
  return { buyer, story, at };
};

const stateOf = async ({ buyer, story }: { buyer: { id: string; token: string }; story: Story }) => {
  const { status, amount_paid, refunded_amount } = await shop.order(story);
  const [entitlement, billing] = [await shop.entitlement(buyer.token), await shop.billing(buyer.id)];
  return [status, amount_paid, refunded_amount, entitlement?.status, billing?.status];
};

/** Processes events; returns the types of the order’s published events and the changed attributes. */
const eventsOf = ({ team, order }: Story) => {
  const key = orderKey(team, order);
  const row = async () => key && (await shop.world.db.get<OrderItem & Item>(key));
  return async (...sent: object[]) => {
    const before = await row();
    await shop.receive(...sent);
    return orderKind.events(before, await row()).map(({ type, changed }) => [type, changed]);
  };
};

test('a won dispute does not count as a second payment', async () => {
  const { story } = await shop.checkedOut(shop.prices.once);
  const publishedBy = eventsOf(story);
  const at = seconds();
  const types = async (one: object) => (await publishedBy(one)).map(([type]) => type);
  expect(await types(event('checkout.session.completed', session(story, 'complete', 'paid'), at))).toEqual([
    'order.paid',
  ]);
  expect(await types(event('charge.dispute.created', dispute(story, 'needs_response'), at + 1))).toEqual([
    'order.disputed',
  ]);
  expect(await types(event('charge.dispute.closed', dispute(story, 'won'), at + 2))).toEqual(['order.updated']);
  expect((await shop.order(story)).status).toBe('paid');
});

describe('C459: a refund belongs to its payment', () => {
  test('of a renewal does not revoke access, in any order of its events', async () => {
    for (const first of ['invoice', 'refund']) {
      const one = await startSubscription();
      const renewal = renewalEvents(one.story, 1, one.at);
      const refunded = event('charge.refunded', chargeOf(one.story, 1, AMOUNT), one.at + MONTH + 9);
      await shop.receive(...(first === 'refund' ? [refunded, ...renewal] : [...renewal, refunded]));
      expect(await stateOf(one)).toEqual(['partially_refunded', 2 * AMOUNT, AMOUNT, 'active', 'active']);
    }
  });

  test('of the first payment, reported in the second month, does not reduce the second', async () => {
    const one = await startSubscription();
    await shop.receive(...renewalEvents(one.story, 1, one.at));
    await shop.receive(event('charge.refunded', chargeOf(one.story, 0, AMOUNT), one.at + MONTH + 9));
    expect(await stateOf(one)).toEqual(['partially_refunded', 2 * AMOUNT, AMOUNT, 'active', 'active']);
  });

  test('of the whole paid amount revokes access until the next payment', async () => {
    const one = await startSubscription();
    const last = event('charge.refunded', chargeOf(one.story, 0, AMOUNT), one.at + 9);
    await shop.receive(last);
    expect(await stateOf(one)).toEqual(['refunded', AMOUNT, AMOUNT, 'ended', 'canceled']);
    expect((await shop.entitlement(one.buyer.token))?.revoked_by).toEqual({ type: 'refund', event: last.id });
    await shop.receive(...renewalEvents(one.story, 1, one.at));
    expect(await stateOf(one)).toEqual(['partially_refunded', 2 * AMOUNT, AMOUNT, 'active', 'active']);
    const both = event('charge.refunded', chargeOf(one.story, 1, AMOUNT), one.at + MONTH + 9);
    await shop.receive(both);
    expect(await stateOf(one)).toEqual(['refunded', 2 * AMOUNT, 2 * AMOUNT, 'ended', 'canceled']);
    expect((await shop.entitlement(one.buyer.token))?.revoked_by).toEqual({ type: 'refund', event: both.id });
  });

  test('partial refunds of two payments are not mistaken for one refund', async () => {
    const one = await startSubscription();
    await shop.receive(...renewalEvents(one.story, 1, one.at));
    for (const which of [0, 1])
      await shop.receive(event('charge.refunded', chargeOf(one.story, which, 100), one.at + MONTH + which));
    expect((await stateOf(one)).slice(0, 3)).toEqual(['partially_refunded', 2 * AMOUNT, 200]);
  });

  test('is published as order.refunded and a renewal as order.updated, and neither as order.paid', async () => {
    const { story, at } = await startSubscription();
    const publishedBy = eventsOf(story);
    expect(await publishedBy(...renewalEvents(story, 1, at))).toEqual([['order.updated', ['amount_paid']]]);
    expect(await publishedBy(event('charge.refunded', chargeOf(story, 1, 100), at + MONTH))).toEqual([
      ['order.refunded', ['refunded_amount', 'status']],
    ]);
    expect(await publishedBy(event('charge.refunded', chargeOf(story, 1, AMOUNT), at + MONTH))).toEqual([
      ['order.refunded', ['refunded_amount']],
    ]);
    expect(await publishedBy(event('charge.refunded', chargeOf(story, 0, AMOUNT), at + MONTH))).toEqual([
      ['order.refunded', ['refunded_amount', 'status']],
    ]);
    expect(await publishedBy(...renewalEvents(story, 2, at))).toEqual([['order.updated', ['amount_paid', 'status']]]);
  });
});

describe('a requested refund', () => {
  test('is for the last payment, or for the given payment or invoice', async () => {
    const { story, at } = await startSubscription();
    await shop.receive(...renewalEvents(story, 1, at));
    expect((await shop.order(story)).last_payment_id).toBe(nth(story, 1).invoice);
    const response = async (attributes: object) => {
      const { payment_id, amount } = data(await refund(story.order, attributes)).attributes;
      return [payment_id, amount];
    };
    expect(await response({ amount: 100 })).toEqual([nth(story, 1).payment, 100]);
    expect(await response({ payment_id: nth(story, 1).payment })).toEqual([nth(story, 1).payment, AMOUNT - 100]);
    expect(outcome(await refund(story.order))).toBe('409 nothing_to_refund');
    expect(await response({ payment_id: nth(story, 0).invoice, amount: 1 })).toEqual([nth(story, 0).payment, 1]);
    expect(outcome(await refund(story.order, { payment_id: nth(story, 0).payment, amount: AMOUNT }))).toBe(
      '422 exceeds_payment /data/attributes/amount',
    );
    expect(await response({ payment_id: nth(story, 0).payment })).toEqual([nth(story, 0).payment, AMOUNT - 1]);
  });

  test('counts refunds that were made at the provider', async () => {
    const { story, at } = await startSubscription();
    await shop.receive(event('charge.refunded', chargeOf(story, 0, 1000), at + 9));
    expect(data(await refund(story.order)).attributes.amount).toBe(AMOUNT - 1000);
  });

  test('never exceeds its payment, with fifty concurrent refunds of each of two payments', async () => {
    const { story, at } = await startSubscription();
    await shop.receive(...renewalEvents(story, 1, at));
    const before = shop.world.fakeProvider.refunds.length;
    await Promise.all(
      Array.from({ length: 50 }, (_, one) =>
        refund(story.order, { amount: 400, payment_id: nth(story, one % 2).invoice }),
      ),
    );
    const made = shop.world.fakeProvider.refunds.slice(before);
    const outcomes = Map.groupBy(made, ({ payment }) => payment);
    expect([...outcomes.keys()].sort()).toEqual([nth(story, 0).payment, nth(story, 1).payment].sort());
    for (const refunds of outcomes.values()) {
      expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(AMOUNT);
      expect(new Set(refunds.map(({ id }) => id)).size).toBe(refunds.length);
    }
  });

  test('is rejected for a payment of another order', async () => {
    const [one, other] = [await startSubscription(), await startSubscription()];
    for (const payment_id of [nth(other.story, 0).invoice, nth(other.story, 0).payment, 'pi_nothing'])
      expect(outcome(await refund(one.story.order, { payment_id }))).toBe(
        '422 unknown_payment /data/attributes/payment_id',
      );
    for (const payment_id of ['', 5, null, 'x'.repeat(256)])
      expect(outcome(await refund(one.story.order, { payment_id }))).toBe('422 /data/attributes/payment_id');
  });
});

describe('C379: the amount paid of an order', () => {
  test('is 0 during a trial', async () => {
    const { story } = await shop.checkedOut(shop.prices.trial);
    const at = seconds();
    const trial = [at, at + 14 * DAY] as const;
    const free = { payment_status: 'no_payment_required', amount_total: 0 };
    await shop.receive(
      event('customer.subscription.updated', subscription(story, 'trialing', trial, { trial_end: trial[1] }), at),
      event('invoice.paid', invoice(story, 0, 0), at),
      event('checkout.session.completed', { ...subscriptionSession(story), ...free }, at),
    );
    expect(await shop.order(story)).toMatchObject({
      status: 'pending',
      total: AMOUNT,
      amount_paid: 0,
      paid_at: null,
      last_payment_id: null,
    });
    expect(outcome(await refund(story.order))).toBe('409 nothing_to_refund');
    await shop.receive(...paymentEvents(story, 1, trial[1]));
    expect(await shop.order(story)).toMatchObject({
      status: 'paid',
      amount_paid: AMOUNT,
      paid_at: new Date(trial[1] * 1000).toISOString(),
    });
    expect(data(await refund(story.order)).attributes).toMatchObject({
      payment_id: nth(story, 1).payment,
      amount: AMOUNT,
    });
  });

  test('is the amount of its session, reported once or repeatedly', async () => {
    const { story } = await shop.checkedOut(shop.prices.once);
    expect((await shop.order(story)).amount_paid).toBe(0);
    const completed = session(story, 'complete', 'paid', { amount_total: ONCE.amount });
    for (const type of ['checkout.session.completed', 'checkout.session.async_payment_succeeded'])
      await shop.receive(event(type, completed, seconds()));
    expect(await shop.order(story)).toMatchObject({ amount_paid: ONCE.amount, total: ONCE.amount });
    await shop.receive(event('charge.refunded', charge(story, ONCE.amount), seconds()));
    expect(await shop.order(story)).toMatchObject({ status: 'refunded', amount_paid: ONCE.amount });
  });

  test('is 0 while a session waits for its payment', async () => {
    const { story } = await shop.checkedOut(shop.prices.once);
    const waiting = session(story, 'complete', 'unpaid', { amount_total: ONCE.amount });
    await shop.receive(event('checkout.session.completed', waiting, seconds()));
    expect(await shop.order(story)).toMatchObject({ status: 'pending', amount_paid: 0 });
  });
});

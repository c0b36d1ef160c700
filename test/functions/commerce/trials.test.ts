import { describe, expect, test } from 'vitest';
import { settleBilling } from '../../../shared/commerce/purchases/due.ts';
import {
  type OrderItem,
  orderKey,
  orderKind,
  subscriptionKey,
} from '../../../shared/commerce/purchases/orders/order-item.ts';
import {
  type SubscriptionItem,
  subscriptionKind,
} from '../../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { useWorld } from '../../support/use-world.ts';
import { DAY, seconds, startShop } from './shop-world.ts';
import { event, invoice, type Story, subscription, subscriptionSession } from './stripe-events.ts';
import { buy, data, items, MONTHLY, ofHub, outcome, priced } from './world.ts';

const AMOUNT = MONTHLY.amount;
const TRIAL = { ...MONTHLY, trial_days: 14 };
const shop = useWorld(() => startShop({ trial: TRIAL, monthly: MONTHLY }));
const iso = (at: number) => new Date(at * 1000).toISOString();

/** Processes events one by one; returns the types of the events that the order and subscription publish. */
const publishedBy = async ({ team, order }: Story, ...sent: object[]) => {
  const row = <T>(key: ReturnType<typeof orderKey>) => key && shop.world.db.get<T & Item>(key);
  const rows = () =>
    Promise.all([row<OrderItem>(orderKey(team, order)), row<SubscriptionItem>(subscriptionKey(team, order))]);
  const types: string[] = [];
  for (const one of sent) {
    const [orderBefore, before] = await rows();
    await shop.receive(one);
    const [orderAfter, after] = await rows();
    types.push(
      ...[...orderKind.events(orderBefore, orderAfter), ...subscriptionKind.events(before, after)].map(
        ({ type }) => type,
      ),
    );
  }
  return types.filter((type) => !type.endsWith('.updated')).sort();
};

const trialEvents = (story: Story, at: number) => {
  const end = at + 14 * DAY;
  const free = { payment_status: 'no_payment_required', amount_total: 0 };
  const trial = { trial_end: end };
  return {
    start: [
      event('customer.subscription.created', subscription(story, 'trialing', [at, end], trial), at),
      event('invoice.paid', invoice(story, 0, 0), at),
      event('checkout.session.completed', { ...subscriptionSession(story), ...free }, at),
    ],
    active: event('customer.subscription.updated', subscription(story, 'active', [end, end + 30 * DAY], trial), end),
    pastDue: event(
      'customer.subscription.updated',
      subscription(story, 'past_due', [end, end + 30 * DAY], trial),
      end + 60,
    ),
    recovered: event(
      'customer.subscription.updated',
      subscription(story, 'active', [end, end + 30 * DAY], trial),
      end + DAY,
    ),
    paid: event('invoice.paid', invoice(story, 1, AMOUNT), end + 3600),
    renewed: event('invoice.paid', invoice(story, 2, AMOUNT), end + 30 * DAY),
    canceled: event(
      'customer.subscription.deleted',
      subscription(story, 'canceled', [at, end], { ...trial, ended_at: end }),
      end,
    ),
    end,
  };
};

const inTrial = async () => {
  const { buyer, story } = await shop.checkedOut(shop.prices.trial);
  const at = seconds();
  return { buyer, story, at, of: trialEvents(story, at) };
};

describe('a trial is not revenue', () => {
  test('it starts with `subscription.trial_started`, gives access, and its order is pending', async () => {
    const { buyer, story, of } = await inTrial();
    expect(await publishedBy(story, ...of.start)).toEqual(['subscription.trial_started']);
    expect(await shop.order(story)).toMatchObject({
      status: 'pending',
      session_status: 'completed',
      amount_paid: 0,
      paid_at: null,
      trial_days: 14,
    });
    expect(await shop.entitlement(buyer.token)).toMatchObject({ status: 'active' });
    expect((await shop.billing(buyer.id))?.status).toBe('trialing');
    expect(await shop.subscriptionOf(buyer.token)).toMatchObject({ status: 'trialing', activated_at: null });
  });

  test.each([
    ['the subscription', ['active', 'paid', 'renewed']],
    ['the payment', ['paid', 'active', 'renewed']],
    ['a failed payment', ['active', 'pastDue', 'recovered', 'paid', 'renewed']],
  ] as const)(
    'the first money publishes `order.paid` and `subscription.activated` once, reported after %s',
    async (_, order) => {
      const { buyer, story, of } = await inTrial();
      await publishedBy(story, ...of.start);
      const types = await publishedBy(story, ...order.map((name) => of[name]), of.paid, of.active);
      const dunning = ['subscription.past_due', 'subscription.recovered'];
      expect(types.filter((type) => !dunning.includes(type))).toEqual(['order.paid', 'subscription.activated']);
      expect(await shop.order(story)).toMatchObject({ status: 'paid', amount_paid: 2 * AMOUNT });
      expect(await shop.subscriptionOf(buyer.token)).toMatchObject({
        status: 'active',
        activated_at: iso(of.end + 3600),
      });
    },
  );

  test('an active subscription is not activated before its money arrives', async () => {
    const { story, of } = await inTrial();
    expect(await publishedBy(story, ...of.start, of.active)).toEqual(['subscription.trial_started']);
    expect((await shop.order(story)).status).toBe('pending');
  });

  test('an order whose trial ends without a payment expires', async () => {
    const { story, of } = await inTrial();
    expect(await publishedBy(story, ...of.start, of.canceled)).toEqual(
      expect.arrayContaining(['subscription.canceled', 'subscription.trial_started']),
    );
    await settleBilling(shop.world.db, new Date((of.end + 1) * 1000));
    shop.world.now = new Date((of.end + 2) * 1000);
    await shop.receive({ ...of.canceled, id: `${of.canceled.id}_again` });
    shop.world.now = new Date();
    expect(await shop.order(story)).toMatchObject({ status: 'expired', amount_paid: 0 });
  });

  test('without a trial, the first payment activates; a pause and its end do not activate again', async () => {
    const { story } = await shop.checkedOut(shop.prices.monthly);
    const at = seconds();
    const updated = (status: string, when: number) =>
      event('customer.subscription.updated', subscription(story, status, [at, at + 30 * DAY]), when);
    const types = await publishedBy(
      story,
      updated('active', at),
      event('checkout.session.completed', { ...subscriptionSession(story), amount_total: AMOUNT }, at),
      updated('paused', at + 1),
      updated('active', at + 2),
    );
    expect(types).toEqual(['order.paid', 'subscription.activated', 'subscription.paused', 'subscription.resumed']);
  });

  test('a full discount is paid with nothing: `order.paid` and `subscription.activated` come with the checkout', async () => {
    const { code } = await shop.coupon({ percent_off: 100, duration: 'forever' });
    const { story } = await shop.checkedOut(shop.prices.monthly, { coupon_code: code });
    const at = seconds();
    const free = { payment_status: 'no_payment_required', amount_total: 0 };
    const types = await publishedBy(
      story,
      event('customer.subscription.updated', subscription(story, 'active', [at, at + 30 * DAY]), at),
      event('invoice.paid', invoice(story, 0, 0), at),
      event('checkout.session.completed', { ...subscriptionSession(story), ...free }, at),
      event('invoice.paid', invoice(story, 1, AMOUNT), at + 30 * DAY),
    );
    expect(types).toEqual(['order.paid', 'subscription.activated']);
  });
});

test('a trial that began before activations were stored publishes no second one', async () => {
  const { story, of } = await inTrial();
  await shop.receive(...of.start);
  const [orderAt, at] = [orderKey(story.team, story.order), subscriptionKey(story.team, story.order)];
  if (!orderAt || !at) throw new Error('Both have keys');
  await shop.world.db.update(orderAt, { remove: ['is_trial'], set: { status: 'paid' } });
  await shop.world.db.update(at, { remove: ['activated_at'] });
  expect(await publishedBy(story, of.active, of.paid)).toEqual([]);
  expect((await shop.order(story)).status).toBe('paid');
});

describe('a contact has one trial of a product', () => {
  const checkout = (price: string, token: string, more: object = {}) => buy(shop.world, price, token, more);

  test('a later checkout of any of its prices has none, however the first one ended', async () => {
    const { product, price } = await priced(shop.world, TRIAL);
    const path = ofHub(shop.world.ours, `/products/${product}/prices`);
    const yearly = { ...TRIAL, interval: 'year', trial_days: 30 };
    const other = data(await shop.world.send('POST', path, { type: 'prices', attributes: yearly })).id;
    const { buyer, story } = await shop.checkedOut(price);
    const at = seconds() - 20 * DAY;
    const of = trialEvents(story, at);
    await shop.receive(...of.start);
    expect(outcome(await checkout(price, buyer.token))).toBe('409 already_subscribed /data/attributes/price_id');
    await shop.receive(of.canceled);
    for (const one of [price, other]) {
      const made = data(await checkout(one, buyer.token));
      expect(made.attributes.trial_days).toBeNull();
      expect(shop.world.fakeProvider.sessions.at(-1)?.recurring?.trial_days).toBeNull();
      expect(data(await shop.orderOf(made.id)).attributes.trial_days).toBeNull();
    }
    const sale = data(
      await shop.world.send('POST', `/hub/${shop.world.ours.hub}/checkout`, {
        type: 'checkout_sessions',
        attributes: { price_id: price, email: buyer.email },
      }),
    );
    expect(sale.attributes.trial_days).toBeNull();
  });

  test('a subscription without a trial leaves that of another price', async () => {
    const { product, price } = await priced(shop.world, MONTHLY);
    const path = ofHub(shop.world.ours, `/products/${product}/prices`);
    const other = data(await shop.world.send('POST', path, { type: 'prices', attributes: TRIAL })).id;
    const { buyer, story } = await shop.checkedOut(price);
    const [at, period] = [seconds() - 20 * DAY, [seconds() - 20 * DAY, seconds() - DAY]] as const;
    await shop.receive(
      event('customer.subscription.created', subscription(story, 'active', [...period]), at),
      event('invoice.paid', invoice(story, 0, AMOUNT), at),
      event('checkout.session.completed', subscriptionSession(story), at),
      event(
        'customer.subscription.deleted',
        subscription(story, 'canceled', [...period], { ended_at: at + DAY }),
        at + DAY,
      ),
    );
    expect(data(await checkout(other, buyer.token)).attributes.trial_days).toBe(14);
  });

  test('another product, another contact and an unpaid checkout have one', async () => {
    const { price } = await priced(shop.world, TRIAL);
    const { buyer } = await shop.checkedOut(price);
    expect(data(await checkout(price, buyer.token)).attributes.trial_days).toBe(14);
    expect(data(await checkout(shop.prices.trial, buyer.token)).attributes.trial_days).toBe(14);
    expect(data(await checkout(price, (await shop.world.person()).token)).attributes.trial_days).toBe(14);
    expect(data(await checkout(shop.prices.monthly, buyer.token)).attributes).not.toHaveProperty('trial_days');
  });
});

test('a price with `trial_days` 0 has no trial', async () => {
  const { price } = await priced(shop.world, { ...MONTHLY, trial_days: 0 });
  const [offer] = items(await shop.world.get(`/hubs/${shop.world.ours.hub}/products`)).flatMap(({ attributes }) =>
    (attributes.prices as { id: string; trial_days: unknown }[]).filter(({ id }) => id === price),
  );
  expect(offer?.trial_days).toBeNull();
  const once = { kind: 'one_time', amount: 100, currency: 'EUR', trial_days: 0 };
  expect((await priced(shop.world, once)).price).toEqual(expect.any(String));
});

import { describe, expect, test } from 'vitest';
import { type OrderItem, orderKey } from '../../../shared/commerce/purchases/orders/order-item.ts';
import type { Attributes } from '../../../shared/platform/db/item.ts';
import { seconds } from '../commerce/shop-world.ts';
import {
  charge,
  event,
  invoice,
  names,
  nth,
  type Story,
  session,
  subscription,
  subscriptionSession,
} from '../commerce/stripe-events.ts';
import { buy, data, items, MONTHLY, ONCE, ofHub, outcome, priced } from '../commerce/world.ts';
import { useEndings } from './endings-world.ts';

const { endings, world } = useEndings();

const TAKEN = '409 already_subscribed /data/attributes/price_id';

describe('a contact with a subscription to a product', () => {
  test('cannot buy another at any price, and the error has the id of the first', async () => {
    const { product, price } = await priced(world(), MONTHLY);
    const yearly = await world().send('POST', ofHub(world().ours, `/products/${product}/prices`), {
      type: 'prices',
      attributes: { ...MONTHLY, interval: 'year' },
    });
    const { buyer, story } = await endings().subscriber(price);
    const refusals = await Promise.all([
      buy(world(), price, buyer.token),
      buy(world(), data(yearly).id, buyer.token),
      buy(world(), price, world().ours.key.secret, { email: buyer.email }),
    ]);
    expect(refusals.map(outcome)).toEqual([TAKEN, TAKEN, TAKEN]);
    for (const { body } of refusals)
      expect(body.errors).toEqual([
        expect.objectContaining({ meta: expect.objectContaining({ subscription_id: story.order }) }),
      ]);
  });

  test('can subscribe to another product, buy the same product once, and subscribe again after the end', async () => {
    const { product, price } = await priced(world(), MONTHLY);
    const oneTimePrice = await world().send('POST', ofHub(world().ours, `/products/${product}/prices`), {
      type: 'prices',
      attributes: ONCE,
    });
    const { buyer, story } = await endings().subscriber(price);
    expect(outcome(await buy(world(), endings().shop.prices.monthly, buyer.token))).toBe('201');
    expect(outcome(await buy(world(), data(oneTimePrice).id, buyer.token))).toBe('201');
    await world().send('POST', `/subscriptions/${story.order}/cancel`, undefined, buyer.token);
    expect(outcome(await buy(world(), price, buyer.token)), 'it can be resumed').toBe(TAKEN);
    const period = [seconds() - 20, seconds() - 10] as const;
    const ended = subscription(story, 'canceled', period, { ended_at: seconds() - 10 });
    await endings().shop.receive(event('customer.subscription.deleted', ended, seconds()));
    expect(outcome(await buy(world(), price, buyer.token))).toBe('201');
  });
});

/** Creates two open checkouts of one buyer. */
const twoOpen = async () => {
  const { price } = await priced(world(), MONTHLY);
  const { buyer, story: one } = await endings().shop.checkedOut(price);
  const two: Story = { ...one, order: data(await buy(world(), price, buyer.token)).id };
  return { buyer, one, two };
};

const paid = (story: Story) =>
  event('checkout.session.completed', { ...subscriptionSession(story), amount_total: 1500 }, seconds());
const active = (story: Story) =>
  event('customer.subscription.updated', subscription(story, 'active', endings().period()), seconds());

describe('if two subscriptions are paid', () => {
  test('the second grants nothing, is canceled at once and is refunded once', async () => {
    const { buyer, one, two } = await twoOpen();
    await endings().shop.receive(active(one), paid(one), active(two), paid(two));
    const entitlements = items(await world().get(`/hubs/${world().ours.hub}/entitlements`, buyer.token));
    expect(entitlements.map(({ id, attributes }) => [id, attributes.status])).toEqual([[one.order, 'active']]);
    expect(await endings().settle()).toEqual([]);
    expect(world().fakeProvider.ended).toEqual([{ account: null, name: names(two).subscription }]);
    expect(world().fakeProvider.refunds).toEqual([
      expect.objectContaining({
        amount: 1500,
        payment: names(two).invoice,
        order: expect.objectContaining({ id: two.order }),
      }),
    ]);
    const statuses = (await endings().subscriptionsOf(buyer.token)).map(({ id, attributes }) => [
      id,
      attributes.status,
    ]);
    expect(Object.fromEntries(statuses)).toEqual({ [one.order]: 'active', [two.order]: 'canceled' });
    await endings().shop.receive(
      event('charge.refunded', { ...charge(two, 1500), invoice: names(two).invoice }, seconds()),
    );
    expect(await endings().shop.order(two)).toMatchObject({ status: 'refunded' });
    expect(await endings().settle(10_000)).toEqual([]);
    expect([world().fakeProvider.ended.length, world().fakeProvider.refunds.length]).toEqual([1, 1]);
  });

  test('one of two concurrent payments gives access and the other is ended, in ten rounds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { buyer, one, two } = await twoOpen();
      for (const stripeEvent of [active(one), active(two), paid(one), paid(two)]) await world().sendEvent(stripeEvent);
      expect(await world().work()).toBe(0);
      const entitlements = items(await world().get(`/hubs/${world().ours.hub}/entitlements`, buyer.token));
      expect(entitlements).toHaveLength(1);
      await endings().settle();
      const going = (await endings().subscriptionsOf(buyer.token)).filter(
        ({ attributes }) => attributes.status === 'active',
      );
      expect(going.map(({ id }) => id)).toEqual([entitlements[0]?.id]);
    }
    expect(world().fakeProvider.refunds).toHaveLength(10);
  });

  test('the refund waits until the provider has reported the payment', async () => {
    const { one, two } = await twoOpen();
    await endings().shop.receive(active(one), paid(one), active(two));
    expect(await endings().settle()).toEqual([new Error('The provider has not reported the payment yet.')]);
    expect([world().fakeProvider.ended.length, world().fakeProvider.refunds.length]).toEqual([1, 0]);
    await endings().shop.receive(paid(two));
    expect(await endings().settle(1.1)).toEqual([]);
    expect([world().fakeProvider.ended.length, world().fakeProvider.refunds.length]).toEqual([1, 1]);
  });

  test('an earlier refund is not repeated', async () => {
    const { one, two } = await twoOpen();
    const refund = event('charge.refunded', { ...charge(two, 500), invoice: names(two).invoice }, seconds());
    await endings().shop.receive(active(one), paid(one), active(two), paid(two), refund);
    expect(await endings().settle()).toEqual([]);
    expect(world().fakeProvider.refunds.map(({ amount }) => amount)).toEqual([1000]);
  });

  test('a requested refund that is not reported yet is not repeated', async () => {
    const { one, two } = await twoOpen();
    await endings().shop.receive(active(one), paid(one), active(two), paid(two));
    const refundRequest = { type: 'refunds', attributes: { amount: 500 } };
    expect(
      outcome(await world().send('POST', ofHub(world().ours, `/orders/${two.order}/refunds`), refundRequest)),
    ).toBe('201');
    await endings().settle();
    expect(world().fakeProvider.refunds.map(({ amount }) => amount)).toEqual([500, 1000]);
  });

  test('several payments are refunded separately', async () => {
    const { one, two } = await twoOpen();
    const renewed = event('invoice.paid', invoice(two, 1, 1500), seconds() + 1);
    await endings().shop.receive(active(one), paid(one), active(two), paid(two), renewed);
    await endings().settle();
    const refunds = world().fakeProvider.refunds.map(({ payment, amount }) => [payment, amount]);
    expect(refunds).toHaveLength(2);
    expect(refunds).toEqual(
      expect.arrayContaining([
        [names(two).invoice, 1500],
        [nth(two, 1).invoice, 1500],
      ]),
    );
  });

  test('the refund of a payment without an id stays due', async () => {
    const { one, two } = await twoOpen();
    await endings().shop.receive(active(one), paid(one), active(two), paid(two));
    const key = orderKey(world().ours.id, two.order);
    const order = key && (await world().db.get<OrderItem>(key));
    if (!key || !order) throw new Error('There is no order.');
    const { completed, paid: first, granted } = order.facts;
    await world().db.update(key, { set: { facts: { completed, paid: first, granted } as Attributes } });
    expect(await endings().settle()).toEqual([expect.objectContaining({ message: expect.stringContaining('1500') })]);
    expect(world().fakeProvider.refunds).toEqual([]);
  });

  test('a trial ends without a refund', async () => {
    const { one, two } = await twoOpen();
    const trial = event('checkout.session.completed', session(two, 'complete', 'no_payment_required'), seconds());
    await endings().shop.receive(active(one), paid(one), active(two), trial);
    expect(await endings().settle()).toEqual([]);
    expect([world().fakeProvider.ended.length, world().fakeProvider.refunds.length]).toEqual([1, 0]);
  });
});

test('a second checkout that expires unpaid is not a duplicate: nothing is ended or refunded', async () => {
  const { one, two } = await twoOpen();
  await endings().shop.receive(
    active(one),
    paid(one),
    event('checkout.session.expired', session(two, 'expired', 'unpaid'), seconds()),
  );
  expect(await endings().settle()).toEqual([]);
  expect([world().fakeProvider.ended, world().fakeProvider.refunds]).toEqual([[], []]);
  expect(await endings().shop.order(two)).toMatchObject({ status: 'expired' });
});

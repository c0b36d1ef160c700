import { describe, expect, test } from 'vitest';
import { settleBilling } from '../../../shared/commerce/purchases/due.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { seconds } from '../commerce/shop-world.ts';
import {
  event,
  invoice,
  names,
  nth,
  type Story,
  subscription,
  subscriptionSession,
} from '../commerce/stripe-events.ts';
import { buy, data, items, MONTHLY, outcome, priced } from '../commerce/world.ts';
import { useEndings } from './endings-world.ts';

const { endings, world } = useEndings();

const TAKEN = '409 already_subscribed /data/attributes/price_id';

const is = (story: Story, status: string, at = seconds(), more: object = {}) =>
  event('customer.subscription.updated', subscription(story, status, [at, at + 30 * 86_400], more), at);
const paid = (story: Story, at: number) =>
  event('checkout.session.completed', { ...subscriptionSession(story), amount_total: 1500 }, at);

const sweep = () => settleBilling(world().db, new Date(Date.now() + 60_000));

/** A member whose subscription has lost access but has not ended. */
const withoutAccess = async (status: 'past_due' | 'paused') => {
  const { price } = await priced(world(), { ...MONTHLY, grace_days: 0 });
  const { buyer, story } = await endings().subscriber(price);
  await endings().shop.receive(is(story, status));
  await sweep();
  return { price, buyer, story };
};

describe('a subscription without access blocks a second one for its product', () => {
  test.each(['past_due', 'paused'] as const)('while it is %s, until it is canceled', async (status) => {
    const { price, buyer, story } = await withoutAccess(status);
    const again = await buy(world(), price, buyer.token);
    expect(outcome(again)).toBe(TAKEN);
    expect(again.body.errors).toEqual([
      expect.objectContaining({ meta: expect.objectContaining({ subscription_id: story.order }) }),
    ]);
    world().fakeProvider.subscription = { status };
    const canceled = await world().send('POST', `/subscriptions/${story.order}/cancel`, undefined, buyer.token);
    expect(data(canceled).attributes).toMatchObject({ status, cancel_at_period_end: true });
    expect(outcome(await buy(world(), price, buyer.token))).toBe('201');
  });

  test('a paused subscription is canceled when its member leaves', async () => {
    const { buyer } = await withoutAccess('paused');
    world().fakeProvider.subscription = { status: 'paused' };
    const hub = { team: world().ours.id, hub: world().ours.hub };
    await memberships(world().db, hub).remove(buyer.id, { type: 'contact', id: buyer.id }, new Date(), 'left');
    expect(await endings().settle()).toEqual([]);
    expect(world().fakeProvider.cancels).toEqual([{ account: null, name: expect.any(String), cancel: true }]);
  });
});

/** Two checkouts of one buyer: the first is paid and past its grace when the second is paid. */
const twoPaid = async () => {
  const { price } = await priced(world(), { ...MONTHLY, grace_days: 0 });
  const { buyer, story: one } = await endings().shop.checkedOut(price);
  const two: Story = { ...one, order: data(await buy(world(), price, buyer.token)).id };
  const at = seconds();
  await endings().shop.receive(is(one, 'active', at - 60), paid(one, at - 60), is(one, 'past_due', at - 30));
  await sweep();
  await endings().shop.receive(is(two, 'active', at - 20), paid(two, at - 20));
  expect(await endings().settle()).toEqual([]);
  expect(
    [world().fakeProvider.ended, world().fakeProvider.refunds],
    'the subscription that gives access is kept',
  ).toEqual([[], []]);
  const retried = event('invoice.paid', invoice(one, 1, 1500), seconds());
  return { buyer, one, two, retried };
};

const statesOf = async (token: string) => {
  const entitlements = items(await world().get(`/hubs/${world().ours.hub}/entitlements`, token));
  const subscriptions = await endings().subscriptionsOf(token);
  return Object.fromEntries(
    subscriptions.map(({ id, attributes }) => [
      id,
      [attributes.status, entitlements.find((one) => one.id === id)?.attributes.status],
    ]),
  );
};

const refunds = () => world().fakeProvider.refunds.map(({ payment, amount }) => [payment, amount]);

describe('a subscription that is paid again after a second one gave access is canceled and refunded once', () => {
  test.each(['payment', 'status'] as const)('if its %s is reported first', async (first) => {
    const { buyer, one, two, retried } = await twoPaid();
    const retriedEvents = [retried, is(one, 'active')];
    for (const each of first === 'payment' ? retriedEvents : retriedEvents.reverse()) {
      await endings().shop.receive(each);
      expect(await endings().settle()).toEqual([]);
    }
    expect(await endings().settle(10)).toEqual([]);
    expect(world().fakeProvider.ended).toEqual([{ account: null, name: names(one).subscription }]);
    expect(refunds()).toEqual([[nth(one, 1).invoice, 1500]]);
    expect(await statesOf(buyer.token)).toEqual({
      [one.order]: ['canceled', 'ended'],
      [two.order]: ['active', 'active'],
    });
    const billing = await endings().shop.billing(buyer.id);
    expect(billing).toMatchObject({
      status: 'active',
      standings: [
        { order_id: one.order, status: 'canceled' },
        { order_id: two.order, status: 'active' },
      ],
    });
  });

  test('payments made before the second one gave access are not refunded', async () => {
    const { one } = await twoPaid();
    await endings().shop.receive(is(one, 'active'));
    expect(await endings().settle()).toEqual([]);
    expect([world().fakeProvider.ended.length, refunds()]).toEqual([1, []]);
  });
});

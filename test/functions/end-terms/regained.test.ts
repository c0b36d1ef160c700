import { describe, expect, test } from 'vitest';
import { settleBilling } from '../../../shared/commerce/purchases/due.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { seconds } from '../commerce/shop-world.ts';
import { event, invoice, names, nth, type Story, subscribing, subscription } from '../commerce/stripe-story.ts';
import { buy, data, items, MONTHLY, outcome, priced } from '../commerce/world.ts';
import { endingsOfFile } from './endings.ts';

const { endings, world } = endingsOfFile();

const TAKEN = '409 already_subscribed /data/attributes/price_id';

const is = (story: Story, status: string, at = seconds(), more: object = {}) =>
  event('customer.subscription.updated', subscription(story, status, [at, at + 30 * 86_400], more), at);
const paid = (story: Story, at: number) =>
  event('checkout.session.completed', { ...subscribing(story), amount_total: 1500 }, at);

const sweep = () => settleBilling(world().db, new Date(Date.now() + 60_000));

/** A member whose subscription gives no access any more, and has not ended. */
const withoutAccess = async (status: 'past_due' | 'paused') => {
  const { price } = await priced(world(), { ...MONTHLY, grace_days: 0 });
  const { buyer, story } = await endings().subscriber(price);
  await endings().shop.told(is(story, status));
  await sweep();
  return { price, buyer, story };
};

describe('a subscription without access is the contact’s one subscription to the product', () => {
  test.each(['past_due', 'paused'] as const)('while it is %s, until it is canceled', async (status) => {
    const { price, buyer, story } = await withoutAccess(status);
    const again = await buy(world(), price, buyer.token);
    expect(outcome(again)).toBe(TAKEN);
    expect(again.body.errors).toEqual([
      expect.objectContaining({ meta: expect.objectContaining({ subscription_id: story.order }) }),
    ]);
    world().desk.subscription = { status };
    const canceled = await world().send('POST', `/subscriptions/${story.order}/cancel`, undefined, buyer.token);
    expect(data(canceled).attributes).toMatchObject({ status, cancel_at_period_end: true });
    expect(outcome(await buy(world(), price, buyer.token))).toBe('201');
  });

  test('is canceled when its member leaves though it is paused', async () => {
    const { buyer } = await withoutAccess('paused');
    world().desk.subscription = { status: 'paused' };
    const hub = { team: world().ours.id, hub: world().ours.hub };
    await memberships(world().db, hub).remove(buyer.id, { type: 'contact', id: buyer.id }, new Date(), 'left');
    expect(await endings().settle()).toEqual([]);
    expect(world().desk.cancels).toEqual([{ account: null, name: expect.any(String), cancel: true }]);
  });
});

/** Two checkouts of one buyer: the first is paid and past its grace when the second is paid. */
const overtaken = async () => {
  const { price } = await priced(world(), { ...MONTHLY, grace_days: 0 });
  const { buyer, story: one } = await endings().shop.begun(price);
  const two: Story = { ...one, order: data(await buy(world(), price, buyer.token)).id };
  const at = seconds();
  await endings().shop.told(is(one, 'active', at - 60), paid(one, at - 60), is(one, 'past_due', at - 30));
  await sweep();
  await endings().shop.told(is(two, 'active', at - 20), paid(two, at - 20));
  expect(await endings().settle()).toEqual([]);
  expect([world().desk.ended, world().desk.refunds], 'the one that gives access goes on').toEqual([[], []]);
  const retried = event('invoice.paid', invoice(one, 1, 1500), seconds());
  return { buyer, one, two, retried };
};

const standing = async (token: string) => {
  const have = items(await world().get(`/hubs/${world().ours.hub}/entitlements`, token));
  const held = await endings().mine(token);
  return Object.fromEntries(
    held.map(({ id, attributes }) => [id, [attributes.status, have.find((one) => one.id === id)?.attributes.status]]),
  );
};

const refunds = () => world().desk.refunds.map(({ payment, amount }) => [payment, amount]);

describe('a subscription that is paid again beside a second one is canceled, and that payment is refunded once', () => {
  test.each(['payment', 'status'] as const)('when its %s is reported first', async (first) => {
    const { buyer, one, two, retried } = await overtaken();
    const told = [retried, is(one, 'active')];
    for (const each of first === 'payment' ? told : told.reverse()) {
      await endings().shop.told(each);
      expect(await endings().settle()).toEqual([]);
    }
    expect(await endings().settle(10)).toEqual([]);
    expect(world().desk.ended).toEqual([{ account: null, name: names(one).subscription }]);
    expect(refunds()).toEqual([[nth(one, 1).invoice, 1500]]);
    expect(await standing(buyer.token)).toEqual({
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

  test('payments from before the second one gave access are not refunded', async () => {
    const { one } = await overtaken();
    await endings().shop.told(is(one, 'active'));
    expect(await endings().settle()).toEqual([]);
    expect([world().desk.ended.length, refunds()]).toEqual([1, []]);
  });
});

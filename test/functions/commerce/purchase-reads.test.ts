import { expect, test } from 'vitest';
import {
  newOrderId,
  type OrderItem,
  orderEntity,
  orderKey,
} from '../../../shared/commerce/purchases/orders/order-item.ts';
import { attributesOf } from '../../../shared/platform/db/item.ts';
import { useWorld } from '../../support/use-world.ts';
import { DAY, seconds, startShop } from './shop-world.ts';
import { event, invoice, subscription, subscriptionSession } from './stripe-events.ts';
import { buy, data, items, MONTHLY, ONCE, ofHub, outcome } from './world.ts';

const shop = useWorld(() => startShop({ monthly: MONTHLY, once: ONCE }));

const subscribed = async () => {
  const { buyer, story } = await shop.checkedOut(shop.prices.monthly);
  const at = seconds();
  await shop.receive(
    event('customer.subscription.updated', subscription(story, 'active', [at, at + 30 * DAY]), at),
    event('checkout.session.completed', subscriptionSession(story), at),
    event('invoice.paid', invoice(story, 0, 1500), at),
  );
  return { buyer, story, renews: new Date((at + 30 * DAY) * 1000).toISOString() };
};

test('the buyer and creators get a subscription with its price and next charge, and nobody else does', async () => {
  const { buyer, story, renews } = await subscribed();
  const { ours, theirs } = shop.world;
  const path = `/subscriptions/${story.order}`;
  for (const token of [buyer.token, ours.users.owner.token, ours.key.secret])
    expect(data(await shop.world.get(path, token))).toMatchObject({
      id: story.order,
      type: 'subscriptions',
      attributes: {
        contact_id: buyer.id,
        price_id: shop.prices.monthly,
        status: 'active',
        amount: 1500,
        currency: 'EUR',
        interval: 'month',
        interval_count: 1,
        next_charge_at: renews,
        next_charge_amount: 1500,
      },
    });
  const strangers = [(await shop.world.person()).token, theirs.member.token, theirs.users.owner.token];
  for (const token of strangers) expect(outcome(await shop.world.get(path, token))).toBe('404 not_found');
  const once = data(await buy(shop.world, shop.prices.once, buyer.token)).id;
  expect(outcome(await shop.world.get(`/subscriptions/${once}`, buyer.token))).toBe('404 not_found');
});

test('the coupon of a subscription is part of its next charge', async () => {
  const buyer = await shop.world.person();
  const { code } = await shop.coupon({ percent_off: 20, duration: 'forever' });
  const order = data(await buy(shop.world, shop.prices.monthly, buyer.token, { coupon_code: code })).id;
  const story = { order, team: shop.world.ours.id, hub: shop.world.ours.hub };
  const at = seconds();
  await shop.receive(
    event('customer.subscription.updated', subscription(story, 'active', [at, at + 30 * DAY]), at),
    event('checkout.session.completed', subscriptionSession(story), at),
  );
  expect(await shop.subscriptionOf(buyer.token)).toMatchObject({ amount: 1500, next_charge_amount: 1200 });
});

test("a team lists one contact's subscriptions, with and without a status", async () => {
  const [one, other] = [await subscribed(), await subscribed()];
  const listed = async (query: string) =>
    items(await shop.world.get(ofHub(shop.world.ours, `/subscriptions?${query}`))).map(({ id }) => id);
  expect(await listed(`filter[contact_id]=${one.buyer.id}`)).toEqual([one.story.order]);
  expect(await listed(`filter[contact_id]=${other.buyer.id}&filter[status]=active`)).toEqual([other.story.order]);
  expect(await listed(`filter[contact_id]=${other.buyer.id}&filter[status]=past_due`)).toEqual([]);
  expect(await listed('')).toEqual(expect.arrayContaining([one.story.order, other.story.order]));
});

test('a team lists the orders of a period: from its first moment on, and before its last', async () => {
  const { buyer, story } = await shop.checkedOut(shop.prices.once);
  const hub = { team: story.team, hub: story.hub };
  const at = (second: string): string => `2027-01-01T00:00:${second}Z`;
  const key = orderKey(hub.team, story.order);
  const row = key && (await shop.world.db.get<OrderItem>(key));
  const ids: string[] = [];
  for (const second of ['10.000', '10.900', '11.000', '12.000']) {
    const id = newOrderId(hub, new Date(at(second)));
    const place = orderKey(hub.team, id);
    if (!row || !place) throw new Error('no order');
    const created_at = `${at(second).slice(0, 19)}.000Z`;
    await shop.world.db.put({ ...attributesOf(row), ...place, entity: orderEntity, id, created_at });
    ids.push(id);
  }
  const [first, second, third, fourth] = ids;
  const listed = async (query: string) =>
    items(await shop.world.get(ofHub(shop.world.ours, `/orders?filter[contact_id]=${buyer.id}&${query}`))).map(
      ({ id }) => id,
    );
  expect(await listed(`filter[from]=${at('10')}&filter[to]=${at('12')}`)).toEqual([third, second, first]);
  expect(await listed(`filter[from]=${at('10.001')}&filter[to]=${at('59')}`)).toEqual([fourth, third]);
  expect(await listed(`filter[from]=${at('11')}&filter[to]=${at('12.500')}`)).toEqual([fourth, third]);
  expect(await listed(`filter[from]=${at('12')}&filter[to]=${at('11')}`)).toEqual([]);
  expect(await listed(`filter[to]=2020-01-01T00:00:00Z`)).toEqual([]);
  expect((await listed(`filter[from]=${at('12')}`))[0]).toBe(fourth);
  expect(outcome(await shop.world.get(ofHub(shop.world.ours, '/orders?filter[from]=yesterday')))).toMatch(/^422/);
});

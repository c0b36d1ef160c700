import { expect, test } from 'vitest';
import { expireOrders, settleBilling } from '../../../shared/commerce/purchases/due.ts';
import { PENDING_ORDERS } from '../../../shared/commerce/purchases/orders/new-order-steps.ts';
import { queryAll } from '../../../shared/platform/db/query-all.ts';
import { useWorld } from '../../support/use-world.ts';
import { event, invoice, type Story, session, subscription, subscriptionSession } from './stripe-events.ts';
import { buy, data, items, MONTHLY, ONCE, ofHub, priced, startCommerce } from './world.ts';

const world = useWorld(startCommerce);

const DAY = 86_400;
const iso = (at: number) => new Date(at * 1000).toISOString();

/** Moves the time, and runs everything that is due by then. */
const moveTo = async (at: number) => {
  world.now = new Date(at * 1000);
  await settleBilling(world.db, world.now);
};

const receive = async (...events: { created: number }[]) => {
  for (const one of events) {
    await moveTo(one.created);
    expect((await world.sendEvent(one)).status).toBe(200);
    expect(await world.work()).toBe(0);
  }
};

const stateOf = async (buyer: { id: string; token: string }) => {
  const [entitlement] = items(await world.get(`/hubs/${world.ours.hub}/entitlements`, buyer.token));
  const [bought] = items(await world.get(`/hubs/${world.ours.hub}/subscriptions`, buyer.token));
  const billing = await world.db.get<{ status: string; in_grace: boolean; price_ids: string[] }>({
    pk: `TEAM#${world.ours.id}#HUB#${world.ours.hub}#MEMBER#${buyer.id}`,
    sk: 'BILLING',
  });
  return [
    bought?.attributes.status,
    entitlement?.attributes.status,
    billing?.status,
    billing?.in_grace,
    billing?.price_ids.length,
  ];
};

test('a monthly subscription has a trial, recovers from a failed card, and ends after another within a year', async () => {
  const { price } = await priced(world, { ...MONTHLY, trial_days: 14, grace_days: 7 });
  const buyer = await world.person();
  const { id } = data(await buy(world, price, buyer.token));
  const story: Story = { order: id, team: world.ours.id, hub: world.ours.hub };
  const at = Math.floor(Date.now() / 1000);
  const month = (nth: number) => [at + 14 * DAY + (nth - 1) * 30 * DAY, at + 14 * DAY + nth * 30 * DAY] as const;
  const updated = (status: string, nth: number, when: number, more: object = {}) =>
    event('customer.subscription.updated', subscription(story, status, month(nth), more), when);

  const trial = { trial_end: at + 14 * DAY };
  await receive(
    event('checkout.session.completed', { ...subscriptionSession(story), payment_status: 'no_payment_required' }, at),
    event('customer.subscription.created', subscription(story, 'trialing', [at, at + 14 * DAY], trial), at),
  );
  expect(await stateOf(buyer)).toEqual(['trialing', 'active', 'trialing', false, 1]);

  for (let nth = 1; nth <= 5; nth += 1) {
    await receive(updated('active', nth, month(nth)[0]));
    await receive(event('invoice.paid', invoice(story, nth, MONTHLY.amount), month(nth)[0]));
    expect(await stateOf(buyer)).toEqual(['active', 'active', 'active', false, 1]);
  }
  const failed = month(6)[0];
  await receive(updated('past_due', 6, failed), updated('past_due', 6, failed + 3 * DAY));
  expect(await stateOf(buyer)).toEqual(['past_due', 'grace', 'past_due', true, 1]);
  await receive(updated('active', 6, failed + 5 * DAY));
  expect(await stateOf(buyer)).toEqual(['active', 'active', 'active', false, 1]);

  for (let nth = 7; nth <= 10; nth += 1) await receive(updated('active', nth, month(nth)[0]));
  const again = month(11)[0];
  await receive(updated('past_due', 11, again));
  const [bought] = items(await world.get(`/hubs/${world.ours.hub}/subscriptions`, buyer.token));
  expect(bought?.attributes).toMatchObject({ past_due_since: iso(again), grace_ends_at: iso(again + 7 * DAY) });
  await moveTo(again + 7 * DAY - 1);
  expect(await stateOf(buyer)).toEqual(['past_due', 'grace', 'past_due', true, 1]);
  await moveTo(again + 7 * DAY);
  expect(await stateOf(buyer)).toEqual(['past_due', 'ended', 'past_due', false, 0]);
  const [ended] = items(await world.get(`/hubs/${world.ours.hub}/entitlements`, buyer.token));
  expect(ended?.attributes).toMatchObject({
    revoked_at: iso(again + 7 * DAY),
    revoked_by: { type: 'payment_failure' },
  });

  await receive(updated('active', 11, again + 10 * DAY));
  expect(await stateOf(buyer)).toEqual(['active', 'active', 'active', false, 1]);
  await receive(updated('active', 12, month(12)[0], { cancel_at_period_end: true }));
  expect(await stateOf(buyer)).toEqual(['active', 'active', 'canceling', false, 1]);
  await moveTo(month(12)[1] - 1);
  expect(await stateOf(buyer)).toEqual(['active', 'active', 'canceling', false, 1]);
  await moveTo(month(12)[1]);
  expect(await stateOf(buyer)).toEqual(['canceled', 'ended', 'canceled', false, 0]);
  const over = { ended_at: month(12)[1] };
  await receive(
    event('customer.subscription.deleted', subscription(story, 'canceled', month(12), over), month(12)[1] + 60),
  );
  expect(await stateOf(buyer)).toEqual(['canceled', 'ended', 'canceled', false, 0]);
  expect(data(await world.get(`/orders/${id}`)).attributes.status).toBe('paid');
});

test('an order that cannot be abandoned does not block others and is retried', async () => {
  const { price } = await priced(world, ONCE);
  const made = await Promise.all([1, 2].map(async () => data(await buy(world, price, (await world.person()).token))));
  const [stuck = '', other = ''] = made.map(({ id }) => id);
  const statuses = async () =>
    Promise.all([stuck, other].map(async (id) => data(await world.get(`/orders/${id}`)).attributes.status));
  const failing: typeof world.db = {
    ...world.db,
    transact: (steps) =>
      JSON.stringify(steps).includes(stuck) ? Promise.reject(new Error('refused')) : world.db.transact(steps),
  };
  const late = new Date(Date.now() + 400 * 86_400_000);
  await expect(expireOrders(failing, late)).rejects.toThrow('Some due items failed');
  expect(await statuses()).toEqual(['pending', 'expired']);
  await expireOrders(world.db, new Date(late.getTime() + 2 * 3_600_000));
  expect(await statuses()).toEqual(['expired', 'expired']);
});

test('an order with a slow payment method is not abandoned until the payment fails', async () => {
  const attributes = { code: 'SLOW', percent_off: 10, max_redemptions: 1 };
  const made = data(await world.send('POST', ofHub(world.ours, '/coupons'), { type: 'coupons', attributes }));
  const { price } = await priced(world, ONCE);
  const { id } = data(await buy(world, price, (await world.person()).token, { coupon_code: 'slow' }));
  const story = { order: id, team: world.ours.id, hub: world.ours.hub };
  const order = async () => data(await world.get(`/orders/${id}`)).attributes;
  const used = async () => data(await world.get(ofHub(world.ours, `/coupons/${made.id}`))).attributes.times_redeemed;
  const at = Math.floor(Date.now() / 1000);
  await receive(event('checkout.session.completed', session(story, 'complete', 'unpaid'), at));
  await expireOrders(world.db, new Date((at + 5 * DAY) * 1000));
  expect([(await order()).status, (await order()).session_status, await used()]).toEqual(['pending', 'completed', 1]);
  await receive(event('checkout.session.async_payment_failed', session(story, 'complete', 'unpaid'), at + 6 * DAY));
  await expireOrders(world.db, new Date((at + 7 * DAY) * 1000));
  expect([(await order()).status, await used()]).toEqual(['failed', 0]);
});

test('an order is due for abandonment only while its session is open', async () => {
  const { price } = await priced(world, ONCE);
  const { id } = data(await buy(world, price, (await world.person()).token));
  const pending = async () =>
    (await queryAll<{ id: string }>(world.db, { partition: PENDING_ORDERS, prefix: 'DUE#', index: 'listing' })).map(
      (order) => order.id,
    );
  expect(await pending()).toContain(id);
  const story = { order: id, team: world.ours.id, hub: world.ours.hub };
  await receive(
    event('checkout.session.completed', session(story, 'complete', 'paid'), Math.floor(world.now.getTime() / 1000)),
  );
  expect(data(await world.get(`/orders/${id}`)).attributes.session_status).toBe('completed');
  expect(await pending()).not.toContain(id);
});

test('an order whose session ended without an event is abandoned an hour later and releases its coupon', async () => {
  const attributes = { code: 'LATE', percent_off: 10, max_redemptions: 1 };
  const made = data(await world.send('POST', ofHub(world.ours, '/coupons'), { type: 'coupons', attributes }));
  const { price } = await priced(world, ONCE);
  const { id } = data(await buy(world, price, (await world.person()).token, { coupon_code: 'late' }));
  const order = async () => data(await world.get(`/orders/${id}`)).attributes;
  const until = Date.parse(String((await order()).expires_at));
  const used = async () => data(await world.get(ofHub(world.ours, `/coupons/${made.id}`))).attributes.times_redeemed;
  await expireOrders(world.db, new Date(until + 3600_000 - 1));
  expect([(await order()).status, await used()]).toEqual(['pending', 1]);
  await expireOrders(world.db, new Date(until + 3600_000));
  await expireOrders(world.db, new Date(until + 3600_000));
  expect([(await order()).status, await used()]).toEqual(['expired', 0]);
  const story = { order: id, team: world.ours.id, hub: world.ours.hub };
  await receive(event('checkout.session.completed', session(story, 'complete', 'paid'), Math.floor(until / 1000)));
  expect([(await order()).status, await used()]).toEqual(['paid', 1]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { type ShopWorld, seconds, startShop } from './shop-world.ts';
import { event, session } from './stripe-events.ts';
import { buy as buyAt, type CommerceWorld, data, items, ONCE, ofHub, outcome } from './world.ts';

let shop: ShopWorld<'once'>;
let world: CommerceWorld;
beforeAll(async () => {
  shop = await startShop({ once: ONCE });
  world = shop.world;
});
afterAll(() => world.service.stop());

let requestCount = 0;
const buy = (code: string, email?: string, token = world.ours.key.secret) => {
  requestCount += 1;
  return world.service.call({
    method: 'POST',
    path: `/api/v1/hub/${world.ours.hub}/checkout`,
    token,
    sourceIp: `203.0.${requestCount >> 8}.${requestCount & 255}`,
    body: {
      data: {
        type: 'checkout_sessions',
        attributes: { price_id: shop.prices.once, coupon_code: code, ...(email && { email }) },
      },
    },
  });
};
const USED_UP = '422 coupon_used_up /data/attributes/coupon_code';

const storyOf = (order: string) => ({ order, team: world.ours.id, hub: world.ours.hub });
const pay = (order: string) =>
  shop.receive(event('checkout.session.completed', session(storyOf(order), 'complete', 'paid'), seconds()));

test('concurrent checkouts of one contact hold one redemption of a coupon', async () => {
  const { code, id } = await shop.coupon({ percent_off: 10, max_redemptions: 3 });
  const [ada, bob] = [await world.person(), await world.person()];
  const answers = await Promise.all(Array.from({ length: 12 }, () => buy(code, ada.email)));
  const made = answers.filter((one) => outcome(one) === '201').map((one) => data(one).id);
  expect(made.length).toBeGreaterThan(0);
  expect(answers.map(outcome).filter((one) => one !== '201' && !one.startsWith('503'))).toEqual([]);
  const orders = items(await world.get(ofHub(world.ours, `/orders?filter[contact_id]=${ada.id}`)));
  const open = orders.filter(({ attributes }) => attributes.session_status === 'open').map((order) => order.id);
  expect(open).toHaveLength(1);
  const closed = made.filter((order) => !open.includes(order)).map((order) => `cs_${order}`);
  expect(world.fakeProvider.expired, 'the other sessions cannot be paid').toEqual(expect.arrayContaining(closed));
  expect(await shop.redeemed(id)).toBe(1);
  expect(outcome(await buy(code, bob.email))).toBe('201');
  expect(await shop.redeemed(id)).toBe(2);
});

test('a declined card does not release the coupon while the session is open', async () => {
  const { code, id } = await shop.coupon({ percent_off: 10, max_redemptions: 1 });
  const order = data(await buy(code)).id;
  const declined = {
    id: `pi_${order}`,
    object: 'payment_intent',
    metadata: { order_id: order, team_id: world.ours.id },
  };
  await shop.receive(event('payment_intent.payment_failed', declined, seconds()));
  expect(await shop.order(storyOf(order))).toMatchObject({ status: 'failed', session_status: 'open' });
  expect([await shop.redeemed(id), outcome(await buy(code, 'another@example.com'))]).toEqual([1, USED_UP]);
  await pay(order);
  expect([(await shop.order(storyOf(order))).status, await shop.redeemed(id)]).toEqual(['paid', 1]);
});

test('a session expires after half an hour with a coupon, and after a day without one', async () => {
  const { code } = await shop.coupon({ percent_off: 10 });
  const ada = await world.person();
  const minutes = async (more: object) => {
    await buyAt(world, shop.prices.once, ada.token, more);
    return Math.round(((world.fakeProvider.sessions.at(-1)?.expires_at ?? 0) - seconds()) / 60);
  };
  expect([await minutes({ coupon_code: code }), await minutes({})]).toEqual([31, 1439]);
});

test('the next checkout takes over the redemption of an open checkout, but not of a completed one', async () => {
  const { code, id } = await shop.coupon({ percent_off: 10, max_redemptions: 1 });
  const [ada, bob] = [await world.person(), await world.person()];
  const first = data(await buy(code, ada.email)).id;
  expect(outcome(await buy(code, bob.email))).toBe(USED_UP);
  const second = data(await buy(code, ada.email)).id;
  expect(await shop.order(storyOf(first))).toMatchObject({ status: 'expired', session_status: 'expired' });
  expect(await shop.redeemed(id)).toBe(1);
  world.fakeProvider.paid.add(`cs_${second}`);
  expect(outcome(await buy(code, ada.email)), 'paid, but not reported yet').toBe(USED_UP);
  await pay(second);
  expect(outcome(await buy(code, ada.email))).toBe(USED_UP);
  expect(await shop.redeemed(id)).toBe(1);
});

test('the next checkout returns 503 if the provider does not report whether the open one was completed', async () => {
  const { code, id } = await shop.coupon({ percent_off: 10, max_redemptions: 2 });
  const ada = await world.person();
  await buy(code, ada.email);
  world.fakeProvider.fails = new Error('no route');
  expect(outcome(await buy(code, ada.email))).toBe('503 payment_unavailable');
  world.fakeProvider.fails = undefined;
  expect(await shop.redeemed(id)).toBe(1);
});

test('an order that expires unpaid releases its coupon; a paid order does not', async () => {
  const { code, id } = await shop.coupon({ percent_off: 10, max_redemptions_per_contact: 1 });
  const ada = await world.person();
  const order = data(await buy(code, ada.email)).id;
  await shop.receive(event('checkout.session.expired', session(storyOf(order), 'expired', 'unpaid'), seconds()));
  expect(await shop.redeemed(id)).toBe(0);
  const again = data(await buy(code, ada.email)).id;
  await pay(again);
  expect(outcome(await buy(code, ada.email))).toBe(USED_UP);
});

test('an expired order that is paid later redeems its coupon again', async () => {
  const { code, id } = await shop.coupon({ percent_off: 10, max_redemptions_per_contact: 1 });
  const ada = await world.person();
  const story = { order: data(await buy(code, ada.email)).id, team: world.ours.id, hub: world.ours.hub };
  await shop.receive(event('checkout.session.expired', session(story, 'expired', 'unpaid'), seconds()));
  await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds() - 5));
  expect(await shop.redeemed(id)).toBe(1);
  expect(outcome(await buy(code, ada.email))).toBe(USED_UP);
});

test('an unknown buyer cannot use a coupon with a limit per contact', async () => {
  const [counted, plain] = [
    await shop.coupon({ percent_off: 10, max_redemptions_per_contact: 1 }),
    await shop.coupon({ percent_off: 10 }),
  ];
  expect(outcome(await buy(counted.code))).toBe('422 coupon_not_applicable /data/attributes/coupon_code');
  expect(outcome(await buy(plain.code))).toBe('201');
});

test('the limit per contact is returned and can be changed, and earlier orders count', async () => {
  const { code, id } = await shop.coupon({ percent_off: 10 });
  const path = ofHub(world.ours, `/coupons/${id}`);
  const ada = await world.person();
  expect(outcome(await buy(code, ada.email))).toBe('201');
  expect(data(await world.get(path)).attributes.max_redemptions_per_contact).toBeNull();
  const change = (value: unknown) =>
    world.send('PATCH', path, { type: 'coupons', attributes: { max_redemptions_per_contact: value } });
  for (const wrong of [0, -1, 1.5, 'one', 1_000_001])
    expect(outcome(await change(wrong))).toBe('422 /data/attributes/max_redemptions_per_contact');
  expect(data(await change(1)).attributes.max_redemptions_per_contact).toBe(1);
  expect(outcome(await buy(code, ada.email))).toBe(USED_UP);
  await change(2);
  expect(outcome(await buy(code, ada.email))).toBe('201');
  await change(null);
  expect(outcome(await buy(code, ada.email))).toBe('201');
  expect(items(await world.get(ofHub(world.ours, '/coupons'))).map(({ id: one }) => one)).toContain(id);
});

test('free accounts from one address cannot hold all uses of a coupon; verified members are not limited', async () => {
  const { code, id } = await shop.coupon({ percent_off: 10, max_redemptions: 100 });
  const person = async (isProved: boolean) => {
    const made = await world.person();
    if (!isProved) await world.db.update(contactKey(world.ours.id, made.id), { remove: ['recipient_since'] });
    return made;
  };
  const from = (token: string) =>
    world.service.call({
      method: 'POST',
      path: `/api/v1/hub/${world.ours.hub}/checkout`,
      token,
      sourceIp: '198.51.100.7',
      body: { data: { type: 'checkout_sessions', attributes: { price_id: shop.prices.once, coupon_code: code } } },
    });
  const outcomes: string[] = [];
  for (let nth = 0; nth < 8; nth += 1) outcomes.push(outcome(await from((await person(false)).token)));
  expect(outcomes.filter((one) => one === '201')).toHaveLength(5);
  expect(new Set(outcomes.slice(5))).toEqual(new Set(['429 rate_limited']));
  expect(outcome(await from((await person(true)).token))).toBe('201');
  expect(await shop.redeemed(id)).toBe(6);
});

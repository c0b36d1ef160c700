import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Shop, seconds, startShop } from './shop.ts';
import { event, session } from './stripe-story.ts';
import { type CommerceWorld, data, items, ONCE, ofHub, outcome } from './world.ts';

let shop: Shop<'once'>;
let world: CommerceWorld;
beforeAll(async () => {
  shop = await startShop({ once: ONCE });
  world = shop.world;
});
afterAll(() => world.service.stop());

let asked = 0;
const buy = (code: string, email?: string, token = world.ours.key.secret) => {
  asked += 1;
  return world.service.call({
    method: 'POST',
    path: `/api/v1/hub/${world.ours.hub}/checkout`,
    token,
    sourceIp: `203.0.${asked >> 8}.${asked & 255}`,
    body: {
      data: {
        type: 'checkout_sessions',
        attributes: { price_id: shop.prices.once, coupon_code: code, ...(email && { email }) },
      },
    },
  });
};
const USED_UP = '422 coupon_used_up /data/attributes/coupon_code';

test('of 50 orders that one contact begins at once as many hold it as one may, and others have theirs', async () => {
  const { code, id } = await shop.coupon({ percent_off: 10, max_redemptions_per_contact: 3 });
  const [ada, bob] = [await world.person(), await world.person()];
  const answers = await Promise.all(Array.from({ length: 50 }, () => buy(code, ada.email)));
  expect(answers.map(outcome).filter((one) => one === '201')).toHaveLength(3);
  expect(answers.map(outcome).filter((one) => one === USED_UP)).toHaveLength(47);
  expect(outcome(await buy(code, bob.email))).toBe('201');
  expect(await shop.redeemed(id)).toBe(4);
});

test('an order that expires unpaid gives its use back', async () => {
  const { code, id } = await shop.coupon({ percent_off: 10, max_redemptions_per_contact: 1 });
  const ada = await world.person();
  const order = data(await buy(code, ada.email)).id;
  expect(outcome(await buy(code, ada.email))).toBe(USED_UP);
  const story = { order, team: world.ours.id, hub: world.ours.hub };
  await shop.told(event('checkout.session.expired', session(story, 'expired', 'unpaid'), seconds()));
  expect(await shop.redeemed(id)).toBe(0);
  expect(outcome(await buy(code, ada.email))).toBe('201');
  expect(outcome(await buy(code, ada.email))).toBe(USED_UP);
});

test('one that was paid after all takes its use again', async () => {
  const { code, id } = await shop.coupon({ percent_off: 10, max_redemptions_per_contact: 1 });
  const ada = await world.person();
  const story = { order: data(await buy(code, ada.email)).id, team: world.ours.id, hub: world.ours.hub };
  await shop.told(event('checkout.session.expired', session(story, 'expired', 'unpaid'), seconds()));
  await shop.told(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds() - 5));
  expect(await shop.redeemed(id)).toBe(1);
  expect(outcome(await buy(code, ada.email))).toBe(USED_UP);
});

test('whoever is not known yet cannot use one that counts its buyers', async () => {
  const [counted, plain] = [
    await shop.coupon({ percent_off: 10, max_redemptions_per_contact: 1 }),
    await shop.coupon({ percent_off: 10 }),
  ];
  expect(outcome(await buy(counted.code))).toBe('422 coupon_not_applicable /data/attributes/coupon_code');
  expect(outcome(await buy(plain.code))).toBe('201');
});

test('the number is shown and can be changed: what was bought before counts', async () => {
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

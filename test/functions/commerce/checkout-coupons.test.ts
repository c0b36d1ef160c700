import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type ShopWorld, startShop } from './shop-world.ts';
import { buy, type CommerceWorld, data, FREE, MONTHLY, ONCE, outcome, priced } from './world.ts';

let shop: ShopWorld<'free' | 'once'>;
let world: CommerceWorld;
beforeAll(async () => {
  shop = await startShop({ free: FREE, once: ONCE });
  world = shop.world;
});
afterAll(() => world.service.stop());

describe('coupons', () => {
  test('with 5 redemptions and 100 concurrent buyers, 5 checkouts succeed and 95 return an error', async () => {
    const { code, id } = await shop.coupon({ percent_off: 100, max_redemptions: 5 });
    const buyers = await Promise.all(Array.from({ length: 100 }, () => world.person()));
    const answers = await Promise.all(
      buyers.map(({ token }) => buy(world, shop.prices.once, token, { coupon_code: code.toLowerCase() })),
    );
    const counted = Map.groupBy(answers, outcome);
    expect(Object.fromEntries([...counted].map(([name, all]) => [name, all.length]))).toEqual({
      '201': 5,
      '422 coupon_used_up /data/attributes/coupon_code': 95,
    });
    expect(await shop.redeemed(id)).toBe(5);
  });

  test('a full discount completes the order immediately', async () => {
    const { code } = await shop.coupon({ percent_off: 100 });
    const { token } = await world.person();
    const made = data(await buy(world, shop.prices.once, token, { coupon_code: code }));
    expect(made.attributes).toMatchObject({ status: 'completed', session_url: '' });
    expect(data(await shop.orderOf(made.id, token)).attributes).toMatchObject({
      status: 'free',
      subtotal: 4900,
      discount: 4900,
      total: 0,
      coupon_code: code,
    });
  });

  test('a percentage is rounded in the buyer’s favor, and an amount is at most the price', async () => {
    const third = await shop.coupon({ percent_off: 33 });
    const most = await shop.coupon({ amount_off: 99_999, currency: 'eur' });
    const some = await shop.coupon({ amount_off: 1, currency: 'EUR' });
    const { price } = await priced(world, { kind: 'one_time', amount: 101, currency: 'eur' });
    const { token } = await world.person();
    const totals = [];
    for (const { code } of [third, most, some])
      totals.push(
        data(await shop.orderOf(data(await buy(world, price, token, { coupon_code: code })).id)).attributes.total,
      );
    expect(totals).toEqual([67, 0, 100]);
  });

  test('a coupon reduces the first or all payments of a subscription, and the first payment is the order’s total', async () => {
    const price = (await priced(world, { ...MONTHLY, amount: 1501 })).price;
    const off = { amount: 301, currency: 'EUR' };
    const cases = [
      [{ duration: 'once' }, 1501, { duration: 'once', months: null, off }],
      [{ duration: 'repeating', duration_in_months: 3 }, 1501, { duration: 'repeating', months: 3, off }],
      [{ duration: 'forever' }, 1200, null],
    ] as const;
    for (const [attributes, amount, forAddress] of cases) {
      const { code } = await shop.coupon({ percent_off: 20, ...attributes });
      await buy(world, price, (await world.person()).token, { coupon_code: code });
      const session = world.fakeProvider.sessions.at(-1);
      expect(session?.price.amount).toBe(amount);
      if (forAddress) expect(session?.recurring?.coupon).toMatchObject(forAddress);
      else expect(session?.recurring?.coupon).toBeNull();
    }
  });
});

describe('a checkout by a creator', () => {
  test('C373: is for the contact with the given address, who is created and admitted if necessary', async () => {
    const email = `${newId()}@example.com`;
    const made = await buy(world, shop.prices.free, world.ours.key.secret, { email: email.toUpperCase() });
    const { contact_id } = data(await shop.orderOf(data(made).id)).attributes;
    expect(
      await world.db.get({ pk: `TEAM#${world.ours.id}#HUB#${world.ours.hub}`, sk: `MEMBER#${contact_id}` }),
    ).toMatchObject({ status: 'active' });
    const again = await buy(world, shop.prices.free, world.ours.users.owner.token, { email });
    expect(data(await shop.orderOf(data(again).id)).attributes.contact_id).toBe(contact_id);
  });

  test('without an address creates an order without a buyer', async () => {
    const made = await buy(world, shop.prices.once, world.ours.key.secret);
    expect(data(await shop.orderOf(data(made).id)).attributes).toMatchObject({ contact_id: null, status: 'pending' });
  });
});

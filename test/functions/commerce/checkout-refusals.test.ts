import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type ShopWorld, startShop } from './shop-world.ts';
import { buy, type CommerceWorld, FREE, items, ONCE, ofHub, outcome, priced } from './world.ts';

let shop: ShopWorld<'free' | 'once'>;
let world: CommerceWorld;
beforeAll(async () => {
  shop = await startShop({ free: FREE, once: ONCE });
  world = shop.world;
});
afterAll(() => world.service.stop());

describe('a checkout is rejected and creates no order', () => {
  const orderCount = async () => items(await world.get(ofHub(world.ours, '/orders?page[size]=100'))).length;

  test('C371 C376 C377: for a price that is missing, unknown, of another hub, inactive or of an archived product', async () => {
    const { token } = await world.person();
    const before = await orderCount();
    const foreign = await priced(world, FREE, world.theirs);
    const inactive = await priced(world, { ...FREE, is_active: false });
    const archived = await priced(world, FREE);
    await world.send('PATCH', ofHub(world.ours, `/products/${archived.product}`), {
      type: 'products',
      attributes: { status: 'archived' },
    });
    const deleted = await priced(world, FREE);
    await world.send('DELETE', ofHub(world.ours, `/products/${deleted.product}`));
    for (const price of [newId(), foreign.price, inactive.price, archived.price, deleted.price])
      expect(outcome(await buy(world, price, token))).toBe('422 unknown_price /data/attributes/price_id');
    const send = (attributes: object, type = 'checkout_sessions') =>
      world.send('POST', `/hub/${world.ours.hub}/checkout`, { type, attributes }, token);
    expect(outcome(await send({}))).toBe('422 /data/attributes/price_id');
    expect(outcome(await send({ price_id: null }))).toBe('422 /data/attributes/price_id');
    expect(outcome(await send({ price_id: shop.prices.free }, 'orders'))).toBe('422 /data/type');
    expect(await orderCount()).toBe(before);
  });

  test('C377: in an unknown hub, or a hub that the caller is not a member of', async () => {
    const { token } = await world.person();
    for (const hub of [newId(), world.theirs.hub])
      expect(outcome(await buy(world, shop.prices.free, token, {}, hub))).toBe('404 not_found');
    expect(outcome(await buy(world, shop.prices.free, world.ours.outsider.token))).toBe('404 not_found');
    expect(outcome(await buy(world, shop.prices.free, world.ours.bareKey.secret))).toBe('403 forbidden');
    expect(
      outcome(
        await world.send(
          'POST',
          `/hub/${world.ours.hub}/checkout`,
          { type: 'checkout_sessions', attributes: { price_id: shop.prices.free } },
          '',
        ),
      ),
    ).toBe('401 unauthorized');
  });

  test('with a return URL outside the hub’s allowed origins', async () => {
    const { token } = await world.person();
    for (const url of [
      'https://evil.example.com/',
      'https://shop.example.com.evil.com/',
      'http://shop.example.com/',
      'https://shop.example.com:8443/',
      'https://shop.example.com@evil.com/',
      'https://shop.example.com\\@evil.com/',
      'https:shop.example.com',
      'blob:https://shop.example.com/x',
      ' https://shop.example.com/',
      'https://shop.example.com/\n',
      'javascript:alert(1)',
      '/done',
      'nonsense',
    ])
      for (const name of ['success_url', 'cancel_url'])
        expect(outcome(await buy(world, shop.prices.once, (await world.person()).token, { [name]: url }))).toBe(
          `422 url_not_allowed /data/attributes/${name}`,
        );
    expect(outcome(await buy(world, shop.prices.once, token, { success_url: 'https://shop.example.com/a?b#c' }))).toBe(
      '201',
    );
  });

  test('with a coupon that is unknown, expired, used up or not applicable, each with its error code', async () => {
    const at = '/data/attributes/coupon_code';
    const { token } = await world.person();
    const off = { percent_off: 10 };
    const other = (await priced(world, FREE)).product;
    const refused = async (attributes: object, price = shop.prices.once) =>
      outcome(await buy(world, price, token, { coupon_code: (await shop.coupon(attributes)).code }));
    expect(outcome(await buy(world, shop.prices.once, token, { coupon_code: 'NOBODYS' }))).toBe(
      `422 unknown_coupon ${at}`,
    );
    expect(await refused({ ...off, is_active: false })).toBe(`422 unknown_coupon ${at}`);
    expect(await refused({ ...off, product_ids: [other] })).toBe(`422 coupon_not_applicable ${at}`);
    expect(await refused({ amount_off: 100, currency: 'USD' })).toBe(`422 coupon_not_applicable ${at}`);
    expect(await refused(off, shop.prices.free)).toBe(`422 coupon_not_applicable ${at}`);
    const soon = await shop.coupon({ ...off, expires_at: new Date(Date.now() + 3600_000).toISOString() });
    await world.db.update(
      { pk: `TEAM#${world.ours.id}#HUB#${world.ours.hub}#CATALOGUE`, sk: `COUPON#${soon.id}` },
      { set: { expires_at: new Date(Date.now() - 1).toISOString() } },
    );
    expect(outcome(await buy(world, shop.prices.once, token, { coupon_code: soon.code }))).toBe(
      `422 coupon_expired ${at}`,
    );
    expect(await refused({ ...off, expires_at: null, max_redemptions: null })).toBe('201');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type ShopWorld, startShop } from './shop-world.ts';
import {
  buy,
  type CommerceWorld,
  data,
  FREE,
  items,
  MONTHLY,
  ONCE,
  ofHub,
  outcome,
  PaymentRefused,
  priced,
} from './world.ts';

let shop: ShopWorld<'free' | 'once'>;
let world: CommerceWorld;
beforeAll(async () => {
  shop = await startShop({ free: FREE, once: ONCE });
  world = shop.world;
});
afterAll(() => world.service.stop());

describe('a free price', () => {
  test('C368 C369 C370 C372 C375 C379 C054: completes and grants access immediately, without Location', async () => {
    const buyer = await world.person();
    const made = await buy(world, shop.prices.free, buyer.token, { after: '/welcome' });
    expect([made.status, made.headers.Location]).toEqual([201, undefined]);
    const { id, type, attributes } = data(made);
    expect([type, attributes]).toEqual([
      'checkout_sessions',
      { order_id: id, status: 'completed', session_url: '', after: '/welcome' },
    ]);
    expect(data(await shop.orderOf(id, buyer.token)).attributes).toMatchObject({
      status: 'free',
      total: 0,
      after: '/welcome',
      contact_id: buyer.id,
    });
    const [entitlement] = items(await world.get(`/hubs/${world.ours.hub}/entitlements`, buyer.token));
    expect(entitlement).toMatchObject({
      id,
      attributes: { status: 'active', granted_by: { type: 'order', id, event: null }, revoked_by: null },
    });
    expect(
      await world.db.get({ pk: `TEAM#${world.ours.id}#HUB#${world.ours.hub}#MEMBER#${buyer.id}`, sk: 'BILLING' }),
    ).toMatchObject({
      status: 'free',
      price_ids: [shop.prices.free],
      in_grace: false,
    });
  });

  test('two concurrent checkouts of one buyer both succeed', async () => {
    const buyer = await world.person();
    const other = await priced(world, FREE);
    const made = await Promise.all([shop.prices.free, other.price].map((price) => buy(world, price, buyer.token)));
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(items(await world.get(`/hubs/${world.ours.hub}/entitlements`, buyer.token))).toHaveLength(2);
    const billing = await world.db.get<{ standings: unknown[] }>({
      pk: `TEAM#${world.ours.id}#HUB#${world.ours.hub}#MEMBER#${buyer.id}`,
      sk: 'BILLING',
    });
    expect(billing?.standings).toHaveLength(2);
  });
});

describe('a one-time or recurring price', () => {
  test('C374: opens a payment session and grants nothing yet', async () => {
    const buyer = await world.person();
    const made = await buy(world, shop.prices.once, buyer.token, {
      email: buyer.email,
      success_url: 'https://shop.example.com/done',
      cancel_url: '',
    });
    const { id, attributes } = data(made);
    expect([made.status, attributes]).toEqual([
      201,
      { order_id: id, status: 'open', session_url: `https://pay.example.com/cs_${id}`, after: null },
    ]);
    expect(data(await shop.orderOf(id, buyer.token)).attributes).toMatchObject({
      status: 'pending',
      session_status: 'open',
      total: 4900,
      currency: 'EUR',
      paid_at: null,
    });
    expect(items(await world.get(`/hubs/${world.ours.hub}/entitlements`, buyer.token))).toEqual([]);
    expect(world.fakeProvider.sessions.at(-1)).toMatchObject({
      order: { id, team_id: world.ours.id, hub_id: world.ours.hub },
      account: null,
      title: 'A course',
      price: { amount: 4900, currency: 'EUR' },
      recurring: null,
      email: buyer.email,
      success_url: 'https://shop.example.com/done',
      cancel_url: 'https://hub.example.com/checkout?outcome=canceled',
    });
  });

  test('a recurring price is requested with its interval and trial', async () => {
    const { price } = await priced(world, { ...MONTHLY, interval_count: 3, trial_days: 14 });
    await buy(world, price, (await world.person()).token);
    expect(world.fakeProvider.sessions.at(-1)?.recurring).toEqual({
      interval: 'month',
      interval_count: 3,
      trial_days: 14,
      coupon: null,
    });
  });

  test('an unreachable provider returns 503 and a rejection 422, and neither redeems the coupon', async () => {
    const { code, id } = await shop.coupon({ percent_off: 50, max_redemptions: 1 });
    const { token } = await world.person();
    world.fakeProvider.fails = new Error('no route');
    expect(outcome(await buy(world, shop.prices.once, token, { coupon_code: code }))).toBe('503 payment_unavailable');
    world.fakeProvider.fails = new PaymentRefused('The amount is too small.');
    expect(outcome(await buy(world, shop.prices.once, token, { coupon_code: code }))).toBe(
      '422 payment_refused /data/attributes/price_id',
    );
    world.fakeProvider.fails = undefined;
    expect(await shop.redeemed(id)).toBe(0);
    expect(outcome(await buy(world, shop.prices.once, token, { coupon_code: code }))).toBe('201');
  });
});

describe('a free price is granted to a contact once', () => {
  const one = async (answers: readonly Awaited<ReturnType<typeof buy>>[], { token }: { token: string }) => {
    expect(answers.map(outcome)).toEqual(answers.map(() => '201'));
    const [first] = answers.map(data);
    for (const { id, attributes } of answers.map(data))
      expect([id, attributes]).toEqual([
        first?.id,
        { order_id: first?.id, status: 'completed', session_url: '', after: '/first' },
      ]);
    const held = items(await world.get(`/hubs/${world.ours.hub}/entitlements`, token));
    expect(held.map(({ id }) => id)).toEqual([first?.id]);
    return first?.id;
  };
  const ordersOf = async ({ id }: { id: string }) =>
    items(await world.get(ofHub(world.ours, `/orders?filter[contact_id]=${id}`))).map((order) => order.id);

  test('a repeated checkout by the buyer or a creator returns the first order and admits a former member again', async () => {
    const buyer = await world.person();
    const first = await buy(world, shop.prices.free, buyer.token, { after: '/first' });
    const again = await buy(world, shop.prices.free, buyer.token, { after: '/second' });
    const member = memberKey({ team: world.ours.id, hub: world.ours.hub }, buyer.id);
    await world.db.update(member, { set: { status: 'left' } });
    const sold = await buy(world, shop.prices.free, world.ours.users.owner.token, { email: buyer.email });
    expect(await ordersOf(buyer)).toEqual([await one([first, again, sold], buyer)]);
    expect(await world.db.get(member)).toMatchObject({ status: 'active' });
    expect((await shop.billing(buyer.id))?.status).toBe('free');
  });

  test('ten concurrent checkouts, ten times, create one order', async () => {
    for (let round = 0; round < 10; round += 1) {
      const buyer = await world.person();
      const clicks = Array.from({ length: 10 }, () => buy(world, shop.prices.free, buyer.token, { after: '/first' }));
      const first = await one(await Promise.all(clicks), buyer);
      expect(await ordersOf(buyer)).toEqual([first]);
    }
  });

  test('ten concurrent checkouts with a full discount create one order and redeem the coupon once', async () => {
    const { code, id } = await shop.coupon({ percent_off: 100, max_redemptions: 1 });
    const buyer = await world.person();
    const more = { coupon_code: code, after: '/first' };
    const clicks = Array.from({ length: 5 }, () => buy(world, shop.prices.once, buyer.token, more));
    await one(await Promise.all(clicks), buyer);
    expect(await shop.redeemed(id)).toBe(1);
    expect(data(await buy(world, shop.prices.once, buyer.token)).attributes.status, 'without it').toBe('open');
  });
});

describe('access to an order', () => {
  test('is limited to its buyer and creators with the permission; other callers get 404', async () => {
    const [buyer, other] = await Promise.all([world.person(), world.person()]);
    const { id } = data(await buy(world, shop.prices.free, buyer.token));
    const seen = await Promise.all(
      [
        buyer.token,
        world.ours.users.owner.token,
        world.ours.key.secret,
        other.token,
        world.theirs.users.owner.token,
        world.theirs.key.secret,
        world.theirs.member.token,
        world.ours.users.moderator.token,
      ].map(async (token) => outcome(await shop.orderOf(id, token))),
    );
    expect(seen).toEqual([
      '200',
      '200',
      '200',
      '404 not_found',
      '404 not_found',
      '404 not_found',
      '404 not_found',
      '403 forbidden',
    ]);
    expect(outcome(await shop.orderOf(newId(), world.ours.users.moderator.token))).toBe('403 forbidden');
    expect(
      items(await world.get(ofHub(world.ours, `/orders?filter[contact_id]=${buyer.id}`))).map((one) => one.id),
    ).toEqual([id]);
    expect(
      items(await world.get(ofHub(world.ours, `/orders?filter[status]=pending&filter[contact_id]=${buyer.id}`))),
    ).toEqual([]);
  });
});

describe('the rate limit of checkouts', () => {
  test('C378 C481 C482 C483 C497: is ten per minute for each contact and for each source address of other callers', async () => {
    const [one, two] = await Promise.all([world.person(), world.person()]);
    const from = (token: string, sourceIp: string, forwarded = '') =>
      world.service.call({
        method: 'POST',
        path: `/api/v1/hub/${world.ours.hub}/checkout`,
        token,
        sourceIp,
        headers: { 'x-forwarded-for': forwarded },
        body: { data: { type: 'checkout_sessions', attributes: { price_id: shop.prices.free } } },
      });
    const eleven = async (token: string, ip: string) => {
      const statuses = [];
      for (let nth = 0; nth < 11; nth += 1) statuses.push((await from(token, ip, `198.51.100.${nth}`)).status);
      return statuses;
    };
    const tenAndOne = [...Array.from({ length: 10 }, () => 201), 429];
    expect(await eleven(one.token, '192.0.2.1')).toEqual(tenAndOne);
    expect(await eleven(two.token, '192.0.2.1')).toEqual(tenAndOne);
    expect(await eleven(world.ours.key.secret, '192.0.2.2')).toEqual(tenAndOne);
    expect((await from(world.ours.users.owner.token, '192.0.2.2')).status).toBe(429);
    const refused = await from(one.token, '192.0.2.1');
    expect([outcome(refused), refused.headers['Retry-After']]).toEqual([
      '429 rate_limited',
      expect.stringMatching(/^[1-9]\d*$/),
    ]);
  });
});

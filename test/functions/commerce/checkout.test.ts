import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/id.ts';
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
  startCommerce,
} from './world.ts';

let world: CommerceWorld;
let free: string;
let once: string;
let monthly: string;
beforeAll(async () => {
  world = await startCommerce();
  [free, once, monthly] = (await Promise.all([FREE, ONCE, MONTHLY].map((price) => priced(world, price)))).map(
    ({ price }) => price,
  ) as [string, string, string];
});
afterAll(() => world.service.stop());

const orderOf = (id: string, token?: string) => world.get(`/orders/${id}`, token);
const coupon = async (attributes: object) => {
  const code = `C${newId().slice(-10)}`;
  const made = await world.send('POST', ofHub(world.ours, '/coupons'), {
    type: 'coupons',
    attributes: { code, ...attributes },
  });
  return { code, id: data(made).id };
};
const redeemed = async (id: string) =>
  data(await world.get(ofHub(world.ours, `/coupons/${id}`))).attributes.times_redeemed;

describe('a price that costs nothing', () => {
  test('C368 C369 C375 C054: completes at once, is the buyer’s at once, and has no Location', async () => {
    const buyer = await world.person();
    const made = await buy(world, free, buyer.token, { after: '/welcome' });
    expect([made.status, made.headers.Location]).toEqual([201, undefined]);
    const { id, type, attributes } = data(made);
    expect([type, attributes]).toEqual([
      'checkout_sessions',
      { order_id: id, status: 'completed', session_url: '', after: '/welcome' },
    ]);
    expect(data(await orderOf(id, buyer.token)).attributes).toMatchObject({
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
      price_ids: [free],
      in_grace: false,
    });
  });

  test('two at once by one buyer are both theirs', async () => {
    const buyer = await world.person();
    const made = await Promise.all([buy(world, free, buyer.token), buy(world, free, buyer.token)]);
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(items(await world.get(`/hubs/${world.ours.hub}/entitlements`, buyer.token))).toHaveLength(2);
    const billing = await world.db.get<{ standings: unknown[] }>({
      pk: `TEAM#${world.ours.id}#HUB#${world.ours.hub}#MEMBER#${buyer.id}`,
      sk: 'BILLING',
    });
    expect(billing?.standings).toHaveLength(2);
  });
});

describe('a price that is paid', () => {
  test('C374: opens a session where it is paid, and nothing is the buyer’s yet', async () => {
    const buyer = await world.person();
    const made = await buy(world, once, buyer.token, {
      email: buyer.email,
      success_url: 'https://shop.example.com/done',
      cancel_url: '',
    });
    const { id, attributes } = data(made);
    expect([made.status, attributes]).toEqual([
      201,
      { order_id: id, status: 'open', session_url: `https://pay.example.com/cs_${id}`, after: null },
    ]);
    expect(data(await orderOf(id, buyer.token)).attributes).toMatchObject({
      status: 'pending',
      session_status: 'open',
      total: 4900,
      currency: 'EUR',
      paid_at: null,
    });
    expect(items(await world.get(`/hubs/${world.ours.hub}/entitlements`, buyer.token))).toEqual([]);
    expect(world.desk.sessions.at(-1)).toMatchObject({
      order: { id, team_id: world.ours.id, hub_id: world.ours.hub },
      ...{
        account: null,
        title: 'A course',
        price: { amount: 4900, currency: 'EUR' },
        recurring: null,
        email: buyer.email,
      },
      ...{
        success_url: 'https://shop.example.com/done',
        cancel_url: 'https://hub.example.com/checkout?outcome=canceled',
      },
    });
  });

  test('a recurring one is asked for with its interval and its trial', async () => {
    const { price } = await priced(world, { ...MONTHLY, interval_count: 3, trial_days: 14 });
    await buy(world, price, (await world.person()).token);
    expect(world.desk.sessions.at(-1)?.recurring).toEqual({
      interval: 'month',
      interval_count: 3,
      trial_days: 14,
      coupon: null,
    });
  });

  test('a provider that is out of reach is a 503, one that refuses a 422, and neither keeps a coupon’s use', async () => {
    const { code, id } = await coupon({ percent_off: 50, max_redemptions: 1 });
    const { token } = await world.person();
    world.desk.fails = new Error('no route');
    expect(outcome(await buy(world, once, token, { coupon_code: code }))).toBe('503 payment_unavailable');
    world.desk.fails = new PaymentRefused('The amount is too small.');
    expect(outcome(await buy(world, once, token, { coupon_code: code }))).toBe(
      '422 payment_refused /data/attributes/price_id',
    );
    world.desk.fails = undefined;
    expect(await redeemed(id)).toBe(0);
    expect(outcome(await buy(world, once, token, { coupon_code: code }))).toBe('201');
  });
});

describe('what is refused makes no order', () => {
  const ordersBefore = async () => items(await world.get(ofHub(world.ours, '/orders?page[size]=100'))).length;

  test('C371 C376 C377: a price that is missing, unknown, of another hub, inactive or of an archived product', async () => {
    const { token } = await world.person();
    const before = await ordersBefore();
    const theirs = await priced(world, FREE, world.theirs);
    const inactive = await priced(world, { ...FREE, is_active: false });
    const archived = await priced(world, FREE);
    await world.send('PATCH', ofHub(world.ours, `/products/${archived.product}`), {
      type: 'products',
      attributes: { status: 'archived' },
    });
    const gone = await priced(world, FREE);
    await world.send('DELETE', ofHub(world.ours, `/products/${gone.product}`));
    for (const price of [newId(), theirs.price, inactive.price, archived.price, gone.price])
      expect(outcome(await buy(world, price, token))).toBe('422 unknown_price /data/attributes/price_id');
    const send = (attributes: object, type = 'checkout_sessions') =>
      world.send('POST', `/hub/${world.ours.hub}/checkout`, { type, attributes }, token);
    expect(outcome(await send({}))).toBe('422 /data/attributes/price_id');
    expect(outcome(await send({ price_id: null }))).toBe('422 /data/attributes/price_id');
    expect(outcome(await send({ price_id: free }, 'orders'))).toBe('422 /data/type');
    expect(await ordersBefore()).toBe(before);
  });

  test('C377: a hub that is unknown, or not the member’s', async () => {
    const { token } = await world.person();
    for (const hub of [newId(), world.theirs.hub])
      expect(outcome(await buy(world, free, token, {}, hub))).toBe('404 not_found');
    expect(outcome(await buy(world, free, world.ours.outsider.token))).toBe('404 not_found');
    expect(outcome(await buy(world, free, world.ours.bareKey.secret))).toBe('403 forbidden');
    expect(
      outcome(
        await world.send(
          'POST',
          `/hub/${world.ours.hub}/checkout`,
          { type: 'checkout_sessions', attributes: { price_id: free } },
          '',
        ),
      ),
    ).toBe('401 unauthorized');
  });

  test('return addresses anywhere but on the hub’s own origins', async () => {
    const { token } = await world.person();
    for (const url of [
      'https://evil.example.com/',
      'https://shop.example.com.evil.com/',
      'http://shop.example.com/',
      'https://shop.example.com:8443/',
      'https://shop.example.com@evil.com/',
      'javascript:alert(1)',
      '/done',
      'nonsense',
    ])
      for (const name of ['success_url', 'cancel_url'])
        expect(outcome(await buy(world, once, (await world.person()).token, { [name]: url }))).toBe(
          `422 url_not_allowed /data/attributes/${name}`,
        );
    expect(outcome(await buy(world, once, token, { success_url: 'https://shop.example.com/a?b#c' }))).toBe('201');
  });

  test('coupons that are unknown, expired, used up or for something else, each with its code', async () => {
    const at = '/data/attributes/coupon_code';
    const { token } = await world.person();
    const off = { percent_off: 10 };
    const refused = async (attributes: object, price = once) =>
      outcome(await buy(world, price, token, { coupon_code: (await coupon(attributes)).code }));
    expect(outcome(await buy(world, once, token, { coupon_code: 'NOBODYS' }))).toBe(`422 unknown_coupon ${at}`);
    expect(await refused({ ...off, is_active: false })).toBe(`422 unknown_coupon ${at}`);
    expect(await refused({ ...off, product_ids: [newId()] })).toBe(`422 coupon_not_applicable ${at}`);
    expect(await refused({ amount_off: 100, currency: 'USD' })).toBe(`422 coupon_not_applicable ${at}`);
    expect(await refused(off, free)).toBe(`422 coupon_not_applicable ${at}`);
    const soon = await coupon({ ...off, expires_at: new Date(Date.now() + 3600_000).toISOString() });
    await world.db.update(
      { pk: `TEAM#${world.ours.id}#HUB#${world.ours.hub}#CATALOGUE`, sk: `COUPON#${soon.id}` },
      { set: { expires_at: new Date(Date.now() - 1).toISOString() } },
    );
    expect(outcome(await buy(world, once, token, { coupon_code: soon.code }))).toBe(`422 coupon_expired ${at}`);
    expect(await refused({ ...off, expires_at: null, max_redemptions: null })).toBe('201');
  });
});

describe('coupons', () => {
  test('100 buyers and 5 uses: 5 have it, and 95 hear so', async () => {
    const { code, id } = await coupon({ percent_off: 100, max_redemptions: 5 });
    const buyers = await Promise.all(Array.from({ length: 100 }, () => world.person()));
    const answers = await Promise.all(
      buyers.map(({ token }) => buy(world, once, token, { coupon_code: code.toLowerCase() })),
    );
    const counted = Map.groupBy(answers, outcome);
    expect(Object.fromEntries([...counted].map(([name, all]) => [name, all.length]))).toEqual({
      '201': 5,
      '422 coupon_used_up /data/attributes/coupon_code': 95,
    });
    expect(await redeemed(id)).toBe(5);
  });

  test('what it takes off all of a price makes it the buyer’s at once', async () => {
    const { code } = await coupon({ percent_off: 100 });
    const { token } = await world.person();
    const made = data(await buy(world, once, token, { coupon_code: code }));
    expect(made.attributes).toMatchObject({ status: 'completed', session_url: '' });
    expect(data(await orderOf(made.id, token)).attributes).toMatchObject({
      status: 'free',
      subtotal: 4900,
      discount: 4900,
      total: 0,
      coupon_code: code,
    });
  });

  test('a part is rounded in the buyer’s favour, and an amount takes off no more than there is', async () => {
    const third = await coupon({ percent_off: 33 });
    const most = await coupon({ amount_off: 99_999, currency: 'eur' });
    const some = await coupon({ amount_off: 1, currency: 'EUR' });
    const { price } = await priced(world, { kind: 'one_time', amount: 101, currency: 'eur' });
    const { token } = await world.person();
    const totals = [];
    for (const { code } of [third, most, some])
      totals.push(data(await orderOf(data(await buy(world, price, token, { coupon_code: code })).id)).attributes.total);
    expect(totals).toEqual([67, 0, 100]);
  });

  test('of a subscription it takes off the first amounts, or all of them', async () => {
    const cases = [
      [{ duration: 'once' }, 1500, { duration: 'once', months: null, percent_off: 20 }],
      [{ duration: 'repeating', duration_in_months: 3 }, 1500, { duration: 'repeating', months: 3, percent_off: 20 }],
      [{ duration: 'forever' }, 1200, null],
    ] as const;
    for (const [attributes, amount, given] of cases) {
      const { code } = await coupon({ percent_off: 20, ...attributes });
      await buy(world, monthly, (await world.person()).token, { coupon_code: code });
      const asked = world.desk.sessions.at(-1);
      expect(asked?.price.amount).toBe(amount);
      if (given) expect(asked?.recurring?.coupon).toMatchObject(given);
      else expect(asked?.recurring?.coupon).toBeNull();
    }
  });
});

describe('a creator who sells', () => {
  test('sells to the contact with the address, who is made and let in where there is none', async () => {
    const email = `${newId()}@example.com`;
    const made = await buy(world, free, world.ours.key.secret, { email: email.toUpperCase() });
    const { contact_id } = data(await orderOf(data(made).id)).attributes;
    expect(
      await world.db.get({ pk: `TEAM#${world.ours.id}#HUB#${world.ours.hub}`, sk: `MEMBER#${contact_id}` }),
    ).toMatchObject({ status: 'active' });
    const again = await buy(world, free, world.ours.users.owner.token, { email });
    expect(data(await orderOf(data(again).id)).attributes.contact_id).toBe(contact_id);
  });

  test('without an address the order is nobody’s yet', async () => {
    const made = await buy(world, once, world.ours.key.secret);
    expect(data(await orderOf(data(made).id)).attributes).toMatchObject({ contact_id: null, status: 'pending' });
  });
});

describe('who sees an order', () => {
  test('its buyer and creators who may; for anybody else there is none', async () => {
    const [buyer, other] = await Promise.all([world.person(), world.person()]);
    const { id } = data(await buy(world, free, buyer.token));
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
      ].map(async (token) => outcome(await orderOf(id, token))),
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
    expect(
      items(await world.get(ofHub(world.ours, `/orders?filter[contact_id]=${buyer.id}`))).map((one) => one.id),
    ).toEqual([id]);
    expect(
      items(await world.get(ofHub(world.ours, `/orders?filter[status]=pending&filter[contact_id]=${buyer.id}`))),
    ).toEqual([]);
  });
});

describe('its limit', () => {
  test('C378 C481 C482 C483 C497: ten in a minute for each contact, and for each address of all others', async () => {
    const [one, two] = await Promise.all([world.person(), world.person()]);
    const from = (token: string, sourceIp: string, forwarded = '') =>
      world.service.call({
        method: 'POST',
        path: `/api/v1/hub/${world.ours.hub}/checkout`,
        token,
        sourceIp,
        headers: { 'x-forwarded-for': forwarded },
        body: { data: { type: 'checkout_sessions', attributes: { price_id: free } } },
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

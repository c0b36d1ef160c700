import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { buy, data, items, ONCE, ofHub, outcome, priced, startCommerce } from './world.ts';

const world = useWorld(startCommerce);
let product: string;
beforeAll(async () => {
  ({ product } = await priced(world, ONCE));
});

const send = (method: string, path: string, type: string, attributes: object, token?: string) =>
  world.send(method, ofHub(world.ours, path), { type, attributes }, token);
const price = (attributes: object) => send('POST', `/products/${product}/prices`, 'prices', attributes);
const coupon = (attributes: object) => send('POST', '/coupons', 'coupons', attributes);
const at = (field: string) => `422 /data/attributes/${field}`;

describe('products', () => {
  test('a product is created with a Location, read, updated and deleted with the permission to manage commerce', async () => {
    const made = await send('POST', '/products', 'products', { name: '  Course ', description: null });
    const { id, attributes } = data(made);
    expect([made.status, made.headers.Location]).toEqual([201, `/api/v1${ofHub(world.ours, `/products/${id}`)}`]);
    expect(attributes).toMatchObject({ name: 'Course', description: null, status: 'active', hub_id: world.ours.hub });
    const path = `/products/${id}`;
    expect(data(await send('PATCH', path, 'products', { description: 'All of it' })).attributes).toMatchObject({
      name: 'Course',
      description: 'All of it',
    });
    expect(data(await send('PATCH', path, 'products', { description: null })).attributes.description).toBeNull();
    expect(data(await send('PATCH', path, 'products', {})).attributes.name).toBe('Course');
    for (const [field, value] of [
      ['name', null],
      ['name', ''],
      ['name', 'x'.repeat(251)],
      ['description', 5],
      ['status', 'sold'],
      ['status', null],
    ])
      expect(outcome(await send('PATCH', path, 'products', { name: 'Other', [String(field)]: value }))).toBe(
        at(String(field)),
      );
    expect(data(await world.get(ofHub(world.ours, path))).attributes.name).toBe('Course');
    expect(outcome(await send('PATCH', path, 'products', { name: 'x' }, world.ours.users.moderator.token))).toBe(
      '403 forbidden',
    );
    expect((await world.send('DELETE', ofHub(world.ours, path))).status).toBe(204);
    expect(outcome(await world.send('DELETE', ofHub(world.ours, path)))).toBe('404 not_found');
    expect(outcome(await world.get(ofHub(world.ours, path)))).toBe('404 not_found');
  });

  test('deleting a product deletes its prices', async () => {
    const deleted = await priced(world, ONCE);
    const path = `/products/${deleted.product}/prices/${deleted.price}`;
    expect(outcome(await world.get(ofHub(world.ours, path)))).toBe('200');
    expect((await world.send('DELETE', ofHub(world.ours, `/products/${deleted.product}`))).status).toBe(204);
    expect(outcome(await world.get(ofHub(world.ours, path)))).toBe('404 not_found');
    expect(outcome(await send('PATCH', path, 'prices', { is_active: false }))).toBe('404 not_found');
  });

  test('a product or price of another hub returns 404 and is not listed', async () => {
    expect(outcome(await world.get(ofHub(world.theirs, `/products/${product}`), world.theirs.key.secret))).toBe(
      '404 not_found',
    );
    const theirs = await priced(world, ONCE, world.theirs);
    expect(outcome(await world.get(ofHub(world.ours, `/products/${product}/prices/${theirs.price}`)))).toBe(
      '404 not_found',
    );
    expect(items(await world.get(ofHub(world.ours, '/products'))).map(({ id }) => id)).not.toContain(theirs.product);
  });
});

describe('prices', () => {
  test('an amount is an integer of minor units in an ISO 4217 currency', async () => {
    const made = await price({ kind: 'one_time', amount: 1999, currency: 'usd' });
    expect(data(made).attributes).toMatchObject({
      amount: 1999,
      currency: 'USD',
      interval: null,
      interval_count: null,
    });
    expect(made.headers.Location).toBe(`/api/v1${ofHub(world.ours, `/products/${product}/prices/${data(made).id}`)}`);
    for (const amount of [19.99, '1999', -1, 100_000_000, null, Number.MAX_SAFE_INTEGER, 0])
      expect(outcome(await price({ kind: 'one_time', amount, currency: 'EUR' }))).toBe(at('amount'));
    for (const currency of ['EURO', 'XXX', 'ISK', 'mga', 'UGX', '€', '', null, 5])
      expect(outcome(await price({ kind: 'one_time', amount: 1, currency }))).toBe(at('currency'));
  });

  test('a free price has no amount, and a recurring one an interval of at most three years', async () => {
    const base = { kind: 'recurring', amount: 500, currency: 'EUR', interval: 'month' };
    expect(outcome(await price({ ...base, trial_period_days: 14 }))).toBe(at('trial_period_days'));
    expect(data(await price({ ...base, trial_days: 14 })).attributes).toMatchObject({
      interval_count: 1,
      trial_days: 14,
      grace_days: 7,
    });
    expect(data(await price({ kind: 'free' })).attributes).toMatchObject({ amount: 0 });
    expect(outcome(await price({ kind: 'free', amount: 1 }))).toBe(at('amount'));
    expect(outcome(await price({ kind: 'one_time', amount: 0 }))).toBe(at('amount'));
    expect(outcome(await price({ ...base, interval: undefined }))).toBe(at('interval'));
    expect(outcome(await price({ ...ONCE, interval: 'month' }))).toBe(at('interval'));
    expect(outcome(await price({ ...ONCE, trial_days: 3 }))).toBe(at('trial_days'));
    expect(outcome(await price({ ...base, kind: 'weekly' }))).toBe(at('kind'));
    for (const [interval, max] of [
      ['day', 1095],
      ['week', 156],
      ['month', 36],
      ['year', 3],
    ]) {
      expect(outcome(await price({ ...base, interval, interval_count: max }))).toBe('201');
      expect(outcome(await price({ ...base, interval, interval_count: Number(max) + 1 }))).toBe(at('interval_count'));
    }
  });

  test('the amount of a price cannot be changed', async () => {
    const { id } = data(await price(ONCE));
    const path = `/products/${product}/prices/${id}`;
    expect(
      data(await send('PATCH', path, 'prices', { amount: 1, is_active: false, name: 'Old' })).attributes,
    ).toMatchObject({ amount: 4900, is_active: false, name: 'Old' });
    expect(outcome(await send('PATCH', path, 'prices', { is_active: null }))).toBe(at('is_active'));
    expect(outcome(await send('PATCH', `/products/${product}/prices/${newId()}`, 'prices', {}))).toBe('404 not_found');
    expect(outcome(await send('POST', `/products/${newId()}/prices`, 'prices', ONCE))).toBe('404 not_found');
    const listed = items(await world.get(ofHub(world.ours, `/products/${product}/prices?page[size]=100`)));
    expect(listed.map((one) => one.id)).toContain(id);
  });
});

describe('coupons', () => {
  test('a code is unique in a hub, ignoring case and width, and can be reused after its deletion', async () => {
    const made = await coupon({ code: 'Summer', percent_off: 10 });
    expect([made.status, made.headers.Location]).toEqual([
      201,
      `/api/v1${ofHub(world.ours, `/coupons/${data(made).id}`)}`,
    ]);
    for (const code of ['summer', 'SUMMER', 'Ｓummer'])
      expect(outcome(await coupon({ code, percent_off: 5 }))).toBe('422 code_taken /data/attributes/code');
    const race = await Promise.all(Array.from({ length: 10 }, () => coupon({ code: 'RACE', percent_off: 5 })));
    expect(race.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await world.send('DELETE', ofHub(world.ours, `/coupons/${data(made).id}`))).status).toBe(204);
    expect(outcome(await world.send('DELETE', ofHub(world.ours, `/coupons/${data(made).id}`)))).toBe('404 not_found');
    expect((await coupon({ code: 'summer', percent_off: 5 })).status).toBe(201);
  });

  test('a coupon has a percentage or an amount, and attributes that contradict each other return 422', async () => {
    const code = () => `C${newId().slice(-8)}`;
    const refused: readonly (readonly [object, string])[] = [
      [{}, 'percent_off'],
      [{ percent_off: 10, amount_off: 10, currency: 'EUR' }, 'percent_off'],
      [{ percent_off: 0 }, 'percent_off'],
      [{ percent_off: 101 }, 'percent_off'],
      [{ percent_off: 12.5 }, 'percent_off'],
      [{ amount_off: 10 }, 'currency'],
      [{ percent_off: 10, currency: 'EUR' }, 'currency'],
      [{ percent_off: 10, duration: 'repeating' }, 'duration_in_months'],
      [{ percent_off: 10, duration_in_months: 3 }, 'duration_in_months'],
      [{ percent_off: 10, duration: 'twice' }, 'duration'],
      [{ percent_off: 10, max_redemptions: 0 }, 'max_redemptions'],
      [{ percent_off: 10, expires_at: 'tomorrow' }, 'expires_at'],
      [{ percent_off: 10, redeem_by: null }, 'redeem_by'],
      [{ percent_off: 10, applies_to: [product] }, 'applies_to'],
      [{ percent_off: 10, max_uses: 1 }, 'max_uses'],
    ];
    for (const [attributes, field] of refused)
      expect(outcome(await coupon({ code: code(), ...attributes }))).toBe(at(field));
    for (const bad of ['', 'two words', 'x'.repeat(65), null])
      expect(outcome(await coupon({ code: bad, percent_off: 10 }))).toBe(at('code'));
    const past = new Date(Date.now() - 1000).toISOString();
    expect(outcome(await coupon({ code: code(), percent_off: 10, expires_at: past }))).toBe(
      '422 expires_in_past /data/attributes/expires_at',
    );
    const later = await coupon({
      code: code(),
      percent_off: 10,
      expires_at: '2100-01-01T00:00:00+02:00',
      product_ids: [product, product],
    });
    expect(data(later).attributes).toMatchObject({
      expires_at: '2099-12-31T22:00:00.000Z',
      product_ids: [product],
      times_redeemed: 0,
    });
    const path = `/coupons/${data(later).id}`;
    const changed = data(
      await send('PATCH', path, 'coupons', {
        percent_off: 90,
        times_redeemed: 5,
        max_redemptions: 3,
        expires_at: null,
      }),
    ).attributes;
    expect(changed).toMatchObject({ percent_off: 10, times_redeemed: 0, max_redemptions: 3, expires_at: null });
    expect(outcome(await send('PATCH', path, 'coupons', { is_active: null }))).toBe(at('is_active'));
    const elsewhere = [product, newId()];
    const unknown = '422 unknown_product /data/attributes/product_ids/1';
    expect(outcome(await coupon({ code: code(), percent_off: 10, product_ids: elsewhere }))).toBe(unknown);
    expect(outcome(await send('PATCH', path, 'coupons', { product_ids: elsewhere }))).toBe(unknown);
    const missing = await send('PATCH', `/coupons/${newId()}`, 'coupons', { product_ids: elsewhere });
    expect(outcome(missing)).toMatch(/^404/);
    expect(data(await send('PATCH', path, 'coupons', { product_ids: [] })).attributes.product_ids).toEqual([]);
  });
});

describe('an amount in a currency with three decimal digits must end in 0', () => {
  test.each('BHD JOD KWD OMR TND'.split(' '))('%s: of a price, a coupon and a refund', async (currency) => {
    for (const kind of [{ kind: 'one_time' }, { kind: 'recurring', interval: 'month' }]) {
      expect(outcome(await price({ ...kind, currency, amount: 1234 }))).toBe(at('amount'));
      expect(outcome(await price({ ...kind, currency: currency.toLowerCase(), amount: 9 }))).toBe(at('amount'));
      expect((await price({ ...kind, currency, amount: 1230 })).status).toBe(201);
    }
    const off = { code: `OFF${currency}`, currency };
    expect(outcome(await coupon({ ...off, amount_off: 15 }))).toBe(at('amount_off'));
    expect((await coupon({ ...off, amount_off: 20 })).status).toBe(201);
    const sold = await priced(world, { kind: 'one_time', currency, amount: 1230 });
    const { token } = await world.person();
    const { id, attributes } = data(await buy(world, sold.price, token, { coupon_code: off.code }));
    expect(attributes.status).toBe('open');
    const refund = (amount: number) => send('POST', `/orders/${id}/refunds`, 'refunds', { amount });
    expect(outcome(await refund(5))).toBe('422 amount_not_chargeable /data/attributes/amount');
    expect(outcome(await refund(10))).toBe('409 nothing_to_refund');
  });

  test('and in any other currency it need not', async () => {
    for (const currency of ['EUR', 'JPY', 'HUF'])
      expect((await price({ kind: 'one_time', currency, amount: 1234 })).status).toBe(201);
  });
});

test('`trial_days` of 0 means none', async () => {
  const { attributes } = data(await price({ kind: 'recurring', interval: 'month', amount: 100, trial_days: 0 }));
  expect(attributes.trial_days).toBeNull();
  expect((await price({ ...ONCE, trial_days: 0 })).status).toBe(201);
  expect(outcome(await price({ kind: 'recurring', interval: 'month', amount: 100, trial_days: -1 }))).toBe(
    at('trial_days'),
  );
});

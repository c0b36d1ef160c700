import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { meter } from '../../support/meter.ts';
import { useWorld } from '../../support/use-world.ts';
import { startShop } from './shop-world.ts';
import { data, FREE, items, MONTHLY, ONCE, ofHub, priced, startCommerce } from './world.ts';

const world = useWorld(startCommerce);

const path = (query = '', hub = world.ours.hub) => `/hubs/${hub}/products${query}`;
const listProducts = (token?: string, query = '', hub = world.ours.hub) =>
  world.service.call({ path: `/api/v1${path(query, hub)}`, ...(token && { token }) });
const idsFor = async (token?: string) => items(await listProducts(token)).map(({ id }) => id);
const change = (rest: string, type: string, attributes: object) =>
  world.send('PATCH', ofHub(world.ours, `/products/${rest}`), { type, attributes });

describe('GET /hubs/{id}/products', () => {
  test('returns the same buyer view of products and prices to members, visitors and creators', async () => {
    const { product, price } = await priced(world, { ...MONTHLY, trial_days: 7, name: 'Monthly' });
    for (const token of [undefined, world.ours.member.token, world.ours.key.secret, world.ours.users.owner.token]) {
      const found = items(await listProducts(token)).find(({ id }) => id === product);
      expect(found).toMatchObject({ type: 'products' });
      expect(found?.attributes).toEqual({
        hub_id: world.ours.hub,
        name: 'A course',
        description: null,
        prices: [
          {
            id: price,
            name: 'Monthly',
            kind: 'recurring',
            amount: 1500,
            currency: 'EUR',
            interval: 'month',
            interval_count: 1,
            trial_days: 7,
          },
        ],
      });
    }
  });

  test('omits archived and deleted products, inactive prices and products without a price', async () => {
    const [a, b, c, d] = [
      await priced(world, ONCE),
      await priced(world, ONCE),
      await priced(world, ONCE),
      await priced(world, ONCE),
    ];
    const unpriced = data(
      await world.send('POST', ofHub(world.ours, '/products'), { type: 'products', attributes: { name: 'Bare' } }),
    ).id;
    const prices = ofHub(world.ours, `/products/${d.product}/prices`);
    const other = data(await world.send('POST', prices, { type: 'prices', attributes: FREE })).id;
    await change(a.product, 'products', { status: 'archived' });
    await change(`${b.product}/prices/${b.price}`, 'prices', { is_active: false });
    await world.send('DELETE', ofHub(world.ours, `/products/${c.product}`));
    await change(`${d.product}/prices/${d.price}`, 'prices', { is_active: false });
    const seen = await idsFor(world.ours.member.token);
    for (const hidden of [a.product, b.product, c.product, unpriced]) expect(seen).not.toContain(hidden);
    const [shown] = items(await listProducts()).filter(({ id }) => id === d.product);
    expect(shown?.attributes.prices).toMatchObject([{ id: other, kind: 'free' }]);
  });

  test('pages hold each product of the hub once, and no product of another hub', async () => {
    for (let nth = 0; nth < 4; nth += 1) await priced(world, ONCE);
    const theirs = await priced(world, ONCE, world.theirs);
    const all = await idsFor();
    expect(all).not.toContain(theirs.product);
    const seen: string[] = [];
    for (let query: string | undefined = '?page[size]=2'; query !== undefined; ) {
      const page = await listProducts(undefined, query);
      seen.push(...items(page).map(({ id }) => id));
      const { next } = page.body.links as { next?: string };
      query = next === undefined ? undefined : next.slice(next.indexOf('?'));
    }
    expect(seen).toEqual(all);
    expect((await listProducts(undefined, '', newId())).status).toBe(404);
    expect((await listProducts(world.theirs.member.token)).status).toBe(404);
  });

  test('fills its pages past products that are not sold, and has no empty last page', async () => {
    const { theirs } = world;
    const { token } = theirs.users.owner;
    const unpriced = () =>
      world.send('POST', ofHub(theirs, '/products'), { type: 'products', attributes: { name: 'Bare' } }, token);
    const known = items(await listProducts(undefined, '?page[size]=100', theirs.hub)).length;
    for (let nth = 0; nth < 4 - known; nth += 1) {
      for (let more = 0; more < 4; more += 1) await unpriced();
      await priced(world, ONCE, theirs);
    }
    for (let more = 0; more < 4; more += 1) await unpriced();
    const pages: number[] = [];
    for (let query: string | undefined = '?page[size]=2'; query !== undefined; ) {
      const page = await listProducts(undefined, query, theirs.hub);
      pages.push(items(page).length);
      const { next } = page.body.links as { next?: string };
      query = next === undefined ? undefined : next.slice(next.indexOf('?'));
    }
    expect(pages).toEqual([2, 2]);
  });

  test('costs one query for the products and one per product for its prices, in 3 round trips', async () => {
    const shop = await startShop({ one: ONCE, two: FREE, three: MONTHLY });
    const call = { path: `/api/v1${path('?page[size]=2', shop.world.ours.hub)}` };
    await shop.world.service.call(call);
    const spent = meter(shop.world.service.store.client);
    const cost = async () => {
      spent.read();
      expect(items(await shop.world.service.call(call))).toHaveLength(2);
      const { requests, trips, read } = spent.read();
      return { requests, trips, read };
    };
    expect(await cost()).toEqual({ requests: 5, trips: 3, read: 3 });
    const { product } = await priced(shop.world, ONCE);
    const prices = ofHub(shop.world.ours, `/products/${product}/prices`);
    const more = { type: 'prices', attributes: ONCE };
    await Promise.all(Array.from({ length: 40 }, () => shop.world.send('POST', prices, more)));
    expect(await cost()).toEqual({ requests: 5, trips: 3, read: 3 });
    await shop.world.service.stop();
  });
});

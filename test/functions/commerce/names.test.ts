import { expect, test } from 'vitest';
import type { PriceItem } from '../../../shared/commerce/catalog/price-item.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { event, subscription, subscriptionSession } from './stripe-events.ts';
import { buy, data, FREE, items, MONTHLY, ofHub, priced, startCommerce } from './world.ts';

const world = useWorld(startCommerce);

const NAMES = ['contact_display_name', 'contact_is_former_member', 'contact_photo_url', 'product_name', 'price_name'];
const namesIn = (attributes: Readonly<Record<string, unknown>> = {}) => NAMES.map((name) => attributes[name]);
const hub = () => ({ team: world.ours.id, hub: world.ours.hub });
const rename = (id: string, set: { name: string; avatar?: string }) =>
  world.db.update(contactKey(world.ours.id, id), { set });

test('orders, subscriptions and entitlements show the current names of the buyer, the product and the price', async () => {
  const ada = await world.person();
  await rename(ada.id, { name: 'Ada', avatar: 'upload' });
  const { product, price } = await priced(world, { ...FREE, name: 'For friends' } as Partial<PriceItem> & typeof FREE);
  const order = data(await buy(world, price, ada.token)).attributes.order_id as string;
  const path = ofHub(world.ours, `/products/${product}`);
  await world.send('PATCH', path, { type: 'products', attributes: { name: 'Renamed' } });
  const photo = expect.stringContaining(`/contacts/${world.ours.id}/${ada.id}/avatar`);
  const expected = ['Ada', false, photo, 'Renamed', 'For friends'];
  const own = data(await world.get(`/orders/${order}`, ada.token));
  const [sold] = items(await world.get(ofHub(world.ours, '/orders')));
  const [entitlement] = items(await world.get(`/hubs/${world.ours.hub}/entitlements`, ada.token));
  for (const read of [own, sold, entitlement]) expect(namesIn(read?.attributes)).toEqual(expected);
});

test('a deleted product keeps its last name for the buyers of its orders, subscriptions and entitlements', async () => {
  const ada = await world.person();
  const { product, price } = await priced(world, { ...MONTHLY, name: 'Monthly' } as Partial<PriceItem> &
    typeof MONTHLY);
  const order = data(await buy(world, price, ada.token)).id;
  const story = { order, team: world.ours.id, hub: world.ours.hub };
  const at = Math.floor(Date.now() / 1000);
  for (const one of [
    event('customer.subscription.updated', subscription(story, 'active', [at, at + 100]), at),
    event('checkout.session.completed', subscriptionSession(story), at),
  ])
    await world.sendEvent(one);
  await world.work();
  const path = ofHub(world.ours, `/products/${product}`);
  await world.send('PATCH', path, { type: 'products', attributes: { name: 'The last name' } });
  expect((await world.send('DELETE', path)).status).toBe(204);
  const read = [
    data(await world.get(`/orders/${order}`, ada.token)),
    ...items(await world.get(ofHub(world.ours, '/orders'))),
    ...items(await world.get('/me/orders', ada.token)),
    ...items(await world.get('/me/subscriptions', ada.token)),
    ...items(await world.get(ofHub(world.ours, '/subscriptions'))),
    ...items(await world.get(`/hubs/${world.ours.hub}/subscriptions`, ada.token)),
    ...items(await world.get(`/hubs/${world.ours.hub}/entitlements`, ada.token)),
  ].filter(({ attributes }) => attributes.product_id === product);
  expect(read.map(({ type }) => type).sort()).toEqual([
    'entitlements',
    'orders',
    'orders',
    'orders',
    'subscriptions',
    'subscriptions',
    'subscriptions',
  ]);
  for (const { attributes } of read)
    expect([attributes.product_name, attributes.price_name]).toEqual(['The last name', 'Monthly']);
});

test('a buyer who left is a former member, a deleted one has no name, and one who never joined is neither', async () => {
  const ben = await world.person();
  const { price } = await priced(world, MONTHLY);
  const order = data(await buy(world, price, ben.token)).attributes.order_id as string;
  const anonymous = await world.send('POST', `/hub/${world.ours.hub}/checkout`, {
    type: 'checkout_sessions',
    attributes: { price_id: price, email: 'new@example.com' },
  });
  const buyerOf = async (id: unknown) => namesIn(data(await world.get(`/orders/${id}`)).attributes).slice(0, 3);
  await world.db.update(memberKey(hub(), ben.id), { set: { status: 'left' } });
  expect((await buyerOf(order))[1]).toBe(true);
  await world.db.remove(contactKey(world.ours.id, ben.id));
  expect(await buyerOf(order)).toEqual(['Former member', true, null]);
  expect(await buyerOf(data(anonymous).attributes.order_id)).toEqual(['Member', false, null]);
});

import { expect, test } from 'vitest';
import { hubChange } from '../../../shared/hubs/hubs/hub-input.ts';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, ofHub, outcome, startCommerce } from './world.ts';

const at = useWorld(async () => {
  const world = await startCommerce();
  return Object.assign(world, { stop: world.service.stop });
});

const priced = async (attributes: object) => {
  const product = await at.send('POST', ofHub(at.ours, '/products'), {
    type: 'products',
    attributes: { name: 'A course' },
  });
  const path = ofHub(at.ours, `/products/${data(product).id}/prices`);
  return at.send('POST', path, { type: 'prices', attributes: { kind: 'one_time', amount: 4905, ...attributes } });
};

const setDefault = (code: string | null) =>
  at.db.update(hubItemKey({ team: at.ours.id, hub: at.ours.hub }), {
    set: { ...hubChange().parse({ default_currency: code }) },
  });

test('a price without a currency has that of the hub, and USD only if the hub has none', async () => {
  expect(data(await priced({})).attributes.currency).toBe('USD');
  await setDefault('eur');
  expect(data(await priced({})).attributes.currency).toBe('EUR');
  expect(data(await priced({ currency: 'gbp' })).attributes.currency).toBe('GBP');
  expect(data(await priced({ kind: 'free', amount: 0 })).attributes.currency).toBe('EUR');
  await setDefault(null);
  expect(data(await priced({})).attributes.currency).toBe('USD');
});

test('an amount that cannot be charged in the currency of the hub is refused', async () => {
  await setDefault('KWD');
  const refused = await priced({});
  expect(outcome(refused)).toBe('422 amount_not_chargeable /data/attributes/amount');
  expect(refused.body.errors).toMatchObject([{ detail: expect.stringContaining('KWD') }]);
  expect(data(await priced({ amount: 4900 })).attributes.currency).toBe('KWD');
  await setDefault(null);
});

test.each(['EURO', 'ISK', '', 978])('the default currency of a hub is a supported code, not %j', (code) => {
  expect(hubChange().safeParse({ default_currency: code }).success).toBe(false);
});

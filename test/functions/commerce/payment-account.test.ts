import { expect, test } from 'vitest';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, ORIGIN, outcome, PaymentRefused, startCommerce } from './world.ts';

const at = useWorld(async () => {
  const world = await startCommerce();
  return Object.assign(world, { stop: world.service.stop });
});

const SHOP = 'https://shop.example.com';
const connect = (attributes: object, tenant = at.ours) =>
  at.send(
    'POST',
    `/teams/${tenant.id}/payment-account`,
    { type: 'payment_accounts', attributes },
    tenant.users.owner.token,
  );

test.each([
  ['another origin', 'https://evil.example/'],
  ['another scheme', 'http://shop.example.com/'],
  ['an allowed origin as a prefix', 'https://shop.example.com.evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a host that parsers read differently', 'https://shop.example.com\\@evil.example/'],
  ['an origin of another team', 'https://theirs.example.com/'],
])('return URLs are refused on %s, and no account is created', async (_, url) => {
  await at.db.update(hubItemKey({ team: at.theirs.id, hub: at.theirs.hub }), {
    set: { allowed_origins: ['https://theirs.example.com'] },
  });
  for (const name of ['return_url', 'refresh_url'])
    expect(outcome(await connect({ [name]: url }))).toBe(`422 url_not_allowed /data/attributes/${name}`);
  expect([at.fakeProvider.accounts, at.fakeProvider.onboardings]).toEqual([[], []]);
});

test('a country is an ISO 3166-1 alpha-2 code', async () => {
  for (const wrong of ['DEU', 'XX', 'UK', 'Germany', ''])
    expect(outcome(await connect({ country: wrong }))).toBe('422 /data/attributes/country');
  at.fakeProvider.fails = new PaymentRefused('This country is not supported.');
  expect(outcome(await connect({ country: 'AQ' }))).toBe('422 payment_refused /data/attributes/country');
  at.fakeProvider.fails = undefined;
});

test('the account has the country, and onboarding returns to the URLs that were sent, by default to a page of the service', async () => {
  const urls = { return_url: `${SHOP}/billing?done=1`, refresh_url: `${SHOP}/billing/again` };
  const made = await connect({ email: 'owner@example.com', country: 'de', ...urls });
  expect([made.status, data(made).attributes.country]).toEqual([201, 'DE']);
  const page = `${ORIGIN}/checkout?outcome=connected`;
  const again = await connect({ country: 'FR' });
  expect([again.status, data(again).attributes.country]).toEqual([200, 'DE']);
  expect(at.fakeProvider.accounts).toEqual([{ email: 'owner@example.com', country: 'DE' }]);
  expect(at.fakeProvider.onboardings.map(({ back, refresh }) => [back, refresh])).toEqual([
    [urls.return_url, urls.refresh_url],
    [page, page],
  ]);
  expect(data(await at.get(`/teams/${at.ours.id}/payment-account`)).attributes.country).toBe('DE');
});

test('an account without a country has none', async () => {
  const made = await connect({}, at.theirs);
  expect([made.status, data(made).attributes.country]).toEqual([201, null]);
});

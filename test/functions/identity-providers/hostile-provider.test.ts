import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { holdClock } from '../../support/clock.ts';
import { seedWorld, type Tenant } from '../../support/world.ts';
import { type FakeProvider, startProvider } from './fake-provider.ts';
import { startSignInService } from './sign-in-service.ts';
import { hrefOf, REFUSED, SIGNED_IN, textOf } from './team-office.ts';

let started: Awaited<ReturnType<typeof startSignInService>>;
let ours: Tenant;
let provider: FakeProvider;
let create: (attributes: object) => Promise<string>;

beforeAll(async () => {
  started = await startSignInService();
  ({ ours } = await seedWorld(started.service.db, started.keys));
  const set = { site_url: 'https://garden.example/in', access_level: 'open' };
  await started.service.db.update(hubItemKey({ team: ours.id, hub: ours.hub }), { set });
  const path = `/api/v1/teams/${ours.id}/hubs/${ours.hub}/identity-providers`;
  create = async (attributes) => {
    const body = {
      data: { type: 'identity_providers', attributes: { name: 'Acme', client_id: 'hub', ...attributes } },
    };
    return data(await started.service.call({ method: 'POST', path, token: ours.users.owner.token, body })).id;
  };
});
beforeEach(async () => {
  provider = await startProvider();
  return () => provider.stop();
});
afterAll(() => started.service.stop());

const email = () => `someone-${newId()}@example.com`;

/** Signs in with what the provider answers, and returns the status and the page. */
const signIn = async (claims: object, tokens: object = {}, attributes: object = {}, more = '') => {
  const id = await create({ issuer: provider.issuer, ...attributes });
  const opened = await started.service.call({ path: `/sign-in/${ours.hub}/${id}` });
  const [url, cookie = ''] = [hrefOf(textOf(opened)), (opened.headers['Set-Cookie'] ?? '').split(';')[0]];
  const iat = Math.floor(Date.now() / 1000);
  const nonce = url.searchParams.get('nonce') ?? '';
  const all = { iss: provider.issuer, aud: 'hub', sub: 'subject-1', iat, exp: iat + 300, nonce, ...claims };
  provider.answer = async () => ({ id_token: await provider.sign(all), ...tokens });
  const query = new URLSearchParams({ state: url.searchParams.get('state') ?? '', code: 'code' });
  const path = `/sign-in/${ours.hub}/${id}/callback?${query}${more}`;
  const { status, body } = await started.service.call({ path, headers: { cookie } });
  return { status, page: String(body) };
};

const verified = () => ({ email: email(), email_verified: true });

describe('a provider that answers with nonsense gets a page and no server error', () => {
  test.each<[string, (own: readonly object[]) => object, string]>([
    ['no key but null', () => ({ keys: [null] }), REFUSED],
    ['members that are not objects beside its own key', (own) => ({ keys: [1, 'x', [], null, ...own] }), REFUSED],
    ['two keys of one id', (own) => ({ keys: [...own, ...own] }), REFUSED],
    [
      'parts of other types beside its own key',
      (own) => ({ keys: [{ kty: 'EC', kid: '1', x: {} }, ...own] }),
      SIGNED_IN,
    ],
    ['keys that are not an array', () => ({ keys: { 0: {} } }), REFUSED],
  ])('with %s', async (_, keySet, shown) => {
    provider.keySet = keySet;
    const { status, page } = await signIn(verified());
    expect(status).toBe(200);
    expect(page).toContain(shown);
  });

  test.each(['at\r\nX-Other: 1', 'at\u2019', 'at\u0000'])(
    'with an access token that no header can hold',
    async (token) => {
      const { status, page } = await signIn({}, { access_token: token });
      expect(status).toBe(200);
      expect(page).toContain('has not verified');
      expect(provider.count('/userinfo')).toBe(0);
    },
  );
});

test.each<[string, object, object?]>([
  ['tokens without an access token', {}, { access_token: undefined }],
  ['tokens without a type', {}, { token_type: undefined }],
  ['tokens of another type', {}, { token_type: 'mac' }],
  ['no ID token', {}, { id_token: undefined }],
  ['an ID token of the future', { iat: Math.floor(Date.now() / 1000) + 600 }],
  ['an ID token without a subject', { sub: '' }],
  ['an ID token for a client that is a number', { aud: ['hub', 1], azp: 'hub' }],
])('a provider that returns %s signs nobody in', async (_, claims, tokens = {}) => {
  expect((await signIn({ ...verified(), ...claims }, tokens)).page).toContain(REFUSED);
  expect((await signIn(verified())).page).toContain(SIGNED_IN);
});

test.each([
  ['that the provider does not announce', ['RS256']],
  ['other than RS256, if the provider announces none', undefined],
])('an ID token with an algorithm %s is refused', async (_, announced) => {
  provider.metadata.id_token_signing_alg_values_supported = announced;
  expect((await signIn(verified())).page).toContain(REFUSED);
});

test.each(['iss=', 'code=other', 'state=other', 'iss=a&iss=b', 'error=access_denied', 'id_token=a', 'response=a.b.c'])(
  'a response with %s besides its code is refused before the code is sent',
  async (more) => {
    expect((await signIn(verified(), {}, {}, `&${more}`)).page).toContain(REFUSED);
    expect(provider.requests).toEqual([]);
  },
);

test('a key that replaces another under its id is read after ten seconds, not before', async () => {
  holdClock();
  expect((await signIn(verified())).page).toContain(SIGNED_IN);
  await provider.rotate(1);
  expect((await signIn(verified())).page).toContain(REFUSED);
  expect(provider.count('/jwks')).toBe(1);
  holdClock(Date.now() + 10_000);
  expect((await signIn(verified())).page).toContain(SIGNED_IN);
  expect(provider.count('/jwks')).toBe(2);
});

test('every request to a provider is guarded: the library never uses the fetch of the platform', async () => {
  const platform = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => platform.mockRestore());
  provider.userinfo = { sub: 'subject-1', ...verified() };
  expect((await signIn({})).page).toContain(SIGNED_IN);
  const counts = ['/.well-known/openid-configuration', '/token', '/jwks', '/userinfo'].map(provider.count);
  expect([counts, platform.mock.calls]).toEqual([[1, 1, 1, 1], []]);
});

test.each(['token_endpoint', 'jwks_uri'])('a %s on a private address is not requested', async (endpoint) => {
  provider.metadata[endpoint] = provider.issuer.replace('127.0.0.1', '127.0.0.2');
  expect((await signIn(verified())).page).toContain(REFUSED);
  expect(provider.count('/')).toBe(0);
});

test('half a character in a claim is replaced, so that the stored name is valid Unicode', async () => {
  const person = verified();
  expect((await signIn({ ...person, name: 'Ada \ud83c' })).page).toContain(SIGNED_IN);
  const { db } = started.service;
  const credential = await contactCredentials(db, ours.id).get(person.email);
  expect((await contacts(db, ours.id).get(credential?.contact_id ?? ''))?.name).toBe('Ada \ufffd');
});

test('a claim may have the name of a property that every object has', async () => {
  const claims = { constructor: 'name' };
  const person = verified();
  expect((await signIn({ ...person, constructor: 'Grace' }, {}, { claims })).page).toContain(SIGNED_IN);
  expect((await signIn(verified(), {}, { claims })).page).toContain(SIGNED_IN);
  const { db } = started.service;
  const credential = await contactCredentials(db, ours.id).get(person.email);
  expect((await contacts(db, ours.id).get(credential?.contact_id ?? ''))?.name).toBe('Grace');
});

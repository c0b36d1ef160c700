import { createHash } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillProfile } from '../../../shared/access/sign-in/oidc/fill-profile.ts';
import { challengeOf } from '../../../shared/accounts/identity/code-challenge.ts';
import { newOpaque } from '../../../shared/accounts/identity/opaque-token.ts';
import { eraseContact } from '../../../shared/downstream/erasure/erase-contact.ts';
import { type HubItem, hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { membershipsOf } from '../../../shared/hubs/people/members/memberships-of.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data, items } from '../../support/answers.ts';
import { holdClock } from '../../support/clock.ts';
import type { TestService } from '../../support/service.ts';
import { seedWorld, type Tenant } from '../../support/world.ts';
import { type FakeProvider, startProvider } from './fake-provider.ts';
import { ORIGIN, startSignInService } from './sign-in-service.ts';

const SITE = 'https://garden.example/in';

let service: TestService<unknown>;
let ours: Tenant;
let theirs: Tenant;
let hub: HubItem;
let provider: FakeProvider;
let id: string;
let claims: Record<string, unknown>;

beforeAll(async () => {
  provider = await startProvider();
  const started = await startSignInService();
  service = started.service;
  ({ ours, theirs } = await seedWorld(service.db, started.keys));
  const key = { team: ours.id, hub: ours.hub };
  await service.db.update(hubItemKey(key), { set: { site_url: SITE, access_level: 'open' } });
  hub = (await service.db.get<HubItem>(hubItemKey(key))) as HubItem;
  id = data(await create()).id;
});
afterAll(async () => {
  await service.stop();
  await provider.stop();
});

const collection = () => `/api/v1/teams/${ours.id}/hubs/${ours.hub}/identity-providers`;
const create = (attributes: object = {}, token = ours.users.owner.token) => {
  const needed = { name: 'Acme', issuer: provider.issuer, client_id: 'hub client', client_secret: 's3cret&' };
  const body = { data: { type: 'identity_providers', attributes: { ...needed, ...attributes } } };
  return service.call({ method: 'POST', path: collection(), token, body });
};
const change = (of: string, attributes: object) =>
  service.call({
    method: 'PATCH',
    path: `${collection()}/${of}`,
    token: ours.users.owner.token,
    body: { data: { type: 'identity_providers', attributes } },
  });

const email = () => `someone-${newId()}@example.com`;
const textOf = ({ body }: { readonly body: unknown }): string => String(body);
const hrefOf = (page: string): URL => new URL((/href="([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&'));
const cookieOf = ({ headers }: { readonly headers: Readonly<Record<string, string>> }): string =>
  (headers['Set-Cookie'] ?? '').split(';')[0] ?? '';

const open = (of: string, query = '') => service.call({ path: `/sign-in/${ours.hub}/${of}${query}` });
const start = async (query = '', of = id) => {
  const response = await open(of, query);
  const url = hrefOf(textOf(response));
  return { response, url, cookie: cookieOf(response), state: url.searchParams.get('state') ?? '' };
};
const finish = (query: Record<string, string>, cookie: string, of = id) =>
  service.call({
    path: `/sign-in/${ours.hub}/${of}/callback?${new URLSearchParams(query)}`,
    ...(cookie && { headers: { cookie: `other=1; ${cookie}` } }),
  });
const exchange = (code: string | null) =>
  service.call({ method: 'POST', path: '/api/v1/contact-auth/exchange', body: { code: code ?? '', slug: hub.slug } });

/** The claims of a valid ID token for a started sign-in. */
const valid = (url: URL) => {
  const iat = Math.floor(Date.now() / 1000);
  return {
    iss: provider.issuer,
    aud: 'hub client',
    sub: 'subject-1',
    iat,
    exp: iat + 300,
    nonce: url.searchParams.get('nonce'),
    email: email(),
    email_verified: true,
    name: 'Ada Lovelace',
  };
};
const signIn = async (change: Record<string, unknown> = {}, query: Record<string, string> = {}) => {
  const { url, cookie, state } = await start();
  claims = { ...valid(url), ...change };
  provider.answer = async () => ({ id_token: await provider.sign(claims), access_token: 'at' });
  return textOf(await finish({ state, code: 'code', ...query }, cookie));
};
const SIGNED_IN = 'You are signed in';
const REFUSED = 'You are not signed in';

beforeEach(() => {
  provider.userinfo = {};
  delete provider.metadata.authorization_response_iss_parameter_supported;
});

test('a verified address signs in a new member of an open hub, who ends at the site with a code', async () => {
  const { response, url, cookie, state } = await start('?return_url=https://garden.example/after?x=1');
  expect(response.headers['Set-Cookie']).toMatch(
    /^__Host-sign-in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'hub client',
    scope: 'openid email profile',
    redirect_uri: `${ORIGIN}/sign-in/${ours.hub}/${id}/callback`,
    code_challenge_method: 'S256',
  });
  claims = valid(url);
  provider.answer = async () => ({ id_token: await provider.sign(claims) });
  const page = textOf(await finish({ state, code: 'the code' }, cookie));
  expect(page).toContain(SIGNED_IN);
  const { form, authorization } = provider.requests.at(-1) ?? {};
  const verifier = form?.get('code_verifier') ?? '';
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(url.searchParams.get('code_challenge'));
  expect(form?.get('code')).toBe('the code');
  expect(authorization).toBe(`Basic ${Buffer.from('hub%20client:s3cret%26').toString('base64')}`);
  const target = hrefOf(page);
  expect(`${target.origin}${target.pathname}`).toBe('https://garden.example/after');
  const exchanged = await exchange(target.searchParams.get('code'));
  expect(exchanged.body).toMatchObject({ access: 'member' });
  expect((await exchange(target.searchParams.get('code'))).status).toBe(422);
  const credential = await contactCredentials(service.db, ours.id).get(String(claims.email));
  expect(credential).toMatchObject({ address_proved_at: expect.any(String), password_hash: null });
});

test('a sign-in that began with a challenge ends with a code for its verifier only; a bad challenge begins none', async () => {
  const code_verifier = newOpaque();
  const { url, cookie, state } = await start(`?code_challenge=${challengeOf(code_verifier)}`);
  claims = valid(url);
  provider.answer = async () => ({ id_token: await provider.sign(claims) });
  const code = hrefOf(textOf(await finish({ state, code: 'code' }, cookie))).searchParams.get('code');
  const body = { code, slug: hub.slug };
  const send = (more: object) =>
    service.call({ method: 'POST', path: '/api/v1/contact-auth/exchange', body: { ...body, ...more } });
  for (const wrong of [{}, { code_verifier: newOpaque() }])
    expect(await send(wrong)).toMatchObject({ status: 422, body: { errors: [{ code: 'invalid_code_verifier' }] } });
  expect((await send({ code_verifier })).status).toBe(200);
  const plain = await open(id, `?code_challenge=${newOpaque()}&code_challenge_method=plain`);
  expect(textOf(plain)).toContain('code_challenge that is not valid');
  expect(plain.headers['Set-Cookie']).toBeUndefined();
});

test('an existing contact signs in by the address, and a password from before its proof is dropped', async () => {
  const address = email();
  const register = { email: address, password: 'set by an attacker', slug: hub.slug };
  const registered = await service.call({ method: 'POST', path: '/api/v1/contact-auth/register', body: register });
  expect(registered.status).toBe(201);
  const before = await contactCredentials(service.db, ours.id).get(address);
  expect(await signIn({ email: address.toUpperCase() })).toContain(SIGNED_IN);
  const after = await contactCredentials(service.db, ours.id).get(address);
  expect(after).toMatchObject({ contact_id: before?.contact_id, password_hash: null, generation: 2 });
  expect(
    (
      await service.call({
        method: 'POST',
        path: '/api/v1/contact-auth/login',
        body: { data: { type: 'login_requests', attributes: register } },
      })
    ).status,
  ).toBe(401);
});

test('claims of userinfo count only for the same subject', async () => {
  const address = email();
  provider.userinfo = { sub: 'subject-1', email: address, email_verified: true };
  expect(await signIn({ email: undefined, email_verified: undefined })).toContain(SIGNED_IN);
  provider.userinfo = { sub: 'another', email: email(), email_verified: true };
  expect(await signIn({ email: undefined, email_verified: undefined })).toContain('has not verified');
});

describe('userinfo is asked for what the ID token lacks', () => {
  const sub = 'subject-1';
  const nameOf = async () => {
    const credential = await contactCredentials(service.db, ours.id).get(String(claims.email));
    return (await contacts(service.db, ours.id).get(credential?.contact_id ?? ''))?.name;
  };

  test.each([undefined, null])('the verification of the address, as %s, with the address itself', async (missing) => {
    const address = email();
    provider.userinfo = { sub, email: address, email_verified: true };
    expect(await signIn({ email: address, email_verified: missing })).toContain(SIGNED_IN);
    const other = email();
    provider.userinfo = { sub, email: other, email_verified: true };
    expect(await signIn({ email_verified: missing })).toContain(SIGNED_IN);
    expect(await contactCredentials(service.db, ours.id).get(other)).toBeDefined();
    expect(await contactCredentials(service.db, ours.id).get(String(claims.email))).toBeUndefined();
    for (const one of [{ email_verified: true }, { email: email() }, { email: email(), email_verified: false }]) {
      provider.userinfo = { sub, ...one };
      expect(await signIn({ email_verified: missing })).toContain('has not verified');
    }
  });

  test('a claim that fills the profile, and nothing of the address that the ID token has with its verification', async () => {
    provider.userinfo = { sub, name: 'Grace Hopper', email: email(), email_verified: false };
    expect(await signIn({ name: undefined })).toContain(SIGNED_IN);
    expect(await nameOf()).toBe('Grace Hopper');
    expect(await signIn({ name: undefined, email_verified: false })).toContain('has not verified');
  });

  test('not if it has all, and its claims win', async () => {
    const before = provider.count('/userinfo');
    provider.userinfo = { sub, name: 'Grace Hopper' };
    expect(await signIn()).toContain(SIGNED_IN);
    expect(provider.count('/userinfo')).toBe(before);
    expect(await nameOf()).toBe('Ada Lovelace');
  });

  test.each([
    ['of another subject', { sub: 'another', name: 'Grace Hopper' }],
    ['that is not an object', []],
  ])('an answer %s adds nothing to a verified address', async (_, userinfo) => {
    provider.userinfo = userinfo;
    expect(await signIn({ name: undefined })).toContain(SIGNED_IN);
    expect(await nameOf()).toBeNull();
  });
});

test.each([
  ['is missing', undefined],
  ['is false', false],
  ['is another text', 'yes'],
])('an address whose email_verified %s is refused, and no contact is created', async (_, email_verified) => {
  expect(await signIn({ email_verified })).toContain('has not verified');
  expect(await contactCredentials(service.db, ours.id).get(String(claims.email))).toBeUndefined();
});

describe('an ID token is refused', () => {
  test.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another client', { aud: 'another client' }],
    ['for several clients without an authorized party', { aud: ['hub client', 'another client'] }],
    ['whose authorized party is another client', { aud: ['hub client', 'another client'], azp: 'another client' }],
    ['whose authorized party differs from its only audience', { azp: 'another client' }],
    ['with another nonce', { nonce: 'A'.repeat(43) }],
    ['without a nonce', { nonce: undefined }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['without an expiry', { exp: undefined }],
    ['without a subject', { sub: undefined }],
  ])('%s', async (_, change) => {
    const page = await signIn(change);
    expect(page).toContain(REFUSED);
    expect(page).not.toMatch(/refresh|code=/);
    expect(hrefOf(page).href).toBe(SITE);
    expect(await contactCredentials(service.db, ours.id).get(String(claims.email))).toBeUndefined();
  });

  const withToken = async (make: (of: Record<string, unknown>) => string | Promise<string>) => {
    const { url, cookie, state } = await start();
    provider.answer = async () => ({ id_token: await make(valid(url)) });
    return textOf(await finish({ state, code: 'code' }, cookie));
  };

  test('without a signature', async () => {
    expect(await withToken((of) => new UnsecuredJWT(of).encode())).toContain(REFUSED);
  });

  test('signed with the client secret or the public key as an HMAC key', async () => {
    for (const secret of ['s3cret&', JSON.stringify(provider.metadata)]) {
      const key = new TextEncoder().encode(secret.padEnd(32, ' '));
      const make = (of: Record<string, unknown>) =>
        new SignJWT(of).setProtectedHeader({ alg: 'HS256', kid: '1' }).sign(key);
      expect(await withToken(make)).toContain(REFUSED);
    }
  });

  test('signed by another key under the same id', async () => {
    const other = await startProvider();
    expect(await withToken((of) => other.sign(of))).toContain(REFUSED);
    await other.stop();
  });
});

test.each(['RS256', 'PS256', 'ES384', 'EdDSA'])('an ID token signed with %s is accepted', async (alg) => {
  const other = await startProvider(alg);
  const own = data(await create({ issuer: other.issuer })).id;
  const { url, cookie, state } = await start('', own);
  other.answer = async () => ({ id_token: await other.sign({ ...valid(url), iss: other.issuer }) });
  expect(textOf(await finish({ state, code: 'code' }, cookie, own))).toContain(SIGNED_IN);
  await other.stop();
});

test('after a rotation the new key is read once, and unknown keys do not cause a request each', async () => {
  await signIn();
  await provider.rotate();
  holdClock(Date.now() + 20_000);
  const before = provider.count('/jwks');
  expect(await signIn()).toContain(SIGNED_IN);
  expect(await signIn()).toContain(SIGNED_IN);
  expect(provider.count('/jwks') - before).toBe(1);
  const other = await startProvider();
  for (const _ of [1, 2, 3]) {
    const { url, cookie, state } = await start();
    provider.answer = async () => ({ id_token: await other.sign(valid(url)) });
    expect(textOf(await finish({ state, code: 'code' }, cookie))).toContain(REFUSED);
  }
  expect(provider.count('/jwks') - before).toBe(1);
  expect(provider.count('/.well-known/openid-configuration')).toBe(1);
  await other.stop();
});

test('a canceled sign-in has a link back to where it began, without a code; one of another browser has none', async () => {
  const began = 'https://garden.example/after?x=1&y=2';
  const [mine, other] = [await start(`?return_url=${encodeURIComponent(began)}`), await start()];
  const canceled = { error: 'access_denied' };
  const page = textOf(await finish({ state: mine.state, ...canceled }, mine.cookie));
  expect(page).toContain(REFUSED);
  expect(page).not.toContain('refresh');
  expect(hrefOf(page).href).toBe(began);
  expect(textOf(await finish({ state: other.state, ...canceled }, mine.cookie))).not.toMatch(/href|refresh/);
});

describe('a state', () => {
  test('works once', async () => {
    const { url, cookie, state } = await start();
    provider.answer = async () => ({ id_token: await provider.sign(valid(url)) });
    expect(textOf(await finish({ state, code: 'code' }, cookie))).toContain(SIGNED_IN);
    expect(textOf(await finish({ state, code: 'code' }, cookie))).toContain(REFUSED);
  });

  test('is refused without the cookie, with that of another browser, and after ten minutes', async () => {
    const [one, other, late] = [await start(), await start(), await start()];
    provider.answer = async () => ({ id_token: await provider.sign(valid(one.url)) });
    const requests = provider.requests.length;
    expect(textOf(await finish({ state: one.state, code: 'code' }, ''))).toContain(REFUSED);
    expect(textOf(await finish({ state: other.state, code: 'code' }, one.cookie))).toContain(REFUSED);
    holdClock(Date.now() + 601_000);
    expect(textOf(await finish({ state: late.state, code: 'code' }, late.cookie))).toContain(REFUSED);
    for (const state of ['', 'short', 'A'.repeat(43)])
      expect(textOf(await finish({ state, code: 'code' }, one.cookie))).toContain(REFUSED);
    expect(provider.requests).toHaveLength(requests);
  });

  test('of one provider is refused by another, and so is a response that names another issuer', async () => {
    const second = data(await create({ name: 'Second' })).id;
    const { url, cookie, state } = await start();
    provider.answer = async () => ({ id_token: await provider.sign(valid(url)) });
    expect(textOf(await finish({ state, code: 'code' }, cookie, second))).toContain(REFUSED);
    expect(await signIn({}, { iss: 'https://evil.example' })).toContain(REFUSED);
    expect(await signIn({}, { iss: provider.issuer })).toContain(SIGNED_IN);
  });
});

test('a sign-in never leads to a page that the hub does not allow', async () => {
  for (const return_url of [
    'https://evil.example/',
    'https://garden.example.evil.example/',
    '//evil.example',
    'javascript:x',
  ]) {
    const { url, cookie, state } = await start(`?return_url=${encodeURIComponent(return_url)}`);
    provider.answer = async () => ({ id_token: await provider.sign(valid(url)) });
    expect(hrefOf(textOf(await finish({ state, code: 'code' }, cookie))).origin).toBe('https://garden.example');
  }
});

test('a page that the hub no longer allows gets no code: the sign-in ends at the site', async () => {
  const key = hubItemKey({ team: ours.id, hub: ours.hub });
  await service.db.update(key, { set: { allowed_origins: ['https://shop.example'] } });
  const { url, cookie, state } = await start('?return_url=https://shop.example/in');
  await service.db.update(key, { set: { allowed_origins: [] } });
  provider.answer = async () => ({ id_token: await provider.sign(valid(url)) });
  expect(hrefOf(textOf(await finish({ state, code: 'code' }, cookie))).origin).toBe('https://garden.example');
});

test('a provider that was disabled meanwhile completes no sign-in', async () => {
  const own = data(await create({ name: 'Ending' })).id;
  const { url, cookie, state } = await start('', own);
  provider.answer = async () => ({ id_token: await provider.sign(valid(url)) });
  expect((await change(own, { enabled: false })).status).toBe(200);
  expect(textOf(await finish({ state, code: 'code' }, cookie, own))).toContain('does not exist or is disabled');
});

test('barred, uninvited and waiting contacts do not get in', async () => {
  expect(await signIn()).toContain(SIGNED_IN);
  const address = String(claims.email);
  const credential = await contactCredentials(service.db, ours.id).get(address);
  const key = { team: ours.id, hub: ours.hub };
  await service.db.update(memberKey(key, credential?.contact_id ?? ''), { set: { status: 'banned' } });
  expect(await signIn({ email: address })).toContain('cannot join');
  await service.db.update(hubItemKey(key), { set: { access_level: 'invite' } });
  expect(await signIn()).toContain('cannot join');
  await service.db.update(hubItemKey(key), { set: { access_level: 'request' } });
  expect(await signIn()).toContain('request to join was sent');
  const waiting = String(claims.email);
  for (const access_level of ['request', 'invite', 'open']) {
    await service.db.update(hubItemKey(key), { set: { access_level } });
    expect(await signIn({ email: waiting })).toContain('request to join was sent');
  }
});

test('an address whose owner was banned and then erased does not get in again', async () => {
  const key = { team: ours.id, hub: ours.hub };
  await service.db.update(hubItemKey(key), { set: { access_level: 'open' } });
  expect(await signIn()).toContain(SIGNED_IN);
  const address = String(claims.email);
  const of = (await contactCredentials(service.db, ours.id).get(address))?.contact_id ?? '';
  await service.db.update(memberKey(key, of), { set: { status: 'banned' } });
  const memberships = await membershipsOf(service.db, ours.id, of);
  expect(await eraseContact(service.db, ours.id, { id: of, email: address, memberships }, new Date())).toBe(true);
  expect(await signIn({ email: address })).toContain('cannot join');
  expect(await contactCredentials(service.db, ours.id).get(address)).toBeUndefined();
});

test('a claim fills the name of a contact without one, and never replaces a name', async () => {
  const address = email();
  const people = contacts(service.db, ours.id);
  const hubs = [{ id: ours.hub, status: 'active' as const }];
  const made = await people.create({ email: address, name: null, password_hash: null, hubs }, new Date());
  if (typeof made === 'string') throw new Error(made);
  for (const name of ['Grace Hopper', 'Another Name']) {
    expect(await signIn({ email: address, name })).toContain(SIGNED_IN);
    expect(await people.get(made.id)).toMatchObject({ name: 'Grace Hopper' });
  }
});

test('a claim never replaces a name that was set while the contact signed in', async () => {
  const people = contacts(service.db, ours.id);
  const made = await people.create({ email: email(), name: null, password_hash: null, hubs: [] }, new Date());
  if (typeof made === 'string') throw new Error(made);
  const meanwhile: typeof service.db = {
    ...service.db,
    getMany: async (keys, options) => {
      const rows = await service.db.getMany<never>(keys, options);
      await service.db.update(contactKey(ours.id, made.id), { set: { name: 'Typed' } });
      return rows;
    },
  };
  await fillProfile(meanwhile, ours.id, made.id, { name: 'Claimed', values: {} }, new Date());
  expect(await people.get(made.id)).toMatchObject({ name: 'Typed' });
});

describe('identity providers', () => {
  test('the secret is stored sealed and never returned, and creators of other teams see nothing', async () => {
    const made = await create({ name: 'Sealed', enabled: false });
    const { attributes, id: own } = data(made);
    expect(attributes).toMatchObject({ is_client_secret_set: true, enabled: false, claims: { name: 'name' } });
    expect(JSON.stringify(made.body)).not.toMatch(/s3cret|sealed-/);
    const token = theirs.users.owner.token;
    expect((await service.call({ path: `${collection()}/${own}`, token })).status).toBe(403);
    const foreign = `/api/v1/teams/${theirs.id}/hubs/${theirs.hub}/identity-providers`;
    expect((await service.call({ path: `${foreign}/${own}`, token })).status).toBe(404);
    expect(items(await service.call({ path: foreign, token }))).toEqual([]);
    expect((await service.call({ path: collection(), token: ours.member.token })).status).toBe(403);
    const listed = await service.call({ path: `/api/v1/hubs/${ours.hub}/identity-providers` });
    expect(JSON.stringify(listed.body)).not.toMatch(/issuer|client|sealed|Sealed/);
    expect(items(listed)[0]?.attributes).toEqual({ name: 'Acme', start_url: `${ORIGIN}/sign-in/${ours.hub}/${id}` });
    expect(textOf(await open(own))).toContain('does not exist or is disabled');
  });

  test('a claim for a profile field that the team does not have returns 422, in a new provider and in a change', async () => {
    const claims = { city: 'fields.nowhere' };
    for (const refused of [await create({ claims }), await change(id, { claims })])
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: 'unknown_profile_field' }] } });
  });

  test.each([
    ['a private address', 'https://10.0.0.1'],
    ['a cloud metadata address', 'http://169.254.169.254/'],
    ['the service itself', 'https://hub.test'],
    ['http', 'http://accounts.example.com'],
    ['a user', 'https://user@accounts.example.com'],
  ])('an issuer with %s returns 422', async (_, issuer) => {
    expect((await create({ issuer })).status).toBe(422);
  });

  test('metadata that names another issuer or a private page is refused', async () => {
    const other = await startProvider();
    const own = data(await create({ issuer: other.issuer })).id;
    const { issuer, authorization_endpoint } = other.metadata;
    for (const wrong of [provider.issuer, `${issuer}/`]) {
      other.metadata.issuer = wrong;
      expect(textOf(await open(own))).toContain('does not answer');
    }
    Object.assign(other.metadata, { issuer, authorization_endpoint: 'javascript:alert(1)' });
    expect(textOf(await open(own))).toContain('does not answer');
    Object.assign(other.metadata, { authorization_endpoint });
    expect(textOf(await open(own))).toContain('Sign in to');
    await other.stop();
  });
});

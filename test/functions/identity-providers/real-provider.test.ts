import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalProvider } from '../../../infra/local/oidc/provider.ts';
import { type HubItem, hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { changeContact } from '../../../shared/hubs/people/contacts/change-contact.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { shownValues } from '../../../shared/hubs/people/profile-fields/field-values.ts';
import { profileFields } from '../../../shared/hubs/people/profile-fields/profile-fields.ts';
import { data } from '../../support/answers.ts';
import { startLocalProvider } from '../../support/local-provider.ts';
import type { TestService } from '../../support/service.ts';
import { seedWorld, type Tenant } from '../../support/world.ts';
import { browserAt } from './browser.ts';
import { startSignInService } from './sign-in-service.ts';

let service: TestService<unknown>;
let ours: Tenant;
let hub: HubItem;
let provider: LocalProvider;

beforeAll(async () => {
  provider = await startLocalProvider({ isVerified: (email) => !email.startsWith('unverified') });
  const started = await startSignInService();
  service = started.service;
  ({ ours } = await seedWorld(service.db, started.keys));
  const fields = profileFields(service.db, ours.id);
  const shape = { label: 'Field', visibility: 'team', is_required: false } as const;
  for (const [name, type] of [
    ['zone', 'text'],
    ['verified', 'boolean'],
    ['age', 'number'],
  ] as const)
    await fields.create(
      { ...shape, options: [], key: name, field_type: type },
      { type: 'user', id: ours.users.owner.id },
      new Date(),
    );
  const key = { team: ours.id, hub: ours.hub };
  await service.db.update(hubItemKey(key), { set: { site_url: 'https://garden.example/in', access_level: 'open' } });
  hub = (await service.db.get<HubItem>(hubItemKey(key))) as HubItem;
});
afterAll(async () => {
  await service.stop();
  await provider.stop();
});

const claims = { name: 'name', zoneinfo: 'fields.zone', email_verified: 'fields.verified', sub: 'fields.age' };

/** A client that registers itself at the provider (RFC 7591), and the hub's provider with its credentials. */
const connect = async (method: string) => {
  const path = `/api/v1/teams/${ours.id}/hubs/${ours.hub}/identity-providers`;
  const token = ours.users.owner.token;
  const attributes = { name: 'Real', issuer: provider.issuer, client_id: 'not registered', claims };
  const type = 'identity_providers';
  const made = data(await service.call({ method: 'POST', path, token, body: { data: { type, attributes } } }));
  const registered = await fetch(`${provider.issuer}/reg`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ redirect_uris: [made.attributes.redirect_uri], token_endpoint_auth_method: method }),
  });
  const { client_id, client_secret = null } = (await registered.json()) as Record<string, string>;
  const changed = { type, id: made.id, attributes: { client_id, client_secret } };
  expect(
    (await service.call({ method: 'PATCH', path: `${path}/${made.id}`, token, body: { data: changed } })).status,
  ).toBe(200);
  return `/sign-in/${ours.hub}/${made.id}`;
};

const hrefOf = (page: unknown): URL =>
  new URL((/href="([^"]+)"/.exec(String(page))?.[1] ?? '').replaceAll('&amp;', '&'));

const start = async (path: string) => {
  const response = await service.call({ path });
  const cookie = (response.headers['Set-Cookie'] ?? '').split(';')[0] ?? '';
  const browser = browserAt(provider.issuer);
  return { browser, login: await browser.open(hrefOf(response.body)), cookie };
};

/** The page of the service after the provider has redirected back to it. */
const arrive = async (to: URL | string, cookie: string): Promise<string> => {
  if (!(to instanceof URL)) throw new Error(`The provider does not lead back: ${to}`);
  return String((await service.call({ path: to.pathname + to.search, headers: { cookie } })).body);
};

const signIn = async (path: string, email: string) => {
  const { browser, login, cookie } = await start(path);
  const back = await browser.submit(login, { login: email });
  return { back, cookie, page: await arrive(back, cookie) };
};

test.each(['client_secret_basic', 'none'])(
  'a member signs in with oidc-provider as a client with %s',
  async (method) => {
    const email = `ada-${method}@example.com`;
    const { back, cookie, page } = await signIn(await connect(method), email);
    expect(page).toContain('You are signed in');
    const code = hrefOf(page).searchParams.get('code') ?? '';
    const body = { code, slug: hub.slug };
    const exchanged = await service.call({ method: 'POST', path: '/api/v1/contact-auth/exchange', body });
    expect(exchanged.body).toMatchObject({ access: 'member' });
    const credential = await contactCredentials(service.db, ours.id).get(email);
    expect(credential).toMatchObject({ address_proved_at: expect.any(String), password_hash: null });
    expect(await arrive(back, cookie)).toContain('You are not signed in');
  },
);

const profileOf = async (email: string) => {
  const credential = await contactCredentials(service.db, ours.id).get(email);
  const id = credential?.contact_id ?? '';
  return { id, contact: await contacts(service.db, ours.id).get(id) };
};
const valuesOf = async (email: string) =>
  shownValues(await profileFields(service.db, ours.id).list(), (await profileOf(email)).contact, 'team');

test('claims fill the empty profile fields that they fit, and never replace a value', async () => {
  const path = await connect('client_secret_basic');
  const email = 'grace@example.com';
  expect((await signIn(path, email)).page).toContain('You are signed in');
  expect(await valuesOf(email)).toEqual({ zone: 'Europe/Berlin', verified: true });
  const { id, contact } = await profileOf(email);
  expect(contact?.name).toBe('grace');
  const actor = { type: 'contact', id } as const;
  await changeContact(service.db, ours.id, id, { fields: { zone: 'Asia/Tokyo', verified: null } }, actor, new Date());
  expect((await signIn(path, email)).page).toContain('You are signed in');
  expect(await valuesOf(email)).toEqual({ zone: 'Asia/Tokyo', verified: true });
});

test('a claim for a profile field that the team does not have returns 422', async () => {
  const attributes = { name: 'Real', issuer: provider.issuer, client_id: 'hub', claims: { sub: 'fields.unknown' } };
  const path = `/api/v1/teams/${ours.id}/hubs/${ours.hub}/identity-providers`;
  const body = { data: { type: 'identity_providers', attributes } };
  const refused = await service.call({ method: 'POST', path, token: ours.users.owner.token, body });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('/data/attributes/claims');
});

test('an address that oidc-provider has not verified, a canceled sign-in and another browser are refused', async () => {
  const path = await connect('client_secret_basic');
  expect((await signIn(path, 'unverified@example.com')).page).toContain('has not verified');
  expect(await contactCredentials(service.db, ours.id).get('unverified@example.com')).toBeUndefined();

  const canceled = await start(path);
  const abort = /href="([^"]+\/abort)"/.exec(String(canceled.login))?.[1] ?? '';
  const back = await canceled.browser.open(new URL(abort, provider.issuer));
  expect(back instanceof URL && back.searchParams.get('error')).toBe('access_denied');
  expect(await arrive(back, canceled.cookie)).toContain('You are not signed in');

  const { browser, login } = await start(path);
  const eve = await browser.submit(login, { login: 'eve@example.com' });
  const other = await start(path);
  expect(await arrive(eve, other.cookie)).toContain('are not signed in');
  expect(await contactCredentials(service.db, ours.id).get('eve@example.com')).toBeUndefined();
});

import { exportJWK, generateKeyPair } from 'jose';
import type { ClientMetadata } from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalProvider } from '../../../infra/local/oidc/provider.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { startLocalProvider } from '../../support/local-provider.ts';
import { browserAt } from './browser.ts';
import { hrefOf, OFFICE, REFUSED, SIGNED_IN, startOffice } from './team-office.ts';

type Office = Awaited<ReturnType<typeof startOffice>>;

let office: Office;
let provider: LocalProvider;
let domain: string;
/** The clients that registered themselves. */
const clients: ClientMetadata[] = [];

/** A provider with a signing key of its own. */
const startWithKey = async (kid: string, port = 0): Promise<LocalProvider> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwks = { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }] };
  return startLocalProvider({ port, jwks, clients, isVerified: (email) => !email.startsWith('unverified') });
};

beforeAll(async () => {
  provider = await startWithKey('first');
  office = await startOffice();
  domain = await office.domain(office.ours);
});
afterAll(async () => {
  await office.stop();
  await provider.stop();
});

/** A provider of the team, whose client registers itself at `oidc-provider` (RFC 7591). */
const connect = async (attributes: object = {}, method = 'client_secret_basic'): Promise<string> => {
  const { ours, send } = office;
  const made = await office.provider(ours, provider.issuer, attributes);
  const redirect_uris = [String(made.attributes.redirect_uri)];
  const registered = await fetch(`${provider.issuer}/reg`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ redirect_uris, token_endpoint_auth_method: method }),
  });
  const client = (await registered.json()) as Record<string, string>;
  const { client_id = '', client_secret = null } = client;
  clients.push({ client_id, redirect_uris, ...(client_secret && { client_secret }) });
  const path = `/teams/${ours.id}/identity-providers/${made.id}`;
  const changed = await send('PATCH', path, 'team_identity_providers', { client_id, client_secret }, ours);
  expect(changed.status).toBe(200);
  return made.id;
};

/** Signs in at the provider in a new browser. Returns the query with which it leads back. */
const atProvider = async (id: string, email: string) => {
  const { url, cookie } = await office.start(office.ours, id);
  const browser = browserAt(provider.issuer);
  const back = await browser.submit(await browser.open(url), { login: email });
  if (!(back instanceof URL)) throw new Error(`The provider does not lead back: ${back}`);
  return { query: Object.fromEntries(back.searchParams), cookie };
};
const signIn = async (id: string, email: string): Promise<string> => {
  const { query, cookie } = await atProvider(id, email);
  return office.finish(office.ours, id, query, cookie);
};
interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}
const policyOf = (team: string, token: string) => office.call('GET', `/teams/${team}/sign-in-policy`, token);
const OWNERS_ONLY = { errors: [{ detail: 'Only an owner of the team can do this.' }] };

test.each(['client_secret_basic', 'client_secret_post', 'none'])(
  'a user signs in with oidc-provider as a client with %s, for this team alone, and the session is refreshed',
  async (method) => {
    const user = await office.user(office.ours, `ada-${newId()}@${domain}`);
    const id = await connect({}, method);
    const { query, cookie } = await atProvider(id, user.email);
    expect(query.iss).toBe(provider.issuer);
    const page = await office.finish(office.ours, id, query, cookie);
    expect(page).toContain(SIGNED_IN);
    expect(hrefOf(page).href.startsWith(`${OFFICE}?code=`)).toBe(true);
    const exchanged = await office.exchange(page);
    expect([exchanged.status, (await office.exchange(page)).status]).toEqual([200, 422]);
    const tokens = exchanged.body as unknown as Tokens;
    expect((await policyOf(office.ours.id, tokens.access_token)).body).toMatchObject(OWNERS_ONLY);
    expect((await policyOf(office.theirs.id, tokens.access_token)).status).toBe(403);
    const refreshed = await office.call('POST', '/auth/refresh', '', { refresh_token: tokens.refresh_token });
    expect(refreshed.status).toBe(200);
    const { access_token } = refreshed.body as unknown as Tokens;
    expect((await policyOf(office.ours.id, access_token)).body).toMatchObject(OWNERS_ONLY);
    expect(await office.finish(office.ours, id, query, cookie)).toContain(REFUSED);
  },
);

test('a first sign-in with a default role joins the team; without one it is refused', async () => {
  const email = `new-${newId()}@${domain}`;
  expect(await signIn(await connect(), email)).toContain('not a user of this team');
  const page = await signIn(await connect({ default_role_id: office.ours.users.moderator.role_id }), email);
  expect(page).toContain(SIGNED_IN);
  const { access_token } = (await office.exchange(page)).body as unknown as Tokens;
  expect((await policyOf(office.ours.id, access_token)).body).toMatchObject(OWNERS_ONLY);
});

test('an address that oidc-provider has not verified, another domain, another browser and a lost issuer are refused', async () => {
  const { ours } = office;
  const id = await connect({ default_role_id: ours.users.moderator.role_id });
  expect(await signIn(id, `unverified-${newId()}@${domain}`)).toContain('has not verified');
  expect(await signIn(id, `ada-${newId()}@sub.${domain}`)).toContain('not of a verified domain');
  const email = `eve-${newId()}@${domain}`;
  const first = await atProvider(id, email);
  const other = await office.start(ours, id);
  expect(await office.finish(ours, id, first.query, other.cookie)).toContain(REFUSED);
  const { query, cookie } = await atProvider(id, email);
  const { iss: _, ...without } = query;
  expect(await office.finish(ours, id, without, cookie)).toContain(REFUSED);
  expect(await signIn(id, email)).toContain(SIGNED_IN);
});

test('after oidc-provider has replaced its keys, users sign in with the new ones', async () => {
  const user = await office.user(office.ours, `key-${newId()}@${domain}`);
  const id = await connect();
  expect(await signIn(id, user.email)).toContain(SIGNED_IN);
  await provider.stop();
  provider = await startWithKey('second', Number(new URL(provider.issuer).port));
  holdClock(Date.now() + 11_000);
  expect(await signIn(id, user.email)).toContain(SIGNED_IN);
});

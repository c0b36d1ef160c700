import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { challengeOf } from '../../../shared/accounts/identity/code-challenge.ts';
import { hashOpaque, newOpaque } from '../../../shared/accounts/identity/opaque-token.ts';
import { users } from '../../../shared/accounts/identity/users.ts';
import { addUser, membershipKey } from '../../../shared/accounts/teams/memberships.ts';
import { teamUsers } from '../../../shared/accounts/teams/users.ts';
import { exists } from '../../../shared/platform/db/expression.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { holdClock } from '../../support/clock.ts';
import { type SeededUser, seedTeam } from '../../support/seed.ts';
import type { ApiResponse, TestService } from '../../support/service.ts';
import { rowsIn } from '../../support/table-state.ts';
import type { TestKeys } from '../../support/tokens.ts';
import { seedWorld, type Tenant } from '../../support/world.ts';
import { type FakeProvider, startProvider } from './fake-provider.ts';
import { ORIGIN, startSignInService } from './sign-in-service.ts';

const OFFICE = 'https://office.example.com/in';
const DAY_MS = 24 * 60 * 60_000;

let service: TestService<unknown>;
let keys: TestKeys;
let zone: Map<string, readonly string[]>;
let ours: Tenant;
let theirs: Tenant;
let provider: FakeProvider;
let id: string;
/** A domain that our team has verified; a new one for each test. */
let domain: string;
let domainId: string;

const send = (method: string, path: string, type: string, attributes: object, token = ours.users.owner.token) =>
  service.call({ method, path: `/api/v1${path}`, token, body: { data: { type, attributes } } });
const post = (path: string, body: object) => service.call({ method: 'POST', path: `/api/v1${path}`, body });
const of = (team: Tenant, path: string) => `/teams/${team.id}/${path}`;
const create = (attributes: object = {}, team = ours) => {
  const client = { name: 'Acme', issuer: provider.issuer, client_id: 'office', client_secret: 's3cret' };
  const all = { ...client, return_urls: [OFFICE], ...attributes };
  return send('POST', of(team, 'identity-providers'), 'team_identity_providers', all, team.users.owner.token);
};
const change = (attributes: object) =>
  send('PATCH', of(ours, `identity-providers/${id}`), 'team_identity_providers', attributes);
const requireSso = (sso_required: boolean) =>
  send('PATCH', of(ours, 'sign-in-policy'), 'sign_in_policies', { sso_required });

const verify = (team: Tenant, of_: string) =>
  service.call({
    method: 'POST',
    path: `/api/v1/teams/${team.id}/domains/${of_}/verify`,
    token: team.users.owner.token,
  });
const addDomain = async (name: string, team = ours) => {
  const added = await send('POST', of(team, 'domains'), 'team_domains', { domain: name }, team.users.owner.token);
  const { name: at, value } = data(added).attributes.challenge as { readonly name: string; readonly value: string };
  zone.set(at, [...(zone.get(at) ?? []), value]);
  return data(added).id;
};
const statusOf = (response: ApiResponse) => data(response).attributes.status;

beforeAll(async () => {
  provider = await startProvider();
  const started = await startSignInService();
  ({ service, keys, zone } = started);
  ({ ours, theirs } = await seedWorld(service.db, keys));
});
afterAll(async () => {
  await service.stop();
  await provider.stop();
});
beforeEach(async () => {
  domain = `acme-${newId()}.com`;
  domainId = await addDomain(domain);
  expect(statusOf(await verify(ours, domainId))).toBe('verified');
  id = data(await create()).id;
});

const textOf = ({ body }: { readonly body: unknown }): string => String(body);
const hrefOf = (page: string): URL => new URL((/href="([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&'));
const start = async (query = '', of_ = id, team = ours) => {
  const response = await service.call({ path: `/team-sign-in/${team.id}/${of_}${query}` });
  const page = textOf(response);
  const url = page.includes('href=') ? hrefOf(page) : new URL('https://none.example');
  const cookie = (response.headers['Set-Cookie'] ?? '').split(';')[0] ?? '';
  return { page, url, cookie, state: url.searchParams.get('state') ?? '' };
};
const finish = (query: Record<string, string>, cookie: string, of_ = id, team = ours) =>
  service.call({
    path: `/team-sign-in/${team.id}/${of_}/callback?${new URLSearchParams(query)}`,
    ...(cookie && { headers: { cookie } }),
  });
const claimsFor = (url: URL, email: string) => {
  const iat = Math.floor(Date.now() / 1000);
  return {
    iss: provider.issuer,
    aud: 'office',
    sub: 'subject-1',
    iat,
    exp: iat + 300,
    name: 'Ada Lovelace',
    nonce: url.searchParams.get('nonce'),
    email,
    email_verified: true,
  };
};
const signIn = async (email: string, changes: Record<string, unknown> = {}, query: Record<string, string> = {}) => {
  const { url, cookie, state } = await start();
  const claims = { ...claimsFor(url, email), ...changes };
  provider.answer = async () => ({ id_token: await provider.sign(claims) });
  return textOf(await finish({ state, code: 'code', ...query }, cookie));
};
const exchange = (page: string) => post('/auth/exchange', { code: hrefOf(page).searchParams.get('code') ?? '' });

test('a sign-in of a user that began with a challenge ends with a code for its verifier only', async () => {
  await change({ default_role_id: ours.users.moderator.role_id });
  const code_verifier = newOpaque();
  const { url, cookie, state } = await start(
    `?code_challenge=${challengeOf(code_verifier)}&code_challenge_method=S256`,
  );
  const claims = claimsFor(url, `ada@${domain}`);
  provider.answer = async () => ({ id_token: await provider.sign(claims) });
  const code = hrefOf(textOf(await finish({ state, code: 'code' }, cookie))).searchParams.get('code');
  for (const wrong of [{}, { code_verifier: newOpaque() }])
    expect(await post('/auth/exchange', { code, ...wrong })).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'invalid_code_verifier' }] },
    });
  expect((await post('/auth/exchange', { code, code_verifier })).status).toBe(200);
  expect((await start('?code_challenge=short')).page).toContain('code_challenge that is not valid');
});

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}
const tokensOf = (response: ApiResponse) => response.body as unknown as Tokens;
const signedIn = async (email: string) => tokensOf(await exchange(await signIn(email)));

const SIGNED_IN = 'You are signed in';
const REFUSED = 'You are not signed in';
const account = async (email: string, verified = true): Promise<SeededUser> => {
  const user = await users(service.db).create(
    { email, name: 'Ada', password: 'a long password', verified },
    new Date(),
  );
  if (user === 'email_taken') throw new Error(user);
  return { id: user.id, email, token: keys.issue({ kind: 'user', id: user.id }) };
};
const userOf = async (team: Tenant, role: 'owner' | 'moderator' = 'moderator', email = `${newId()}@${domain}`) => {
  const user = await account(email);
  const actor = { type: 'user', id: team.users.owner.id } as const;
  await addUser(service.db, { team: team.id, user: user.id, role: team.users[role].role_id }, actor, new Date());
  return user;
};
const policyOf = (team: Tenant, token: string) =>
  service.call({ path: `/api/v1/teams/${team.id}/sign-in-policy`, token });

test('a user of the team signs in to this team alone, and an account cannot be changed with the token', async () => {
  const user = await userOf(ours, 'owner');
  await addUser(
    service.db,
    { team: theirs.id, user: user.id, role: theirs.users.owner.role_id },
    { type: 'user', id: user.id },
    new Date(),
  );
  const page = await signIn(user.email.toUpperCase());
  expect(page).toContain(SIGNED_IN);
  expect(hrefOf(page).href.startsWith(`${OFFICE}?code=`)).toBe(true);
  const tokens = tokensOf(await exchange(page));
  expect((await exchange(page)).status).toBe(422);
  expect((await policyOf(ours, tokens.access_token)).status).toBe(200);
  expect((await policyOf(theirs, user.token)).status).toBe(200);
  expect((await policyOf(theirs, tokens.access_token)).status).toBe(403);
  const token = tokens.access_token;
  const accept = await service.call({ method: 'POST', path: '/api/v1/auth/accept-invitation', token, body: { token } });
  expect(accept.status).toBe(403);
  const refreshed = await post('/auth/refresh', { refresh_token: tokens.refresh_token });
  expect((await policyOf(theirs, tokensOf(refreshed).access_token)).status).toBe(403);
  expect((await policyOf(ours, tokensOf(refreshed).access_token)).status).toBe(200);
});

test('an unknown address does not join by default, and joins with the default role if there is one', async () => {
  const email = `${newId()}@${domain}`;
  expect(await signIn(email)).toContain('not a user of this team');
  expect((await change({ default_role_id: ours.users.owner.role_id })).status).toBe(422);
  expect((await change({ default_role_id: theirs.users.admin.role_id })).status).toBe(422);
  expect((await change({ default_role_id: ours.users.moderator.role_id })).status).toBe(200);
  const tokens = await signedIn(email);
  const denied = await policyOf(ours, tokens.access_token);
  expect(denied.body).toMatchObject({ errors: [{ detail: 'Only an owner of the team can do this.' }] });
  expect((await post('/auth/login', { email, password: 'any password' })).status).toBe(401);
  const squatter = await account(`${newId()}@${domain}`, false);
  expect(await signIn(squatter.email)).toContain('never verified');
  expect(await signIn((await account(`${newId()}@${domain}`)).email)).toContain(SIGNED_IN);
});

test('a user whom the team has removed does not return by signing in, but by an invitation; one who left returns', async () => {
  await change({ default_role_id: ours.users.moderator.role_id });
  const { id: user, email } = await account(`${newId()}@${domain}`);
  const team = teamUsers(service.db, ours.id);
  const remove = async (by: string) => {
    const found = await team.get(user);
    return found && team.remove(found, undefined, { type: 'user', id: by }, new Date());
  };
  expect(await signIn(email)).toContain(SIGNED_IN);
  expect(await remove(user)).toBe('removed');
  expect(await signIn(email)).toContain(SIGNED_IN);
  expect(await remove(ours.users.owner.id)).toBe('removed');
  expect(await signIn(email)).toContain('not a user of this team');
  const marks = (await rowsIn(service.store)).filter(({ sk }) => sk?.S === membershipKey(ours.id, user).sk);
  expect(marks.map(({ entity, ttl }) => [entity?.S, ttl])).toEqual([['membership', undefined]]);
  const actor = { type: 'user', id: ours.users.owner.id } as const;
  const again = { team: ours.id, user, role: ours.users.moderator.role_id };
  expect(await addUser(service.db, again, actor, new Date())).toBe(true);
  expect(await signIn(email)).toContain(SIGNED_IN);
});

describe('refuses', () => {
  let user: SeededUser;
  beforeEach(async () => {
    user = await userOf(ours);
  });

  test.each([
    ['an address that the provider has not verified', { email_verified: false }],
    ['an address whose verification is a text', { email_verified: 'yes' }],
    ['another nonce', { nonce: 'another' }],
    ['a token for another client', { aud: 'another' }],
    ['a token that names another party', { azp: 'another' }],
    ['a token of another issuer', { iss: 'https://evil.example' }],
    ['an expired token', { exp: 1 }],
  ])('%s', async (_, changes) => {
    expect(await signIn(user.email, changes)).toContain(REFUSED);
  });

  test('an address outside the verified domain, of a subdomain, in Unicode or with two domains', async () => {
    const outside = await userOf(ours, 'owner', `${newId()}@elsewhere.com`);
    const below = await userOf(ours, 'owner', `${newId()}@mail.${domain}`);
    const addresses = [outside.email, below.email, user.email.replace('acme', 'асme'), `${outside.email}@${domain}`];
    for (const email of addresses) expect(await signIn(email)).toContain(REFUSED);
    expect(await signIn(user.email)).toContain(SIGNED_IN);
  });

  test('a response that names another issuer, and one without an issuer that the provider announces', async () => {
    expect(await signIn(user.email, {}, { iss: 'https://evil.example' })).toContain(REFUSED);
    expect(await signIn(user.email, {}, { iss: provider.issuer })).toContain(SIGNED_IN);
  });

  test('a replayed state, another browser, and the state of another provider', async () => {
    const { url, cookie, state } = await start();
    provider.answer = async () => ({ id_token: await provider.sign(claimsFor(url, user.email)) });
    expect(textOf(await finish({ state, code: 'c' }, cookie))).toContain(SIGNED_IN);
    expect(textOf(await finish({ state, code: 'c' }, cookie))).toContain(REFUSED);
    const other = data(await create()).id;
    const foreign = data(await create({}, theirs)).id;
    const requests = provider.requests.length;
    for (const [at, team, isOtherBrowser] of [
      [id, ours, true],
      [other, ours, false],
      [foreign, theirs, false],
    ] as const) {
      const [own, another] = [await start(), await start()];
      provider.answer = async () => ({ id_token: await provider.sign(claimsFor(own.url, user.email)) });
      const page = await finish(
        { state: own.state, code: 'c' },
        isOtherBrowser ? another.cookie : own.cookie,
        at,
        team,
      );
      expect(textOf(page)).toContain(REFUSED);
    }
    expect(provider.requests).toHaveLength(requests);
    expect((await start('', id, theirs)).page).toContain(REFUSED);
  });

  test('a token signed with a shared secret, and accepts a rotated key', async () => {
    const { url, cookie, state } = await start();
    const secret = new TextEncoder().encode('s3cret');
    const forged = await new SignJWT(claimsFor(url, user.email))
      .setProtectedHeader({ alg: 'HS256', kid: '1' })
      .sign(secret);
    provider.answer = () => ({ id_token: forged });
    expect(textOf(await finish({ state, code: 'c' }, cookie))).toContain(REFUSED);
    await provider.rotate();
    holdClock(Date.now() + 11_000);
    expect(await signIn(user.email)).toContain(SIGNED_IN);
  });

  test("another team's provider for a domain that it has not verified", async () => {
    await addUser(
      service.db,
      { team: theirs.id, user: user.id, role: theirs.users.moderator.role_id },
      { type: 'user', id: user.id },
      new Date(),
    );
    const rogue = data(await create({ default_role_id: theirs.users.moderator.role_id }, theirs)).id;
    const { url, cookie, state } = await start('', rogue, theirs);
    provider.answer = async () => ({ id_token: await provider.sign(claimsFor(url, user.email)) });
    expect(textOf(await finish({ state, code: 'c' }, cookie, rogue, theirs))).toContain('not of a verified domain');
  });

  test('a page that the provider does not name', async () => {
    for (const page of ['https://evil.example/in', 'https://office.example.com/other', 'javascript:alert(1)'])
      expect((await start(`?return_url=${encodeURIComponent(page)}`)).page).toContain('cannot return');
    expect((await start(`?return_url=${encodeURIComponent(`${OFFICE}?next=1`)}`)).page).toContain('Continue');
  });
});

test('a session of a provider of the team ends 12 hours after the sign-in, or without a known start', async () => {
  const now = Date.now();
  holdClock(now);
  const user = await userOf(ours);
  const [one, other] = [await signedIn(user.email), await signedIn(user.email)];
  holdClock(now + 12 * 3_600_000 - 1);
  const { refresh_token } = tokensOf(await post('/auth/refresh', { refresh_token: one.refresh_token }));
  holdClock(now + 12 * 3_600_000);
  expect((await post('/auth/refresh', { refresh_token })).status).toBe(401);
  holdClock(now);
  const family = hashOpaque(other.refresh_token.slice(0, 43));
  await service.db.update({ pk: `SESSION#${family}`, sk: 'SESSION' }, { remove: ['started_at'] }, exists());
  expect((await post('/auth/refresh', { refresh_token: other.refresh_token })).status).toBe(401);
});

test('a domain is verified for one team, and another can verify it after its deletion', async () => {
  const theirId = await addDomain(domain.toUpperCase(), theirs);
  expect((await verify(theirs, theirId)).body).toMatchObject({ errors: [{ code: 'domain_taken' }] });
  const user = await userOf(ours);
  const tokens = await signedIn(user.email);
  const removal = { method: 'DELETE', path: `/api/v1/teams/${ours.id}/domains/${domainId}` };
  expect((await service.call({ ...removal, token: ours.users.owner.token })).status).toBe(204);
  expect((await post('/auth/refresh', { refresh_token: tokens.refresh_token })).status).toBe(401);
  expect(await signIn(user.email)).toContain(REFUSED);
  expect(statusOf(await verify(theirs, theirId))).toBe('verified');
  expect(await signIn(user.email)).toContain(REFUSED);
});

test('a team that lost the proof of a domain does not keep it from the team that proves it now', async () => {
  const user = await userOf(ours);
  const tokens = await signedIn(user.email);
  const name = `_hub-challenge.${domain}`;
  const held = zone.get(name) ?? [];
  const theirId = await addDomain(domain, theirs);
  expect((await verify(theirs, theirId)).body).toMatchObject({ errors: [{ code: 'domain_taken' }] });
  zone.set(name, zone.get(name)?.filter((value) => !held.includes(value)) ?? []);
  expect(statusOf(await verify(theirs, theirId))).toBe('verified');
  const path = `/api/v1/teams/${ours.id}/domains/${domainId}`;
  expect(statusOf(await service.call({ path, token: ours.users.owner.token }))).toBe('failed');
  expect((await post('/auth/refresh', { refresh_token: tokens.refresh_token })).status).toBe(401);
  expect(JSON.stringify(await post('/team-sign-in/options', { address: domain }))).not.toContain(ours.id);
  expect((await verify(ours, domainId)).status).toBe(200);
  expect(statusOf(await verify(theirs, theirId))).toBe('verified');
});

test('a domain that lost its proof is refused at the first sign-in after a day', async () => {
  const user = await userOf(ours);
  zone.set(`_hub-challenge.${domain}`, []);
  expect(await signIn(user.email)).toContain(SIGNED_IN);
  holdClock(Date.now() + DAY_MS + 1000);
  expect(await signIn(user.email)).toContain(REFUSED);
  const path = `/api/v1/teams/${ours.id}/domains/${domainId}`;
  const token = keys.issue({ kind: 'user', id: ours.users.owner.id }, { now: Date.now() });
  expect(statusOf(await service.call({ path, token }))).toBe('failed');
});

test('the option of an address depends on its verified domain alone', async () => {
  const found = await post('/team-sign-in/options', { address: `Nobody@${domain}` });
  expect(data(found).attributes.start_url).toContain(`${ORIGIN}/team-sign-in/${ours.id}/`);
  expect(data(await post('/team-sign-in/options', { address: domain })).attributes.name).toBe('Acme');
  const below = await post('/team-sign-in/options', { address: `mail.${domain}` });
  expect(data(below).attributes).toEqual({ name: null, start_url: null });
});

test('required sign-in refuses other sessions at once, except those of owners and API keys', async () => {
  const user = await userOf(ours);
  const tokens = await signedIn(user.email);
  try {
    expect((await requireSso(true)).status).toBe(200);
    const refused = await policyOf(ours, user.token);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ errors: [{ code: 'sso_required' }] });
    const admitted = await policyOf(ours, tokens.access_token);
    expect(admitted.body).toMatchObject({ errors: [{ detail: 'Only an owner of the team can do this.' }] });
    expect((await policyOf(ours, ours.users.owner.token)).status).toBe(200);
    const byKey = `/api/v1/teams/${ours.id}/hubs/${ours.hub}/identity-providers`;
    expect((await service.call({ path: byKey, token: ours.users.admin.token })).status).toBe(403);
    expect((await service.call({ path: byKey, token: ours.key.secret })).status).toBe(200);
    const elsewhere = `/api/v1/teams/${theirs.id}/hubs/${theirs.hub}/identity-providers`;
    expect((await service.call({ path: elsewhere, token: theirs.users.admin.token })).status).toBe(200);
  } finally {
    expect((await requireSso(false)).status).toBe(200);
  }
  expect((await policyOf(ours, user.token)).body).not.toMatchObject({ errors: [{ code: 'sso_required' }] });
});

test('without a verified domain and an enabled provider, sign-in cannot be required and no option is returned', async () => {
  const team = await seedTeam(service.db, keys);
  const token = team.users.owner.token;
  const at = (path: string) => `/teams/${team.id}/${path}`;
  const requires = async () =>
    (await send('PATCH', at('sign-in-policy'), 'sign_in_policies', { sso_required: true }, token)).status;
  const name = `late-${newId()}.com`;
  const optionOf = async () => data(await post('/team-sign-in/options', { address: `a@${name}` })).attributes.start_url;
  expect(await requires()).toBe(409);
  const client = { name: 'Late', issuer: provider.issuer, client_id: 'late', return_urls: [OFFICE] };
  const made = data(await send('POST', at('identity-providers'), 'team_identity_providers', client, token)).id;
  expect(await requires()).toBe(409);
  const own = { ...ours, ...team };
  expect(statusOf(await verify(own, await addDomain(name, own)))).toBe('verified');
  const enable = (enabled: boolean) =>
    send('PATCH', at(`identity-providers/${made}`), 'team_identity_providers', { enabled }, token);
  await enable(false);
  expect([await requires(), await optionOf()]).toEqual([409, null]);
  await enable(true);
  expect([await requires(), await optionOf()]).toEqual([200, `${ORIGIN}/team-sign-in/${team.id}/${made}`]);
});

test('only owners configure sign-in, the secret is never shown, and a disabled provider ends its sessions', async () => {
  const { token } = ours.users.admin;
  for (const path of ['identity-providers', 'domains', 'sign-in-policy'])
    expect((await service.call({ path: `/api/v1/teams/${ours.id}/${path}`, token })).status).toBe(403);
  expect(JSON.stringify(await change({ client_secret: 'new secret' }))).not.toContain('secret"');
  const tokens = await signedIn((await userOf(ours)).email);
  await change({ enabled: false });
  expect((await post('/auth/refresh', { refresh_token: tokens.refresh_token })).status).toBe(401);
  expect((await start()).page).toContain(REFUSED);
});

import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HubItem, hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { holdClock } from '../../support/clock.ts';
import { type FakeProvider, startProvider } from './fake-provider.ts';
import { hrefOf, OFFICE, REFUSED, SIGNED_IN, startOffice, textOf } from './team-office.ts';

type Office = Awaited<ReturnType<typeof startOffice>>;
type Claims = Record<string, unknown>;

const NONE = ['none', 'None', 'NONE', 'nOnE'];
const HMAC = ['HS256', 'HS384', 'HS512'];

let office: Office;
let provider: FakeProvider;
let domain: string;
let id: string;
let email: string;

beforeAll(async () => {
  provider = await startProvider('RS256');
  /* The provider announces what it must not use, so that the check of the key decides. */
  provider.metadata.id_token_signing_alg_values_supported = ['RS256', ...NONE, ...HMAC];
  office = await startOffice();
  domain = await office.domain(office.ours);
  id = (await office.provider(office.ours, provider.issuer)).id;
  ({ email } = await office.user(office.ours, `kim-${newId()}@${domain}`));
});
afterAll(async () => {
  await office.stop();
  await provider.stop();
});

const claimsFor = (url: URL, of = provider): Claims => {
  const iat = Math.floor(Date.now() / 1000);
  return {
    iss: of.issuer,
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
const withToken = async (make: (claims: Claims) => string | Promise<string>): Promise<string> => {
  const { url, cookie, state } = await office.start(office.ours, id);
  provider.answer = async () => ({ id_token: await make(claimsFor(url)), access_token: 'at' });
  return office.finish(office.ours, id, { state, code: 'code' }, cookie);
};
const signIn = (changes: Claims = {}) => withToken((claims) => provider.sign({ ...claims, ...changes }));

describe('an ID token is refused', () => {
  test.each(NONE)('with the algorithm %s', async (alg) => {
    const header = Buffer.from(JSON.stringify({ alg, kid: '1' })).toString('base64url');
    const unsigned = (claims: Claims) => new UnsecuredJWT(claims).encode().replace(/^[^.]+/, header);
    expect(await withToken(unsigned)).toContain(REFUSED);
    expect(await withToken((claims) => `${unsigned(claims)}AAAA`)).toContain(REFUSED);
    expect(await withToken(async (claims) => (await provider.sign(claims)).replace(/[^.]+$/, ''))).toContain(REFUSED);
  });

  test('signed with the public key of the provider as an HMAC key, in every encoding', async () => {
    const { keys } = (await (await fetch(`${provider.issuer}/jwks`)).json()) as { keys: JsonWebKey[] };
    const [jwk = {}] = keys;
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const secrets = [
      ...(['spki', 'pkcs1'] as const).flatMap((type) => [
        Buffer.from(key.export({ type, format: 'pem' })),
        Buffer.from(String(key.export({ type, format: 'pem' })).trim()),
        key.export({ type, format: 'der' }),
      ]),
      Buffer.from(JSON.stringify(jwk)),
      Buffer.from(String(jwk.n), 'base64url'),
      Buffer.from(String(jwk.n)),
      Buffer.from('s3cret'.padEnd(64, '\0')),
    ];
    for (const secret of secrets)
      for (const alg of HMAC)
        expect(
          await withToken((claims) => new SignJWT(claims).setProtectedHeader({ alg, kid: '1' }).sign(secret)),
        ).toContain(REFUSED);
  });

  test('signed with RS256 by another key: under the same id, another id or none, or with the key in the header', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk = await exportJWK(publicKey);
    const headers = [{ kid: '1' }, { kid: '2' }, {}, { kid: '1', jwk }, { kid: '2', jku: `${provider.issuer}/jwks` }];
    for (const header of headers)
      expect(
        await withToken((claims) =>
          new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header }).sign(privateKey),
        ),
      ).toContain(REFUSED);
  });

  test.each<[string, Claims]>([
    ['for another client', { aud: 'another' }],
    ['for no client', { aud: [] }],
    ['for several clients without an authorized party', { aud: ['office', 'another'] }],
    ['whose authorized party is another client', { aud: ['office', 'another'], azp: 'another' }],
    ['with another nonce', { nonce: 'A'.repeat(43) }],
    ['without a nonce', { nonce: undefined }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['of the issuer with another path', { iss: '/' }],
    ['that is valid later', { nbf: Math.floor(Date.now() / 1000) + 600 }],
  ])('%s', async (_, changes) => {
    const page = await signIn(changes.iss === '/' ? { iss: `${provider.issuer}/` } : changes);
    expect(page).toContain(REFUSED);
    expect(page).not.toMatch(/refresh|code=/);
    expect(hrefOf(page).href).toBe(OFFICE);
  });
});

describe('an address is refused', () => {
  test.each([
    ['that is not verified', () => ({ email_verified: false })],
    ['whose verification is missing', () => ({ email_verified: undefined })],
    ['whose verification is the number 1', () => ({ email_verified: 1 })],
    ['of a subdomain', () => ({ email: email.replace('@', '@mail.') })],
    ['of the domain above', () => ({ email: email.replace(/@[^.]+\./, '@') })],
    ['that ends with the domain', () => ({ email: email.replace('@', '@evil') })],
    ['that begins with the domain', () => ({ email: `${email}.evil.example` })],
    ['with the domain in its name', () => ({ email: `"${email}"@evil.example` })],
    ['with another domain in its name', () => ({ email: `"kim@evil.example"@${domain}` })],
    ['with two domains', () => ({ email: `kim@evil.example@${domain}` })],
    ['with a final dot', () => ({ email: `${email}.` })],
    ['with a line break', () => ({ email: `${email}\r\nBcc: kim@evil.example` })],
    ['with a Cyrillic character in the domain', () => ({ email: email.replace('@ac', '@аc') })],
    ['with full-width characters in the domain', () => ({ email: email.replace('@a', '@ａ') })],
    ['with a full-width at sign', () => ({ email: email.replace('@', '＠') })],
    ['whose name has the Kelvin sign, which is k in lower case', () => ({ email: email.replace('k', '\u212a') })],
    ['with a zero-width space', () => ({ email: email.replace('@', '\u200b@') })],
    ['that is a list', () => ({ email: [email] })],
  ])('%s', async (_, changes) => {
    expect(await signIn(changes())).toContain(REFUSED);
    expect(await signIn()).toContain(SIGNED_IN);
  });

  test('whose verification is in the ID token but the address in userinfo without one', async () => {
    provider.userinfo = { sub: 'subject-1', email, email_verified: false };
    expect(await signIn({ email: undefined })).toContain('has not verified');
    provider.userinfo = { sub: 'subject-1', email };
    expect(await signIn({ email: undefined })).toContain('has not verified');
    provider.userinfo = { sub: 'subject-1', email, email_verified: true };
    expect(await signIn({ email: undefined, email_verified: undefined })).toContain(SIGNED_IN);
    provider.userinfo = { sub: 'subject-2', email, email_verified: true };
    expect(await signIn({ email: undefined, email_verified: undefined })).toContain('has not verified');
  });
});

test('an address is accepted in upper case, and for an internationalized domain in either form', async () => {
  expect(await signIn({ email: email.toUpperCase() })).toContain(SIGNED_IN);
  const label = newId();
  const ascii = await office.domain(office.ours, `xn--bcher-kva-${label}.com`.replace('kva-', 'kva.'));
  const { email: own } = await office.user(office.ours, `kim@${ascii}`);
  expect(await signIn({ email: own })).toContain(SIGNED_IN);
  expect(await signIn({ email: own.replace('xn--bcher-kva', 'bücher') })).toContain(SIGNED_IN);
});

test('a provider that announces the issuer of its responses must name it', async () => {
  const strict = await startProvider();
  strict.metadata.authorization_response_iss_parameter_supported = true;
  const own = (await office.provider(office.ours, strict.issuer)).id;
  const respond = async (query: Record<string, string>) => {
    const { url, cookie, state } = await office.start(office.ours, own);
    strict.answer = async () => ({ id_token: await strict.sign(claimsFor(url, strict)) });
    return office.finish(office.ours, own, { state, code: 'code', ...query }, cookie);
  };
  for (const query of [{}, { iss: '' }, { iss: provider.issuer }, { iss: `${strict.issuer}/` }])
    expect(await respond(query as Record<string, string>)).toContain(REFUSED);
  expect(strict.requests).toEqual([]);
  expect(await respond({ iss: strict.issuer })).toContain(SIGNED_IN);
  await strict.stop();
});

test('a code of one provider is never sent to another: mix-up', async () => {
  const rogue = await startProvider();
  const rogueId = (await office.provider(office.theirs, rogue.issuer)).id;
  const sent = () => rogue.requests.length + provider.requests.length;
  const before = sent();
  /* The rogue provider sends the browser on to the honest one, whose response has the state of the rogue sign-in. */
  const started = await office.start(office.theirs, rogueId);
  const honest = { state: started.state, code: 'code of the honest provider', iss: provider.issuer };
  expect(await office.finish(office.ours, id, honest, started.cookie)).toContain(REFUSED);
  const again = await office.start(office.theirs, rogueId);
  const redirected = { ...honest, state: again.state };
  expect(await office.finish(office.theirs, rogueId, redirected, again.cookie)).toContain(REFUSED);
  expect(sent()).toBe(before);
  /* A token of the rogue provider that claims to be of the honest one. */
  const last = await office.start(office.theirs, rogueId);
  rogue.answer = async () => ({ id_token: await rogue.sign(claimsFor(last.url)) });
  expect(await office.finish(office.theirs, rogueId, { state: last.state, code: 'c' }, last.cookie)).toContain(REFUSED);
  await rogue.stop();
});

test('a state works once, in the browser where it began, and two at once sign in one', async () => {
  const { ours } = office;
  const one = await office.start(ours, id);
  provider.answer = async () => ({ id_token: await provider.sign(claimsFor(one.url)) });
  const query = { state: one.state, code: 'code' };
  const pages = await Promise.all(Array.from({ length: 5 }, () => office.finish(ours, id, query, one.cookie)));
  expect(pages.filter((page) => page.includes(SIGNED_IN))).toHaveLength(1);
  const page = pages.find((found) => found.includes(SIGNED_IN)) ?? '';
  const exchanged = await Promise.all(Array.from({ length: 5 }, () => office.exchange(page)));
  expect(exchanged.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  const [mine, other] = [await office.start(ours, id), await office.start(ours, id)];
  for (const cookie of ['', other.cookie, '__Host-sign-in=short', `x${mine.cookie}`]) {
    const { state } = await office.start(ours, id, mine.cookie);
    expect(await office.finish(ours, id, { state, code: 'code' }, cookie)).toContain(REFUSED);
  }
  const late = await office.start(ours, id);
  holdClock(Date.now() + 601_000);
  expect(await office.finish(ours, id, { state: late.state, code: 'code' }, late.cookie)).toContain(REFUSED);
});

test('states and codes of members and users are not interchangeable', async () => {
  const { ours, send, service } = office;
  const hubs = `/teams/${ours.id}/hubs/${ours.hub}`;
  const site_url = 'https://garden.example/in';
  const key = hubItemKey({ team: ours.id, hub: ours.hub });
  await service.db.update(key, { set: { site_url, access_level: 'open' } });
  const hub = await service.db.get<HubItem>(key);
  const client = { name: 'Acme', issuer: provider.issuer, client_id: 'office' };
  const ofHub = data(await send('POST', `${hubs}/identity-providers`, 'identity_providers', client, ours)).id;
  const startHub = async () => {
    const response = await service.call({ path: `/sign-in/${ours.hub}/${ofHub}` });
    const url = hrefOf(textOf(response));
    const cookie = (response.headers['Set-Cookie'] ?? '').split(';')[0] ?? '';
    return { url, cookie, state: url.searchParams.get('state') ?? '' };
  };
  const finishHub = async (state: string, cookie: string) => {
    const path = `/sign-in/${ours.hub}/${ofHub}/callback?${new URLSearchParams({ state, code: 'c' })}`;
    return textOf(await service.call({ path, headers: { cookie } }));
  };
  const [member, user] = [await startHub(), await office.start(ours, id)];
  expect(await office.finish(ours, id, { state: member.state, code: 'c' }, member.cookie)).toContain(REFUSED);
  expect(await finishHub(user.state, user.cookie)).toContain(REFUSED);

  const again = await startHub();
  provider.answer = async () => ({ id_token: await provider.sign(claimsFor(again.url)) });
  const memberPage = await finishHub(again.state, again.cookie);
  expect(memberPage).toContain(SIGNED_IN);
  expect((await office.exchange(memberPage)).status).toBe(422);
  expect(await contactCredentials(service.db, ours.id).get(email)).toBeDefined();
  const body = { code: hrefOf(await signIn()).searchParams.get('code'), slug: hub?.slug };
  expect((await office.call('POST', '/contact-auth/exchange', '', body)).status).toBe(422);
});

test('a sign-in does not survive a change meanwhile of the provider or its pages', async () => {
  const { ours, send, call } = office;
  const own = (await office.provider(ours, provider.issuer)).id;
  const path = `/teams/${ours.id}/identity-providers/${own}`;
  const change = (attributes: object) => send('PATCH', path, 'team_identity_providers', attributes, ours);
  const begin = () => office.start(ours, own);
  const end = async ({ url, state, cookie }: Awaited<ReturnType<typeof begin>>) => {
    provider.answer = async () => ({ id_token: await provider.sign(claimsFor(url)) });
    return office.finish(ours, own, { state, code: 'code' }, cookie);
  };
  const [first, second] = [await begin(), await begin()];
  await change({ enabled: false });
  expect(await end(first)).toContain('does not exist or is disabled');
  await change({ enabled: true, return_urls: ['https://other.example.com/in'] });
  expect(await end(second)).toContain('cannot return');
  const page = await end(await begin());
  await change({ enabled: false });
  expect((await office.exchange(page)).status).toBe(422);
  await change({ enabled: true });
  const last = await end(await begin());
  expect((await call('DELETE', path, ours.users.owner.token)).status).toBe(204);
  expect((await office.exchange(last)).status).toBe(422);
  expect(await end(await begin())).toContain(REFUSED);
});

test('a token signed with a replaced key is refused after the keys were read again', async () => {
  const stale: string[] = [];
  const old = await office.start(office.ours, id);
  stale.push(await provider.sign({ ...claimsFor(old.url), exp: Math.floor(Date.now() / 1000) + 3600 }));
  await provider.rotate();
  holdClock(Date.now() + 11_000);
  expect(await signIn()).toContain(SIGNED_IN);
  provider.answer = () => ({ id_token: stale[0] });
  expect(await office.finish(office.ours, id, { state: old.state, code: 'code' }, old.cookie)).toContain(REFUSED);
});

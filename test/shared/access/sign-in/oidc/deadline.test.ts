import { expect, test, vi } from 'vitest';
import { guardedFetch, type ProviderFetch } from '../../../../../shared/access/sign-in/oidc/provider-request.ts';
import { completeSignIn } from '../../../../../shared/access/sign-in/oidc/provider-sign-in.ts';

const issuer = 'https://slow.example.com';
const guard = { ownHosts: [], allowed: [], resolve: async () => ['93.184.215.14'] };

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token with the claims that are checked before its signature. */
const unsigned = (): string => {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, aud: 'hub', sub: 'subject', nonce: 'n', iat, exp: iat + 300 };
  return `${encoded({ alg: 'RS256' })}.${encoded(claims)}.AAAA`;
};

test('all requests of a sign-in share eight seconds, however slow each answer of the provider is', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  const given: [string, number][] = [];
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/a`,
    token_endpoint: `${issuer}/t`,
    jwks_uri: `${issuer}/k`,
  };
  const request: ProviderFetch = async (url, _, within = 0) => {
    given.push([new URL(url).pathname, within]);
    time += 3_900;
    const tokens = { access_token: 'at', token_type: 'Bearer', id_token: unsigned() };
    return Response.json(url.endsWith('/t') ? tokens : metadata);
  };
  const client = { provider: { issuer, client_id: 'hub', scopes: [] }, secret: null, redirectUri: issuer };
  const query = new URLSearchParams({ code: 'c' });
  await completeSignIn({ guard, request }, client, query, { nonce: 'n', verifier: 'v' }, new Date());
  clock.mockRestore();
  expect(given).toEqual([
    ['/.well-known/openid-configuration', 8_000],
    ['/t', 4_100],
    ['/k', 200],
  ]);
});

test('a name whose servers do not answer counts as part of the time', async () => {
  const request = guardedFetch({ ...guard, resolve: () => new Promise<never>(() => {}) });
  expect((await request(issuer, { method: 'GET', headers: {} }, 1)).status).toBe(0);
});

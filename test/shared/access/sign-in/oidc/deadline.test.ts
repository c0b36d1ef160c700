import { expect, test, vi } from 'vitest';
import { requestJson } from '../../../../../shared/access/sign-in/oidc/provider-request.ts';
import { completeSignIn } from '../../../../../shared/access/sign-in/oidc/provider-sign-in.ts';

const issuer = 'https://slow.example.com';
const guard = { ownHosts: [], allowed: [], resolve: async () => ['93.184.215.14'] };

test('all requests of a sign-in share eight seconds, however slow each answer of the provider is', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  const given: [string, number][] = [];
  const metadata = {
    ...{ issuer, authorization_endpoint: `${issuer}/a`, token_endpoint: `${issuer}/t`, jwks_uri: `${issuer}/k` },
  };
  const access = {
    guard,
    request: async (url: string, { within = 0 } = {}) => {
      given.push([new URL(url).pathname, within]);
      time += 3_900;
      return url.endsWith('/t') ? { id_token: 'a.b.c' } : metadata;
    },
  };
  const client = { provider: { issuer, client_id: 'hub', scopes: [] }, secret: null, redirectUri: issuer };
  await completeSignIn(access, client, { code: 'c', iss: null }, { nonce: 'n', verifier: 'v' }, new Date());
  clock.mockRestore();
  expect(given).toEqual([
    ['/.well-known/openid-configuration', 8_000],
    ['/t', 4_100],
    ['/k', 200],
  ]);
});

test('a name whose servers do not answer counts as part of the time', async () => {
  const request = requestJson({ ...guard, resolve: () => new Promise<never>(() => {}) });
  expect(await request(issuer, { within: 1 })).toBeUndefined();
});

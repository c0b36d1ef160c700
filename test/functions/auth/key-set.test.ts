import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { TOKENS } from '../../../shared/accounts/identity/token.ts';
import { useWorld } from '../../support/use-world.ts';
import { attributesOf, PASSWORD, startAuth } from './world.ts';

const world = useWorld(startAuth);

test('an access token verifies with the published keys alone', async () => {
  const response = await world.service.call({ path: '/.well-known/jwks.json' });
  expect(response.headers).toMatchObject({
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=300',
  });
  const set = response.body as unknown as JSONWebKeySet;
  expect(set.keys).toHaveLength(2);
  for (const key of set.keys) expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
  const { id, email } = await world.user();
  const token = attributesOf(await world.post('/api/v1/auth/login', { email, password: PASSWORD })).access_token;
  const { payload } = await jwtVerify(token as string, createLocalJWKSet(set), {
    algorithms: ['EdDSA'],
    audience: TOKENS.platform.audience,
    typ: TOKENS.platform.typ,
    issuer: world.service.keys.issuer,
  });
  expect(payload.sub).toBe(id);
});

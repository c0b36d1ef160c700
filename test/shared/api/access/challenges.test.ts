import { describe, expect, test } from 'vitest';
import { mintSecret } from '../../../../shared/accounts/api-keys/api-key-secret.ts';
import { apiKeys } from '../../../../shared/accounts/api-keys/api-keys.ts';
import { contactKey } from '../../../../shared/hubs/people/contacts/contact-item.ts';
import type { Actor } from '../../../../shared/platform/db/item.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import type { ApiResponse } from '../../../support/service.ts';
import { useWorld } from '../../../support/use-world.ts';
import { errorsOf, startStack } from '../support/stack.ts';

const stack = useWorld(startStack);
const actor: Actor = { type: 'user', id: newId() };

const things = (headers: Readonly<Record<string, string>> = {}) =>
  stack.call({ path: `/api/v1/teams/${stack.ours.id}/things`, headers });
const bearer = (token: string) => things({ authorization: `Bearer ${token}` });

/** The parts of a refusal that differ: those of the challenge, the detail, and the reason. */
const refusedWith = ({ status, headers, body }: ApiResponse) => {
  const [item] = errorsOf({ status, headers, body });
  const challenge = headers['WWW-Authenticate'] ?? '';
  const { request_id: _, ...meta }: Readonly<Record<string, unknown>> = item?.meta ?? {};
  return { status, error: /error="(\w+)"/.exec(challenge)?.[1], challenge, detail: item?.detail ?? '', meta };
};

const token = (now = Date.now()) => stack.service.keys.issue({ kind: 'user', id: stack.stranger.id }, { now });
const keyOf = (more: { expires_at?: string } = {}) =>
  apiKeys(stack.service.db, stack.ours.id).create(
    { name: 'key', scopes: ['*'], can_moderate: false, expires_at: null, ...more },
    actor,
    new Date(),
  );
const revokedKey = async () => {
  const key = await keyOf();
  await apiKeys(stack.service.db, stack.ours.id).revoke(key.id, actor, new Date());
  return key.secret;
};

describe('a 401 says why', () => {
  test('without a credential, the challenge has no error', async () => {
    const { challenge, meta } = refusedWith(await things());
    expect(challenge).toBe('Bearer');
    expect(meta).toEqual({ reason: 'missing' });
  });

  test.each(['Basic dXNlcjpwYXNz', 'Digest username="x"', 'token', 'Bearertoken', 'ApiKey a b'])(
    'another scheme than Bearer: %s',
    async (authorization) => {
      const { error, meta, detail } = refusedWith(await things({ authorization }));
      expect([error, meta.reason]).toEqual(['invalid_request', 'not_bearer']);
      expect(detail).toContain('Bearer');
    },
  );

  test.each([
    'Bearer',
    'bearer  two-spaces',
    'Bearer undefined',
    'Bearer "quoted"',
    'Bearer a b',
    'Bearer svc_sk_live_x',
  ])('a malformed token: %s', async (authorization) => {
    const { error, meta } = refusedWith(await things({ authorization }));
    expect([error, meta]).toEqual(['invalid_token', { reason: 'malformed' }]);
  });

  test('an expired token, with the time of its expiry', async () => {
    const issued = Date.now() - 60 * 60_000;
    const { error, meta, detail, challenge } = refusedWith(await bearer(token(issued)));
    const expired_at = new Date((Math.floor(issued / 1000) + 15 * 60) * 1000).toISOString();
    expect([error, meta]).toEqual(['invalid_token', { reason: 'expired', expired_at }]);
    expect(detail).toContain(expired_at);
    expect(challenge).toContain(expired_at);
  });

  test('an expired API key, with the time of its expiry', async () => {
    const expired_at = new Date(Date.now() - 1_000).toISOString();
    const { error, meta, detail } = refusedWith(await bearer((await keyOf({ expires_at: expired_at })).secret));
    expect([error, meta]).toEqual(['invalid_token', { reason: 'expired', expired_at }]);
    expect(detail).toContain(`The API key expired at ${expired_at}`);
  });

  test('a revoked API key, and the token of a deleted contact', async () => {
    const { error, meta, detail } = refusedWith(await bearer(await revokedKey()));
    expect([error, meta]).toEqual(['invalid_token', { reason: 'revoked' }]);
    expect(detail).toContain('API key');
    const { member, id } = stack.ours;
    await stack.service.db.transact([{ remove: contactKey(id, member.id) }]);
    const gone = stack.service.keys.issue({ kind: 'contact', id: member.id, team: id, generation: 1 });
    const { meta: reason } = refusedWith(await stack.call({ path: `/api/v1/hubs/${stack.ours.hub}/all`, token: gone }));
    expect(reason).toEqual({ reason: 'revoked' });
  });

  test('each with a detail of its own', async () => {
    const details = await Promise.all([
      things(),
      things({ authorization: 'Basic x' }),
      bearer('garbage'),
      bearer(token(Date.now() - 60 * 60_000)),
      bearer(await revokedKey()),
    ]);
    expect(new Set(details.map((answered) => refusedWith(answered).detail)).size).toBe(5);
    expect(new Set(details.map((answered) => refusedWith(answered).challenge)).size).toBe(5);
  });
});

describe('a 401 says nothing about a credential to a caller without its secret', () => {
  const forged = (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;

  test('an unknown, a revoked, an expired and a valid key with another secret are refused alike', async () => {
    const expired = await keyOf({ expires_at: new Date(Date.now() - 1_000).toISOString() });
    const keys = [(await keyOf()).secret, await revokedKey(), expired.secret].map(forged);
    const unknown = [mintSecret(stack.ours.id, newId()).secret, mintSecret(newId(), newId()).secret];
    const answers = await Promise.all([...keys, ...unknown].map(bearer));
    const [first, ...others] = answers.map(refusedWith);
    expect(first?.meta).toEqual({ reason: 'malformed' });
    for (const other of others) expect(other).toEqual(first);
  });

  test('a token with another signature is malformed, whether or not its claims have expired', async () => {
    const flip = (text: string) => `${text.slice(0, -10)}${text.at(-10) === 'A' ? 'B' : 'A'}${text.slice(-9)}`;
    for (const issued of [Date.now(), Date.now() - 60 * 60_000])
      expect(refusedWith(await bearer(flip(token(issued)))).meta).toEqual({ reason: 'malformed' });
  });
});

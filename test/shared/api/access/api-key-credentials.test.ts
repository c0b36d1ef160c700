import { expect, test } from 'vitest';
import { apiKeyKey } from '../../../../shared/accounts/api-keys/api-key-item.ts';
import { mintSecret } from '../../../../shared/accounts/api-keys/api-key-secret.ts';
import { apiKeys } from '../../../../shared/accounts/api-keys/api-keys.ts';
import type { Actor } from '../../../../shared/platform/db/item.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { holdClock } from '../../../support/clock.ts';
import { useWorld } from '../../../support/use-world.ts';
import { errorsOf, startStack, verdict } from '../support/stack.ts';

const stack = useWorld(startStack);

const actor: Actor = { type: 'user', id: newId() };
const keyOf = (more: { scopes?: string[]; expires_at?: string } = {}) =>
  apiKeys(stack.service.db, stack.ours.id).create(
    { name: 'key', scopes: ['*'], can_moderate: false, expires_at: null, ...more },
    actor,
    new Date(),
  );
const things = (token: string, team = stack.ours.id) => stack.call({ path: `/api/v1/teams/${team}/things`, token });

test('C150 C214: a key is accepted on the routes of its team', async () => {
  expect(verdict(await things(stack.ours.key.secret))).toBe('200');
});

test('C151 C152: a key of another team returns 403, whether or not the team exists', async () => {
  const answered = await things(stack.theirs.key.secret);
  expect(verdict(answered)).toBe('403 forbidden');
  expect(JSON.stringify(answered)).not.toContain(stack.ours.id);
  expect(verdict(await things(stack.theirs.key.secret, newId()))).toBe('403 forbidden');
  expect(verdict(await things(stack.theirs.key.secret, 'nonsense'))).toBe('403 forbidden');
});

test('C170: a revoked key is rejected from the next request', async () => {
  const key = await keyOf();
  expect(verdict(await things(key.secret))).toBe('200');
  await apiKeys(stack.service.db, stack.ours.id).revoke(key.id, actor, new Date());
  expect(verdict(await things(key.secret))).toBe('401 unauthorized');
});

test('C171: an expired key is rejected', async () => {
  const [past, future] = [Date.now() - 1, Date.now() + 60_000].map((at) => new Date(at).toISOString());
  expect(verdict(await things((await keyOf({ expires_at: past ?? '' })).secret))).toBe('401 unauthorized');
  expect(verdict(await things((await keyOf({ expires_at: future ?? '' })).secret))).toBe('200');
});

test('a key is valid until its expiry time, exclusive', async () => {
  const until = Date.now() + 60_000;
  const { secret } = await keyOf({ expires_at: new Date(until).toISOString() });
  holdClock(until - 1);
  expect(verdict(await things(secret))).toBe('200');
  holdClock(until);
  expect(verdict(await things(secret))).toBe('401 unauthorized');
});

test('C145: a key with the right prefix and another secret, or of an unknown team, is rejected', async () => {
  const { id, secret } = await keyOf();
  const { prefix } = mintSecret(stack.ours.id, id);
  expect(secret.startsWith(prefix)).toBe(true);
  expect(verdict(await things(prefix + 'A'.repeat(secret.length - prefix.length)))).toBe('401 unauthorized');
  expect(verdict(await things(`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`))).toBe('401 unauthorized');
  expect(verdict(await things(`${secret}A`))).toBe('401 unauthorized');
  expect(verdict(await things(prefix))).toBe('401 unauthorized');
  expect(verdict(await things(mintSecret(stack.ours.id, newId()).secret))).toBe('401 unauthorized');
  expect(verdict(await things(mintSecret(newId(), id).secret))).toBe('401 unauthorized');
});

test('401 has precedence over 403: an invalid key is rejected even on a route without keys', async () => {
  const path = `/api/v1/teams/${stack.ours.id}/owner`;
  expect(verdict(await stack.call({ path, token: stack.ours.key.secret }))).toBe('403 forbidden');
  expect(verdict(await stack.call({ path, token: mintSecret(stack.ours.id, newId()).secret }))).toBe(
    '401 unauthorized',
  );
});

test('A52: a scope is a permission or *; any other text and no scope give no access', async () => {
  const make = async (scopes: string[]) => verdict(await stack.make({ token: (await keyOf({ scopes })).secret }));
  expect(await make(['hubs.manage'])).toBe('201');
  expect(await make(['members.read', 'hubs.manage'])).toBe('201');
  expect(await make(['*'])).toBe('201');
  for (const scopes of [[], ['members.read'], ['hubs'], ['hubs.*'], ['HUBS.MANAGE'], ['hubs.manage ']])
    expect(await make(scopes)).toBe('403 forbidden');
  expect(verdict(await things(stack.ours.bareKey.secret))).toBe('200');
  expect(verdict(await things((await keyOf({ scopes: [] })).secret))).toBe('403 forbidden');
});

test('A52: the 403 names the scope that the route needs, for a key without scopes too', async () => {
  const detail = async (scopes: string[]) => {
    const { secret } = await keyOf({ scopes });
    return errorsOf(await stack.make({ token: secret }))[0]?.detail;
  };
  for (const scopes of [[], ['members.read']])
    expect(await detail(scopes)).toBe('The API key must have the scope hubs.manage.');
  const anything = await things((await keyOf({ scopes: [] })).secret);
  expect(errorsOf(anything)[0]?.detail).toBe('The API key has no scope. Create a key with at least one scope.');
});

test('C172: the last use is recorded to the minute', async () => {
  const key = await keyOf();
  const stored = async () =>
    (await stack.service.db.get<{ last_used_at: string }>(apiKeyKey(stack.ours.id, key.id)))?.last_used_at;
  expect(await stored()).toBeNull();
  await things(key.secret);
  const first = await stored();
  expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() - 60_000);
  await things(key.secret);
  expect(await stored()).toBe(first);
});

test('the last use is recorded even if the body is rejected', async () => {
  const key = await keyOf();
  expect(verdict(await stack.make({ token: key.secret, body: '{' }))).toBe('422');
  expect(await stack.service.db.get(apiKeyKey(stack.ours.id, key.id))).toMatchObject({
    last_used_at: expect.any(String),
  });
});

test('A10: a key must send its own team as context', async () => {
  const context = (team?: string) =>
    stack.call({
      path: '/api/context',
      token: stack.ours.key.secret,
      headers: team === undefined ? {} : { 'x-team-id': team },
    });
  expect(verdict(await context())).toBe('403 forbidden');
  expect(verdict(await context(stack.ours.id))).toBe('200');
  expect(verdict(await context(stack.theirs.id))).toBe('403 forbidden');
  expect(verdict(await context(''))).toBe('403 forbidden');
});

import { beforeAll, describe, expect, test } from 'vitest';
import { apiKeyKey } from '../../../shared/accounts/api-keys/api-key-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, enveloped, listOf, problemsOf, refusalOf, secretOf, startTeams } from './world.ts';

const at = useWorld(startTeams);
let owner: string;

beforeAll(() => {
  owner = at.team.users.owner.token;
});

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

/** A user whose role holds just these. */
const withPermissions = async (permissions: string[]) => {
  const role = await at.createRole({ name: 'Role', permissions });
  const { id, token } = at.team.users.moderator;
  await at.inTeam('PATCH', `/users/${id}`, owner, { role_id: dataOf(role).id });
  return token;
};

describe('making a key', () => {
  test('C188 C189 C190: a flat body and an envelope make equivalent keys', async () => {
    const input = { name: 'CI', scopes: ['hubs.manage'], can_moderate: true, expires_at: TOMORROW };
    const [flat, envelope] = [await at.createKey(input), await at.createKey(enveloped('api_keys', input))];
    for (const made of [flat, envelope]) {
      expect(made.status).toBe(201);
      expect(dataOf(made)).toMatchObject({ type: 'api_keys', attributes: input });
    }
    expect(Object.keys(dataOf(flat).attributes)).toEqual(Object.keys(dataOf(envelope).attributes));
  });

  test('C193 C195 C200 C201 C202: a name is enough; the rest stands as documented', async () => {
    const { attributes } = dataOf(await at.createKey());
    expect(attributes).toMatchObject({
      name: 'CI',
      scopes: ['*'],
      can_moderate: false,
      created_by: at.team.users.owner.id,
      expires_at: null,
      last_used_at: null,
      revoked_at: null,
    });
    expect(new Date(String(attributes.created_at)).toISOString()).toBe(attributes.created_at);
    expect(attributes.updated_at).toBe(attributes.created_at);
  });

  test('C196 C197 C198 C199: the secret comes once; its prefix is too short to be it', async () => {
    const { secret, key_prefix } = dataOf(await at.createKey()).attributes as Record<string, string>;
    expect(secret).toMatch(/^svc_sk_live_[A-Za-z0-9_-]{75}$/);
    expect(secret?.startsWith(`${key_prefix}`)).toBe(true);
    expect((secret?.length ?? 0) - (key_prefix?.length ?? 0)).toBe(32);
  });

  test('C043 C168 C203: Location leads to the key, without its secret, as do list and change', async () => {
    const made = await at.createKey();
    expect(made.headers.Location).toBe(`/api/v1${at.keyItem(made)}`);
    expect(dataOf(made).links?.self).toBe(made.headers.Location);
    const read = await at.service.call({ path: made.headers.Location ?? '', token: owner });
    const listed = await at.send('GET', at.keys, owner);
    const changed = await at.send('PATCH', at.keyItem(made), owner, { can_moderate: true });
    expect(dataOf(read)).toMatchObject({ type: 'api_keys', id: dataOf(made).id });
    expect(listOf(listed).map(({ id }) => id)).toContain(dataOf(made).id);
    for (const { body } of [read, listed, changed]) {
      const text = JSON.stringify(body);
      expect(text).not.toContain(secretOf(made));
      expect(text).not.toMatch(/secret|hash/);
    }
  });

  test('C213: the table holds the hash and no secret', async () => {
    const made = await at.createKey();
    const item = await at.service.db.get<Record<string, unknown>>(apiKeyKey(at.team.id, dataOf(made).id));
    expect(item?.secret_hash).toEqual(expect.any(String));
    expect(JSON.stringify(item)).not.toContain(secretOf(made).slice(-32));
  });

  test('C168 A57: a repeat by Idempotency-Key is the same key, its secret not told again', async () => {
    const send = () => at.send('POST', at.keys, owner, { name: 'Once' }, { headers: { 'idempotency-key': 'once' } });
    const [first, again] = [await send(), await send()];
    expect([again.status, again.headers.Location]).toEqual([201, first.headers.Location]);
    expect(dataOf(again).id).toBe(dataOf(first).id);
    expect(dataOf(again).attributes).not.toHaveProperty('secret');
    expect(
      JSON.stringify(
        await at.service.db.query({ partition: `IDEM#user#${at.team.users.owner.id}`, prefix: '', limit: 50 }),
      ),
    ).not.toContain(secretOf(first));
  });

  test('C191: another type is a 422', async () => {
    expect(refusalOf(await at.createKey(enveloped('keys', { name: 'x' })))).toEqual({ status: 422, at: '/data/type' });
  });

  test.each([
    [{}, '/name'],
    [{ name: null }, '/name'],
    [{ name: '' }, '/name'],
    [{ name: 'x', scopes: '*' }, '/scopes'],
    [{ name: 'x', scopes: [1] }, '/scopes/0'],
    [{ name: 'x', scopes: [''] }, '/scopes/0'],
    [{ name: 'x', scopes: null }, '/scopes'],
    [{ name: 'x', can_moderate: 'yes' }, '/can_moderate'],
    [{ name: 'x', can_moderate: null }, '/can_moderate'],
    [{ name: 'x', expires_at: 'tomorrow' }, '/expires_at'],
    [{ name: 'x', expires_at: 12 }, '/expires_at'],
  ])('C103 C192 C194: %j is a 422 at %s, in an envelope below its attributes', async (body, pointer) => {
    expect(refusalOf(await at.createKey(body))).toEqual({ status: 422, at: pointer });
    const at422 = { status: 422, at: `/data/attributes${pointer}` };
    expect(refusalOf(await at.createKey(enveloped('api_keys', body)))).toEqual(at422);
  });

  test('C106: each invalid field is told', async () => {
    const told = problemsOf(await at.createKey({ name: null, scopes: 1, can_moderate: 2 })).map(
      ({ source }) => source?.pointer,
    );
    expect(told).toEqual(['/name', '/scopes', '/can_moderate']);
  });

  test('A53: an expiry that is past is a 422, one ahead is kept in UTC', async () => {
    for (const expires_at of ['2020-01-01T00:00:00Z', new Date().toISOString()]) {
      const refused = await at.createKey(enveloped('api_keys', { name: 'x', expires_at }));
      expect(refusalOf(refused)).toMatchObject({ status: 422, at: '/data/attributes/expires_at' });
    }
    const made = await at.createKey({ name: 'x', expires_at: '2099-01-01T02:00:00+02:00' });
    expect(dataOf(made).attributes.expires_at).toBe('2099-01-01T00:00:00.000Z');
  });

  test('A52: other words are kept, no scopes at all too', async () => {
    const made = await at.createKey({ name: 'x', scopes: ['reports:read', 'hubs.manage', 'hubs.manage'] });
    expect(dataOf(made).attributes.scopes).toEqual(['reports:read', 'hubs.manage']);
    const none = await at.createKey({ name: 'x', scopes: [] });
    expect(dataOf(none).attributes.scopes).toEqual([]);
    const refused = await at.send('GET', `/teams/${at.team.id}/invitations`, secretOf(none));
    expect(refused.status).toBe(403);
  });

  test('nobody gives a key what they do not hold', async () => {
    const token = await withPermissions(['keys.manage', 'hubs.manage']);
    const told = (field: string) => ({ status: 403, code: 'permission_not_held', at: `/${field}` });
    expect(refusalOf(await at.createKey({ name: 'x' }, token))).toEqual(told('scopes'));
    expect(refusalOf(await at.createKey({ name: 'x', scopes: ['audit.read'] }, token))).toEqual(told('scopes'));
    const moderating = { name: 'x', scopes: ['hubs.manage'], can_moderate: true };
    expect(refusalOf(await at.createKey(moderating, token))).toEqual(told('can_moderate'));
    const made = await at.createKey({ name: 'x', scopes: ['hubs.manage', 'free words'] }, token);
    expect(made.status).toBe(201);
    const raised = await at.send('PATCH', at.keyItem(made), token, { can_moderate: true });
    expect(refusalOf(raised)).toEqual(told('can_moderate'));
  });
});

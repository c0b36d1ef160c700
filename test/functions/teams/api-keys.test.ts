import { beforeAll, describe, expect, test } from 'vitest';
import { apiKeyKey } from '../../../shared/accounts/api-keys/api-key-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, enveloped, errorOf, listOf, problemsOf, secretOf, startTeams } from './world.ts';

const at = useWorld(startTeams);
let owner: string;

beforeAll(() => {
  owner = at.team.users.owner.token;
});

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

/** A user whose role has only these permissions. */
const withPermissions = async (permissions: string[]) => {
  const role = await at.createRole({ name: 'Role', permissions });
  const { id, token } = at.team.users.moderator;
  await at.inTeam('PATCH', `/users/${id}`, owner, { role_id: dataOf(role).id });
  return token;
};

describe('creating an API key', () => {
  test('C188 C189 C190: a flat body and an envelope create equivalent keys', async () => {
    const input = { name: 'CI', scopes: ['hubs.manage'], can_moderate: true, expires_at: TOMORROW };
    const [flat, envelope] = [await at.createKey(input), await at.createKey(enveloped('api_keys', input))];
    for (const created of [flat, envelope]) {
      expect(created.status).toBe(201);
      expect(dataOf(created)).toMatchObject({ type: 'api_keys', attributes: input });
    }
    expect(Object.keys(dataOf(flat).attributes)).toEqual(Object.keys(dataOf(envelope).attributes));
  });

  test('another name of `scopes` or `expires_at` is refused, because the key would have all permissions for ever', async () => {
    const input = { name: 'CI', scopes: ['hubs.manage'] };
    for (const [name, told] of [
      ['permissions', 'scopes'],
      ['scope', 'scopes'],
      ['expires_in', 'expires_at'],
    ] as const) {
      const refused = await at.createKey(enveloped('api_keys', { ...input, [name]: [] }));
      expect([refused.status, problemsOf(refused)]).toMatchObject([
        422,
        [{ source: { pointer: `/data/attributes/${name}` }, detail: expect.stringContaining(`Send \`${told}\``) }],
      ]);
      expect((await at.createKey({ ...input, [name]: [] })).status).toBe(422);
    }
  });

  test('unknown scopes are stored and named; with strict handling they return 422 and nothing is written', async () => {
    const scopes = ['hubs.manage', 'planets.read', '*', 'moons.read'];
    const keys = async () =>
      listOf(await at.service.call({ path: `/api/v1/teams/${at.team.id}/api-keys`, token: owner }));
    const before = (await keys()).length;
    for (const [body, prefix] of [
      [{ name: 'CI', scopes }, ''],
      [enveloped('api_keys', { name: 'CI', scopes }), '/data/attributes'],
    ] as const) {
      const path = `/api/v1/teams/${at.team.id}/api-keys`;
      const headers = { prefer: 'handling=strict' };
      const refused = await at.service.call({ method: 'POST', path, token: owner, body, headers });
      expect(refused.status).toBe(422);
      expect(refused.headers['Preference-Applied']).toBe('handling=strict');
      expect(refused.body.errors).toMatchObject(
        [1, 3].map((nth) => ({ source: { pointer: `${prefix}/scopes/${nth}` }, meta: { rule: 'one_of' } })),
      );
    }
    expect(await keys()).toHaveLength(before);
    const made = await at.createKey({ name: 'CI', scopes });
    expect(dataOf(made).attributes.scopes).toEqual(scopes);
    expect(made.body.meta).toEqual({ unknown_scopes: ['planets.read', 'moons.read'] });
    for (const known of ['hubs.manage', 'members.impersonate', '*'])
      expect([known, (await at.createKey({ name: 'CI', scopes: [known] })).body.meta]).toEqual([known, undefined]);
  });

  test('C193 C195 C200 C201 C202: only the name is required, and the other attributes have their defaults', async () => {
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

  test('C196 C197 C198 C199: the response has the secret, and a prefix that omits 32 characters of it', async () => {
    const { secret, key_prefix } = dataOf(await at.createKey()).attributes as Record<string, string>;
    expect(secret).toMatch(/^svc_sk_live_[A-Za-z0-9_-]{75}$/);
    expect(secret?.startsWith(`${key_prefix}`)).toBe(true);
    expect((secret?.length ?? 0) - (key_prefix?.length ?? 0)).toBe(32);
  });

  test('C043 C168 C203: Location points to the key, which is read, listed and updated without its secret', async () => {
    const created = await at.createKey();
    expect(created.headers.Location).toBe(`/api/v1${at.keyItem(created)}`);
    expect(dataOf(created).links?.self).toBe(created.headers.Location);
    const read = await at.service.call({ path: created.headers.Location ?? '', token: owner });
    const listed = await at.send('GET', at.keys, owner);
    const changed = await at.send('PATCH', at.keyItem(created), owner, { can_moderate: true });
    expect(dataOf(read)).toMatchObject({ type: 'api_keys', id: dataOf(created).id });
    expect(listOf(listed).map(({ id }) => id)).toContain(dataOf(created).id);
    for (const { body } of [read, listed, changed]) {
      const text = JSON.stringify(body);
      expect(text).not.toContain(secretOf(created));
      expect(text).not.toMatch(/secret|hash/);
    }
  });

  test('C213: the table contains the hash of the secret and not the secret', async () => {
    const created = await at.createKey();
    const item = await at.service.db.get<Record<string, unknown>>(apiKeyKey(at.team.id, dataOf(created).id));
    expect(item?.secret_hash).toEqual(expect.any(String));
    expect(JSON.stringify(item)).not.toContain(secretOf(created).slice(-32));
  });

  test('C168 A57: a repeated Idempotency-Key returns the same key without its secret', async () => {
    const send = () => at.send('POST', at.keys, owner, { name: 'Once' }, { headers: { 'idempotency-key': 'once' } });
    const [first, repeated] = [await send(), await send()];
    expect([repeated.status, repeated.headers.Location]).toEqual([201, first.headers.Location]);
    expect(dataOf(repeated).id).toBe(dataOf(first).id);
    expect(dataOf(repeated).attributes).not.toHaveProperty('secret');
    expect(
      JSON.stringify(
        await at.service.db.query({ partition: `IDEM#user#${at.team.users.owner.id}`, prefix: '', limit: 50 }),
      ),
    ).not.toContain(secretOf(first));
  });

  test('C191: another type returns 422', async () => {
    expect(errorOf(await at.createKey(enveloped('keys', { name: 'x' })))).toEqual({ status: 422, at: '/data/type' });
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
  ])('C103 C192 C194: %j returns 422 at %s, and in an envelope below its attributes', async (body, pointer) => {
    expect(errorOf(await at.createKey(body))).toEqual({ status: 422, at: pointer });
    const at422 = { status: 422, at: `/data/attributes${pointer}` };
    expect(errorOf(await at.createKey(enveloped('api_keys', body)))).toEqual(at422);
  });

  test('C106: the response lists each invalid attribute', async () => {
    const pointers = problemsOf(await at.createKey({ name: null, scopes: 1, can_moderate: 2 })).map(
      ({ source }) => source?.pointer,
    );
    expect(pointers).toEqual(['/name', '/scopes', '/can_moderate']);
  });

  test('A53: an expiry in the past returns 422, and one in the future is stored in UTC', async () => {
    for (const expires_at of ['2020-01-01T00:00:00Z', new Date().toISOString()]) {
      const refused = await at.createKey(enveloped('api_keys', { name: 'x', expires_at }));
      expect(errorOf(refused)).toMatchObject({ status: 422, at: '/data/attributes/expires_at' });
    }
    const created = await at.createKey({ name: 'x', expires_at: '2099-01-01T02:00:00+02:00' });
    expect(dataOf(created).attributes.expires_at).toBe('2099-01-01T00:00:00.000Z');
  });

  test('A52: unknown scopes are kept, and a key without scopes gets 403', async () => {
    const created = await at.createKey({ name: 'x', scopes: ['reports:read', 'hubs.manage', 'hubs.manage'] });
    expect(dataOf(created).attributes.scopes).toEqual(['reports:read', 'hubs.manage']);
    const none = await at.createKey({ name: 'x', scopes: [] });
    expect(dataOf(none).attributes.scopes).toEqual([]);
    const refused = await at.send('GET', `/teams/${at.team.id}/invitations`, secretOf(none));
    expect(refused.status).toBe(403);
  });

  test('a user cannot give a key permissions that they do not have', async () => {
    const token = await withPermissions(['keys.manage', 'hubs.manage']);
    const notHeld = (field: string) => ({ status: 403, code: 'permission_not_held', at: `/${field}` });
    expect(errorOf(await at.createKey({ name: 'x' }, token))).toEqual(notHeld('scopes'));
    expect(errorOf(await at.createKey({ name: 'x', scopes: ['audit.read'] }, token))).toEqual(notHeld('scopes'));
    const moderating = { name: 'x', scopes: ['hubs.manage'], can_moderate: true };
    expect(errorOf(await at.createKey(moderating, token))).toEqual(notHeld('can_moderate'));
    const created = await at.createKey({ name: 'x', scopes: ['hubs.manage', 'free words'] }, token);
    expect(created.status).toBe(201);
    const raised = await at.send('PATCH', at.keyItem(created), token, { can_moderate: true });
    expect(errorOf(raised)).toEqual(notHeld('can_moderate'));
  });
});

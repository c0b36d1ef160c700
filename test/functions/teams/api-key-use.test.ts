import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, enveloped, errorOf, listOf, secretOf, startTeams, UNKNOWN_ID } from './world.ts';

const at = useWorld(startTeams);
let owner: string;

beforeAll(() => {
  owner = at.team.users.owner.token;
});

describe('using an API key', () => {
  test('C172 C214: a key reads its team, and its last use is recorded', async () => {
    const created = await at.createKey();
    expect((await at.send('GET', `/teams/${at.team.id}`, secretOf(created))).status).toBe(200);
    const { last_used_at } = dataOf(await at.send('GET', at.keyItem(created), owner)).attributes;
    expect(new Date(String(last_used_at)).toISOString()).toBe(last_used_at);
  });

  test('C151 C152: a route of another team returns 403 without data', async () => {
    const refused = await at.send('GET', `/teams/${at.other.id}`, secretOf(await at.createKey()));
    expect(errorOf(refused)).toEqual({ status: 403, code: 'forbidden' });
    expect(refused.body.data).toBeUndefined();
  });

  test('GET /teams with a key returns only its team', async () => {
    const listed = await at.send('GET', '/teams', secretOf(await at.createKey()));
    expect(listOf(listed).map(({ id }) => id)).toEqual([at.team.id]);
  });

  test('C154 C155 C156 C157 A9: keys and contacts get 403 on every route of keys', async () => {
    const created = await at.createKey();
    const contact = at.service.keys.issue({ kind: 'contact', id: newId(), team: at.team.id });
    for (const token of [secretOf(created), contact])
      for (const [method, of, body] of [
        ['GET', at.keys],
        ['POST', at.keys, { name: 'x' }],
        ['GET', at.keyItem(created)],
        ['PATCH', at.keyItem(created), { can_moderate: true }],
        ['DELETE', at.keyItem(created)],
      ] as const)
        expect((await at.send(method, of, token, body)).status).toBe(403);
  });
});

describe('updating and revoking API keys', () => {
  test('C205 C206 C207 A7: can_moderate is the only attribute that changes, and it is required', async () => {
    const created = await at.createKey();
    for (const body of [{ can_moderate: true }, enveloped('api_keys', { can_moderate: false })]) {
      const changed = await at.send('PATCH', at.keyItem(created), owner, body);
      expect(changed.status).toBe(200);
      const expected = 'data' in body ? false : body.can_moderate;
      expect(dataOf(await at.send('GET', at.keyItem(created), owner)).attributes.can_moderate).toBe(expected);
    }
    for (const body of [{}, { can_moderate: null }, { can_moderate: 'yes' }, { name: 'other' }])
      expect(errorOf(await at.send('PATCH', at.keyItem(created), owner, body))).toEqual({
        status: 422,
        at: '/can_moderate',
      });
  });

  test('C170 C208 C209 A8: a revoked key gets 401 and stays listed, and revoking it again keeps revoked_at', async () => {
    const created = await at.createKey();
    const revoked = await at.send('DELETE', at.keyItem(created), owner);
    expect([revoked.status, revoked.body]).toEqual([204, '']);
    expect((await at.send('GET', `/teams/${at.team.id}`, secretOf(created))).status).toBe(401);
    const { revoked_at } = dataOf(await at.send('GET', at.keyItem(created), owner)).attributes;
    expect(new Date(String(revoked_at)).toISOString()).toBe(revoked_at);
    expect((await at.send('DELETE', at.keyItem(created), owner)).status).toBe(204);
    expect(dataOf(await at.send('GET', at.keyItem(created), owner)).attributes.revoked_at).toBe(revoked_at);
    expect(listOf(await at.send('GET', `${at.keys}?page[size]=100`, owner)).map(({ id }) => id)).toContain(
      dataOf(created).id,
    );
  });

  test('C210 C211: unknown keys and keys of another team return 404 and are not changed', async () => {
    const otherTeamKey = await at.send('POST', `/teams/${at.other.id}/api-keys`, at.other.users.owner.token, {
      name: 'x',
    });
    for (const id of [UNKNOWN_ID, 'no-id', dataOf(otherTeamKey).id])
      for (const [method, body] of [['GET'], ['DELETE'], ['PATCH', { can_moderate: true }]] as const)
        expect(errorOf(await at.send(method, `${at.keys}/${id}`, owner, body))).toEqual({
          status: 404,
          code: 'not_found',
        });
    expect((await at.send('GET', `/teams/${at.other.id}`, secretOf(otherTeamKey))).status).toBe(200);
  });

  test('C212: a user outside the team or without keys.manage gets 403', async () => {
    for (const token of [at.other.users.owner.token, at.team.users.admin.token]) {
      expect((await at.createKey({ name: 'x' }, token)).status).toBe(403);
      expect((await at.send('GET', at.keys, token)).status).toBe(403);
    }
  });
});

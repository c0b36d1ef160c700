import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, enveloped, listOf, NOTHING, refusalOf, secretOf, startTeams } from './world.ts';

const at = useWorld(startTeams);
let owner: string;

beforeAll(() => {
  owner = at.team.users.owner.token;
});

describe('using a key', () => {
  test('C172 C214: it opens its team’s routes, and when it was used is noted', async () => {
    const made = await at.createKey();
    expect((await at.send('GET', `/teams/${at.team.id}`, secretOf(made))).status).toBe(200);
    const { last_used_at } = dataOf(await at.send('GET', at.keyItem(made), owner)).attributes;
    expect(new Date(String(last_used_at)).toISOString()).toBe(last_used_at);
  });

  test('C151 C152: on another team’s routes it is refused and shown nothing', async () => {
    const refused = await at.send('GET', `/teams/${at.other.id}`, secretOf(await at.createKey()));
    expect(refusalOf(refused)).toEqual({ status: 403, code: 'forbidden' });
    expect(refused.body.data).toBeUndefined();
  });

  test('a key lists the one team it is bound to', async () => {
    const listed = await at.send('GET', '/teams', secretOf(await at.createKey()));
    expect(listOf(listed).map(({ id }) => id)).toEqual([at.team.id]);
  });

  test('C154 C155 C156 C157 A9: keys and contacts manage no keys', async () => {
    const made = await at.createKey();
    const contact = at.service.keys.issue({ kind: 'contact', id: newId(), team: at.team.id });
    for (const token of [secretOf(made), contact])
      for (const [method, of, body] of [
        ['GET', at.keys],
        ['POST', at.keys, { name: 'x' }],
        ['GET', at.keyItem(made)],
        ['PATCH', at.keyItem(made), { can_moderate: true }],
        ['DELETE', at.keyItem(made)],
      ] as const)
        expect((await at.send(method, of, token, body)).status).toBe(403);
  });
});

describe('changing and revoking', () => {
  test('C205 C206 C207 A7: can_moderate is all that changes, and it must be said', async () => {
    const made = await at.createKey();
    for (const body of [{ can_moderate: true }, enveloped('api_keys', { can_moderate: false })]) {
      const changed = await at.send('PATCH', at.keyItem(made), owner, body);
      expect(changed.status).toBe(200);
      const wanted = 'data' in body ? false : body.can_moderate;
      expect(dataOf(await at.send('GET', at.keyItem(made), owner)).attributes.can_moderate).toBe(wanted);
    }
    for (const body of [{}, { can_moderate: null }, { can_moderate: 'yes' }, { name: 'other' }])
      expect(refusalOf(await at.send('PATCH', at.keyItem(made), owner, body))).toEqual({
        status: 422,
        at: '/can_moderate',
      });
  });

  test('C170 C208 C209 A8: a revoked key opens nothing, stays listed, and when it was revoked stays', async () => {
    const made = await at.createKey();
    const gone = await at.send('DELETE', at.keyItem(made), owner);
    expect([gone.status, gone.body]).toEqual([204, '']);
    expect((await at.send('GET', `/teams/${at.team.id}`, secretOf(made))).status).toBe(401);
    const { revoked_at } = dataOf(await at.send('GET', at.keyItem(made), owner)).attributes;
    expect(new Date(String(revoked_at)).toISOString()).toBe(revoked_at);
    expect((await at.send('DELETE', at.keyItem(made), owner)).status).toBe(204);
    expect(dataOf(await at.send('GET', at.keyItem(made), owner)).attributes.revoked_at).toBe(revoked_at);
    expect(listOf(await at.send('GET', `${at.keys}?page[size]=100`, owner)).map(({ id }) => id)).toContain(
      dataOf(made).id,
    );
  });

  test('C210 C211: unknown keys and those of another team are a 404 and stay as they were', async () => {
    const theirs = await at.send('POST', `/teams/${at.other.id}/api-keys`, at.other.users.owner.token, { name: 'x' });
    for (const id of [NOTHING, 'no-id', dataOf(theirs).id])
      for (const [method, body] of [['GET'], ['DELETE'], ['PATCH', { can_moderate: true }]] as const)
        expect(refusalOf(await at.send(method, `${at.keys}/${id}`, owner, body))).toEqual({
          status: 404,
          code: 'not_found',
        });
    expect((await at.send('GET', `/teams/${at.other.id}`, secretOf(theirs))).status).toBe(200);
  });

  test('C212: a user outside the team, or without keys.manage, manages no keys', async () => {
    for (const token of [at.other.users.owner.token, at.team.users.admin.token]) {
      expect((await at.createKey({ name: 'x' }, token)).status).toBe(403);
      expect((await at.send('GET', at.keys, token)).status).toBe(403);
    }
  });
});

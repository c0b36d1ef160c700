import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/id.ts';
import { apiKeys } from '../../../shared/teams/api-keys.ts';
import { addUser } from '../../../shared/teams/memberships.ts';
import { type SeededUser, seedUser } from '../../support/seed.ts';
import { dataOf, NOTHING, refusalOf, type Stage, startTeams } from './support.ts';

let at: Stage;

beforeAll(async () => {
  at = await startTeams();
});
afterAll(() => at.service.stop());

/** Calls in the context of the first team. */
const inTeam = (method: string, path: string, token: string | undefined, body?: unknown, team = at.team.id) =>
  at.send(method, path, token, body, { headers: { 'x-team-id': team } });

const join = async (role = at.team.users.moderator.role_id): Promise<SeededUser> => {
  const user = await seedUser(at.service.db, at.service.keys, 'newcomer');
  const actor = { type: 'user', id: at.team.users.owner.id } as const;
  expect(await addUser(at.service.db, { team: at.team.id, user: user.id, role }, actor, new Date())).toBe(true);
  return user;
};

const keyOf = async (team: string, scopes: string[] = ['*']) => {
  const input = { name: 'key', scopes, can_moderate: false, expires_at: null };
  return (await apiKeys(at.service.db, team).create(input, { type: 'user', id: newId() }, new Date())).secret;
};

describe('giving and taking roles', () => {
  test('an owner gives any role', async () => {
    const { id } = await join();
    for (const { role_id } of [at.team.users.admin, at.team.users.owner, at.team.users.moderator]) {
      const moved = await inTeam('PATCH', `/users/${id}`, at.team.users.owner.token, { role_id });
      expect([moved.status, dataOf(moved).attributes.role_id]).toEqual([200, role_id]);
    }
  });

  test('nobody gives what they do not hold, nor takes it', async () => {
    const { id } = await join();
    const { admin, owner, moderator } = at.team.users;
    const up = await inTeam('PATCH', `/users/${id}`, admin.token, { role_id: owner.role_id });
    expect(refusalOf(up)).toEqual({ status: 403, code: 'permission_not_held', at: '/role_id' });
    const down = await inTeam('PATCH', `/users/${owner.id}`, admin.token, { role_id: moderator.role_id });
    expect(refusalOf(down)).toMatchObject({ status: 403, code: 'permission_not_held' });
    const out = await inTeam('DELETE', `/users/${owner.id}`, admin.token);
    expect(refusalOf(out)).toEqual({ status: 403, code: 'permission_not_held' });
    const level = await inTeam('PATCH', `/users/${id}`, admin.token, { role_id: admin.role_id });
    expect(level.status).toBe(200);
  });

  test('a key gives roles within its scopes and never makes an owner', async () => {
    const { id } = await join();
    const { owner, admin } = at.team.users;
    const [all, narrow] = [await keyOf(at.team.id), await keyOf(at.team.id, ['users.manage'])];
    expect((await inTeam('PATCH', `/users/${id}`, all, { role_id: owner.role_id })).status).toBe(403);
    expect((await inTeam('PATCH', `/users/${id}`, narrow, { role_id: admin.role_id })).status).toBe(403);
    expect((await inTeam('PATCH', `/users/${id}`, all, { role_id: admin.role_id })).status).toBe(200);
    expect((await inTeam('PATCH', `/users/${id}`, await keyOf(at.team.id, ['hubs.manage']), {})).status).toBe(403);
  });

  test('a role of another team, or of none, is a 422', async () => {
    for (const role_id of [at.other.users.admin.role_id, NOTHING]) {
      const refused = await inTeam('PATCH', `/users/${at.team.users.moderator.id}`, at.team.users.owner.token, {
        role_id,
      });
      expect(refusalOf(refused)).toEqual({ status: 422, code: 'unknown_role', at: '/role_id' });
    }
  });

  test('a removed user is out from the next request on, and may come back', async () => {
    const user = await join();
    expect((await inTeam('GET', '/users', user.token)).status).toBe(200);
    expect((await inTeam('DELETE', `/users/${user.id}`, at.team.users.admin.token)).status).toBe(204);
    expect((await inTeam('GET', '/users', user.token)).status).toBe(403);
    expect((await inTeam('DELETE', `/users/${user.id}`, at.team.users.admin.token)).status).toBe(404);
    const again = { team: at.team.id, user: user.id, role: at.team.users.admin.role_id };
    expect(await addUser(at.service.db, again, { type: 'user', id: user.id }, new Date())).toBe(true);
    expect((await inTeam('GET', '/users', user.token)).status).toBe(200);
  });
});

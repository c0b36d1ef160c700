import { describe, expect, test } from 'vitest';
import { addUser } from '../../../shared/accounts/teams/memberships.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, errorOf, startTeams, UNKNOWN_ID } from './world.ts';

const at = useWorld(startTeams);

describe('assigning and removing roles', () => {
  test('an owner can assign any role', async () => {
    const { id } = await at.join();
    for (const { role_id } of [at.team.users.admin, at.team.users.owner, at.team.users.moderator]) {
      const moved = await at.inTeam('PATCH', `/users/${id}`, at.team.users.owner.token, { role_id });
      expect([moved.status, dataOf(moved).attributes.role_id]).toEqual([200, role_id]);
    }
  });

  test('a user cannot assign or remove a role with permissions that they do not have', async () => {
    const { id } = await at.join();
    const { admin, owner, moderator } = at.team.users;
    const up = await at.inTeam('PATCH', `/users/${id}`, admin.token, { role_id: owner.role_id });
    expect(errorOf(up)).toEqual({ status: 403, code: 'permission_not_held', at: '/role_id' });
    const down = await at.inTeam('PATCH', `/users/${owner.id}`, admin.token, { role_id: moderator.role_id });
    expect(errorOf(down)).toMatchObject({ status: 403, code: 'permission_not_held' });
    const removed = await at.inTeam('DELETE', `/users/${owner.id}`, admin.token);
    expect(errorOf(removed)).toEqual({ status: 403, code: 'permission_not_held' });
    const sameRole = await at.inTeam('PATCH', `/users/${id}`, admin.token, { role_id: admin.role_id });
    expect(sameRole.status).toBe(200);
  });

  test('an API key assigns roles within its scopes, and never the owner role', async () => {
    const { id } = await at.join();
    const { owner, admin } = at.team.users;
    const [all, narrow] = [await at.keyOf(at.team.id), await at.keyOf(at.team.id, ['users.manage'])];
    expect((await at.inTeam('PATCH', `/users/${id}`, all, { role_id: owner.role_id })).status).toBe(403);
    expect((await at.inTeam('PATCH', `/users/${id}`, narrow, { role_id: admin.role_id })).status).toBe(403);
    expect((await at.inTeam('PATCH', `/users/${id}`, all, { role_id: admin.role_id })).status).toBe(200);
    expect((await at.inTeam('PATCH', `/users/${id}`, await at.keyOf(at.team.id, ['hubs.manage']), {})).status).toBe(
      403,
    );
  });

  test('an unknown role or a role of another team returns 422', async () => {
    for (const role_id of [at.other.users.admin.role_id, UNKNOWN_ID]) {
      const refused = await at.inTeam('PATCH', `/users/${at.team.users.moderator.id}`, at.team.users.owner.token, {
        role_id,
      });
      expect(errorOf(refused)).toEqual({ status: 422, code: 'unknown_role', at: '/role_id' });
    }
  });

  test('a removed user gets 403 from the next request on, and can be added again', async () => {
    const user = await at.join();
    expect((await at.inTeam('GET', '/users', user.token)).status).toBe(200);
    expect((await at.inTeam('DELETE', `/users/${user.id}`, at.team.users.admin.token)).status).toBe(204);
    expect((await at.inTeam('GET', '/users', user.token)).status).toBe(403);
    expect((await at.inTeam('DELETE', `/users/${user.id}`, at.team.users.admin.token)).status).toBe(404);
    const membership = { team: at.team.id, user: user.id, role: at.team.users.admin.role_id };
    expect(await addUser(at.service.db, membership, { type: 'user', id: user.id }, new Date())).toBe(true);
    expect((await at.inTeam('GET', '/users', user.token)).status).toBe(200);
  });
});

import { describe, expect, test } from 'vitest';
import { addUser } from '../../../shared/accounts/teams/memberships.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, NOTHING, refusalOf, startTeams } from './world.ts';

const at = useWorld(startTeams);

describe('giving and taking roles', () => {
  test('an owner gives any role', async () => {
    const { id } = await at.join();
    for (const { role_id } of [at.team.users.admin, at.team.users.owner, at.team.users.moderator]) {
      const moved = await at.inTeam('PATCH', `/users/${id}`, at.team.users.owner.token, { role_id });
      expect([moved.status, dataOf(moved).attributes.role_id]).toEqual([200, role_id]);
    }
  });

  test('nobody gives what they do not hold, nor takes it', async () => {
    const { id } = await at.join();
    const { admin, owner, moderator } = at.team.users;
    const up = await at.inTeam('PATCH', `/users/${id}`, admin.token, { role_id: owner.role_id });
    expect(refusalOf(up)).toEqual({ status: 403, code: 'permission_not_held', at: '/role_id' });
    const down = await at.inTeam('PATCH', `/users/${owner.id}`, admin.token, { role_id: moderator.role_id });
    expect(refusalOf(down)).toMatchObject({ status: 403, code: 'permission_not_held' });
    const out = await at.inTeam('DELETE', `/users/${owner.id}`, admin.token);
    expect(refusalOf(out)).toEqual({ status: 403, code: 'permission_not_held' });
    const level = await at.inTeam('PATCH', `/users/${id}`, admin.token, { role_id: admin.role_id });
    expect(level.status).toBe(200);
  });

  test('a key gives roles within its scopes and never makes an owner', async () => {
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

  test('a role of another team, or of none, is a 422', async () => {
    for (const role_id of [at.other.users.admin.role_id, NOTHING]) {
      const refused = await at.inTeam('PATCH', `/users/${at.team.users.moderator.id}`, at.team.users.owner.token, {
        role_id,
      });
      expect(refusalOf(refused)).toEqual({ status: 422, code: 'unknown_role', at: '/role_id' });
    }
  });

  test('a removed user is out from the next request on, and may come back', async () => {
    const user = await at.join();
    expect((await at.inTeam('GET', '/users', user.token)).status).toBe(200);
    expect((await at.inTeam('DELETE', `/users/${user.id}`, at.team.users.admin.token)).status).toBe(204);
    expect((await at.inTeam('GET', '/users', user.token)).status).toBe(403);
    expect((await at.inTeam('DELETE', `/users/${user.id}`, at.team.users.admin.token)).status).toBe(404);
    const again = { team: at.team.id, user: user.id, role: at.team.users.admin.role_id };
    expect(await addUser(at.service.db, again, { type: 'user', id: user.id }, new Date())).toBe(true);
    expect((await at.inTeam('GET', '/users', user.token)).status).toBe(200);
  });
});

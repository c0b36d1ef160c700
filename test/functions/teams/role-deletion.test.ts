import { beforeAll, describe, expect, test } from 'vitest';
import { addUser } from '../../../shared/accounts/teams/memberships.ts';
import { seedUser } from '../../support/seed.ts';
import { useWorld } from '../../support/use-world.ts';
import { errorOf, startTeams } from './world.ts';

const at = useWorld(startTeams);
let owner: string;
let system: string;

beforeAll(() => {
  owner = at.team.users.owner.token;
  system = `/roles/${at.team.users.moderator.role_id}`;
});

describe('deleting roles', () => {
  test('a role without users is deleted', async () => {
    const role = await at.newRole();
    expect((await at.send('DELETE', role, owner)).status).toBe(204);
    for (const [method, body] of [['GET'], ['DELETE'], ['PATCH', { name: 'x' }]] as const)
      expect(errorOf(await at.send(method, role, owner, body))).toEqual({ status: 404, code: 'not_found' });
  });

  test('a system role and a role in use cannot be deleted', async () => {
    expect(errorOf(await at.send('DELETE', system, owner))).toMatchObject({ status: 409, code: 'system_role' });
    const role = await at.newRole();
    const user = await seedUser(at.service.db, at.service.keys);
    const membership = { team: at.team.id, user: user.id, role: role.slice('/roles/'.length) };
    await addUser(at.service.db, membership, { type: 'user', id: at.team.users.owner.id }, new Date());
    expect(errorOf(await at.send('DELETE', role, owner))).toMatchObject({ status: 409, code: 'role_in_use' });
    await at.inTeam('DELETE', `/users/${user.id}`, owner);
    expect((await at.send('DELETE', role, owner)).status).toBe(204);
  });

  test('of assigning a role and deleting it concurrently, one succeeds and the user keeps a role', async () => {
    const user = at.team.users.moderator;
    for (let round = 0; round < 12; round += 1) {
      const role = await at.newRole();
      const body = { role_id: role.slice('/roles/'.length) };
      const [assigned, deleted] = await Promise.all([
        at.inTeam('PATCH', `/users/${user.id}`, owner, body),
        at.send('DELETE', role, owner),
      ]);
      const outcome = [assigned.status, deleted.status];
      expect([
        [200, 409],
        [422, 204],
      ]).toContainEqual(outcome);
      expect((await at.send('GET', `/teams/${at.team.id}`, user.token)).status).toBe(200);
      await at.inTeam('PATCH', `/users/${user.id}`, owner, { role_id: user.role_id });
    }
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { MAX_ROLES } from '../../../shared/accounts/roles/team-roles.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { seedTeam } from '../../support/seed.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, enveloped, errorOf, listOf, startTeams, UNKNOWN_ID } from './world.ts';

const at = useWorld(startTeams);
let owner: string;
let system: string;

beforeAll(() => {
  owner = at.team.users.owner.token;
  system = `/roles/${at.team.users.moderator.role_id}`;
});

describe('creating and reading roles', () => {
  test('C037 C038 C040 C042: POST returns the role, and Location points to it', async () => {
    const response = await at.createRole({
      name: ' Editor ',
      permissions: ['hubs.manage', 'content.manage', 'hubs.manage'],
    });
    expect(response.status).toBe(201);
    expect(dataOf(response)).toMatchObject({
      type: 'roles',
      attributes: {
        team_id: at.team.id,
        name: 'Editor',
        description: null,
        permissions: ['hubs.manage', 'content.manage'],
        is_system: false,
        system_role: null,
      },
      links: { self: response.headers.Location },
    });
    const read = await at.service.call({ path: response.headers.Location ?? '', token: owner });
    expect(dataOf(read)).toMatchObject({ id: dataOf(response).id, type: 'roles' });
    expect((await at.createRole(enveloped('roles', { name: 'Enveloped' }))).status).toBe(201);
  });

  test.each([
    [{}, '/name'],
    [{ name: null }, '/name'],
    [{ name: ' ' }, '/name'],
    [{ name: 'x'.repeat(81) }, '/name'],
    [{ name: 'x', description: 'x'.repeat(501) }, '/description'],
    [{ name: 'x', permissions: ['fly'] }, '/permissions/0'],
    [{ name: 'x', permissions: 'hubs.manage' }, '/permissions'],
  ])('C100 C104: %j returns 422 at %s', async (body, pointer) => {
    expect(errorOf(await at.createRole(body))).toEqual({ status: 422, at: pointer });
  });

  test('a user cannot create a role with permissions that they do not have', async () => {
    const refused = await at.createRole({ name: 'x', permissions: ['keys.manage'] }, at.team.users.admin.token);
    expect(errorOf(refused)).toEqual({ status: 403, code: 'permission_not_held', at: '/permissions' });
    const held = await at.createRole({ name: 'x', permissions: ['roles.manage'] }, at.team.users.admin.token);
    expect(held.status).toBe(201);
  });

  test('C025 C026: following the next links lists each role once', async () => {
    const ids: string[] = [];
    let path: string | undefined = `/api/v1/teams/${at.team.id}/roles?page[size]=2`;
    while (path) {
      const page = await at.service.call({ path, token: at.team.users.moderator.token });
      expect(listOf(page).length).toBeLessThanOrEqual(2);
      ids.push(...listOf(page).map(({ id }) => id));
      path = (page.body.links as { next?: string }).next;
    }
    const all = listOf(await at.send('GET', `/teams/${at.team.id}/roles`, owner)).map(({ id }) => id);
    expect(ids).toEqual(all);
    expect(new Set(ids).size).toBe(all.length);
  });

  test('a team has at most a hundred roles, also under concurrent requests', async () => {
    const team = await seedTeam(at.service.db, at.service.keys);
    const create = (index: number) =>
      at.send('POST', `/teams/${team.id}/roles`, team.users.owner.token, { name: `Role ${index}` });
    const responses = [];
    for (let from = 0; from < MAX_ROLES + 4; from += 4)
      responses.push(...(await Promise.all([0, 1, 2, 3].map((index) => create(from + index)))));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(MAX_ROLES - 3);
    expect(errorOf(responses.find(({ status }) => status === 409) ?? (await at.createRole()))).toMatchObject({
      code: 'limit_reached',
    });
    const page = await at.send('GET', `/teams/${team.id}/roles?page[size]=100`, team.users.owner.token);
    expect(listOf(page)).toHaveLength(MAX_ROLES);
  });
});

describe('updating roles', () => {
  test('C075 C076 C077 C078: an update changes only the attributes that it contains, and null clears one', async () => {
    const role = await at.newRole();
    const renamed = await at.send('PATCH', role, owner, { name: 'Author' });
    expect(dataOf(renamed).attributes).toMatchObject({ name: 'Author', description: 'Edits.' });
    const cleared = await at.send('PATCH', role, owner, { description: null });
    expect(dataOf(cleared).attributes).toMatchObject({ name: 'Author', description: null });
    expect(dataOf(await at.send('GET', role, owner)).attributes).toEqual(dataOf(cleared).attributes);
  });

  test('C085 C086 C090: {} changes nothing, including on a system role', async () => {
    for (const role of [await at.newRole(), system]) {
      const before = dataOf(await at.send('GET', role, owner));
      const same = await at.send('PATCH', role, owner, {});
      expect(same.status).toBe(200);
      expect(dataOf(same)).toEqual(before);
    }
  });

  test('C079 C080 C083: null as the name returns 422 and nothing is written', async () => {
    const role = await at.newRole();
    const refused = await at.send('PATCH', role, owner, { name: null, description: 'lost' });
    expect(errorOf(refused)).toEqual({ status: 422, at: '/name' });
    expect(dataOf(await at.send('GET', role, owner)).attributes.description).toBe('Edits.');
  });

  test('C088 C089: a system role cannot be renamed, and the body is validated first', async () => {
    const renamed = await at.send('PATCH', system, owner, { name: 'X', description: 'lost' });
    expect(errorOf(renamed)).toMatchObject({ status: 409, code: 'system_role' });
    expect(errorOf(await at.send('PATCH', system, owner, { name: null }))).toEqual({ status: 422, at: '/name' });
    expect(dataOf(await at.send('GET', system, owner)).attributes).toMatchObject({
      name: 'moderator',
      description: null,
    });
    expect((await at.send('PATCH', system, owner, { description: 'Keeps order.' })).status).toBe(200);
  });

  test('concurrent updates of different roles are all kept', async () => {
    const roles = await Promise.all(Array.from({ length: 8 }, at.newRole));
    await Promise.all(roles.map((role, index) => at.send('PATCH', role, owner, { name: `Number ${index}` })));
    const names = await Promise.all(
      roles.map(async (role) => dataOf(await at.send('GET', role, owner)).attributes.name),
    );
    expect(names).toEqual(roles.map((_, index) => `Number ${index}`));
  });
});

describe('access to roles', () => {
  test('C092 C274 A5: an unknown or malformed id, or an id of another team, returns 404', async () => {
    for (const id of [at.other.users.moderator.role_id, UNKNOWN_ID, 'no-id'])
      for (const [method, body] of [['GET'], ['DELETE'], ['PATCH', { name: 'x' }]] as const)
        expect(errorOf(await at.send(method, `/roles/${id}`, owner, body))).toEqual({
          status: 404,
          code: 'not_found',
        });
  });

  test('users and API keys of the team read roles, and only users with roles.manage change them', async () => {
    const key = await apiKeys(at.service.db, at.team.id).create(
      { name: 'key', scopes: ['*'], can_moderate: false, expires_at: null },
      { type: 'user', id: newId() },
      new Date(),
    );
    const contact = at.service.keys.issue({ kind: 'contact', id: newId(), team: at.team.id });
    const moderator = at.team.users.moderator.token;
    expect((await at.send('GET', system, moderator)).status).toBe(200);
    expect((await at.send('GET', system, key.secret)).status).toBe(200);
    expect((await at.send('GET', `/roles/${at.other.users.owner.role_id}`, key.secret)).status).toBe(404);
    expect((await at.send('GET', system, contact)).status).toBe(403);
    expect((await at.send('GET', system, undefined)).status).toBe(401);
    for (const token of [moderator, key.secret, contact]) {
      expect((await at.createRole({ name: 'x' }, token)).status).toBe(403);
      expect((await at.send('PATCH', system, token, {})).status).toBe(403);
      expect((await at.send('DELETE', system, token)).status).toBe(403);
    }
    expect((await at.send('GET', `/teams/${at.other.id}/roles`, owner)).status).toBe(403);
    expect((await at.send('POST', `/teams/${at.other.id}/roles`, owner, { name: 'x' })).status).toBe(403);
  });
});

import { beforeAll, expect, test } from 'vitest';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { PERMISSION_SLUGS } from '../../../shared/accounts/roles/permissions.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, listOf, NOTHING, refusalOf, startTeams } from './world.ts';

const at = useWorld(startTeams);
let owner: string;

beforeAll(() => {
  owner = at.team.users.owner.token;
});

const newRole = async (permissions: readonly string[] = []) =>
  `/roles/${dataOf(await at.send('POST', `/teams/${at.team.id}/roles`, owner, { name: 'Role', permissions })).id}`;

const permissionsOf = async (role: string, token = owner) =>
  dataOf(await at.send('GET', role, token)).attributes.permissions;

const give = (role: string, slug: unknown, token = owner) => at.send('POST', `${role}/permissions`, token, { slug });
const take = (role: string, slug: string, token = owner) => at.send('DELETE', `${role}/permissions/${slug}`, token);

test('every permission is listed', async () => {
  const listed = await at.send('GET', '/permissions?page[size]=100', at.team.users.moderator.token);
  expect(listOf(listed).map(({ id }) => id)).toEqual([...PERMISSION_SLUGS].sort());
  expect(listOf(listed)[0]).toMatchObject({ type: 'permissions', attributes: { slug: 'analytics.read' } });
  const page = await at.send('GET', '/permissions?page[size]=4', owner);
  expect([listOf(page).length, page.body.meta]).toEqual([4, { has_more: true }]);
});

test('C060 C268 C269: a permission is given, and given again without effect', async () => {
  const role = await newRole();
  const first = await give(role, 'hubs.manage');
  expect(first.status).toBe(201);
  expect(first.headers.Location).toBeUndefined();
  expect(dataOf(first)).toMatchObject({ type: 'roles', attributes: { permissions: ['hubs.manage'] } });
  const again = await give(role, 'hubs.manage');
  expect([again.status, dataOf(again)]).toEqual([201, dataOf(first)]);
});

test.each([
  ['no slug', {}],
  ['an unknown slug', { slug: 'fly' }],
  ['null', { slug: null }],
  ['a number', { slug: 7 }],
  ['a name of the prototype', { slug: 'constructor' }],
])('C270 A28: %s is a 422 at /slug without a code', async (_, body) => {
  const refused = await at.send('POST', `${await newRole()}/permissions`, owner, body);
  expect(refusalOf(refused)).toEqual({ status: 422, at: '/slug' });
});

test('C271 C272 C275: a permission is taken, and taken again without effect', async () => {
  const role = await newRole(['hubs.manage', 'content.manage']);
  const taken = await take(role, 'hubs.manage');
  expect([taken.status, taken.body]).toEqual([204, '']);
  expect(await permissionsOf(role)).toEqual(['content.manage']);
  const before = dataOf(await at.send('GET', role, owner));
  for (const slug of ['hubs.manage', 'fly', 'constructor', '%2F']) expect((await take(role, slug)).status).toBe(204);
  expect(dataOf(await at.send('GET', role, owner))).toEqual(before);
});

test('a role may lose its last permission and gain one again', async () => {
  const role = await newRole(['hubs.manage']);
  await take(role, 'hubs.manage');
  expect(await permissionsOf(role)).toEqual([]);
  expect(dataOf(await give(role, 'audit.read')).attributes.permissions).toEqual(['audit.read']);
});

test('C273 C274 A29: a role that is not there is a 404, for a key still a 403', async () => {
  for (const id of [NOTHING, at.other.users.admin.role_id, 'no-id']) {
    expect(refusalOf(await give(`/roles/${id}`, 'hubs.manage'))).toEqual({ status: 404, code: 'not_found' });
    expect(refusalOf(await take(`/roles/${id}`, 'hubs.manage'))).toEqual({ status: 404, code: 'not_found' });
  }
  const input = { name: 'key', scopes: ['*'], can_moderate: false, expires_at: null };
  const key = await apiKeys(at.service.db, at.team.id).create(input, { type: 'user', id: newId() }, new Date());
  expect((await give(`/roles/${NOTHING}`, 'hubs.manage', key.secret)).status).toBe(403);
  expect((await take(`/roles/${NOTHING}`, 'hubs.manage', key.secret)).status).toBe(403);
});

test('C162: a key, a contact and a user without roles.manage are refused', async () => {
  const role = await newRole();
  const input = { name: 'key', scopes: ['*'], can_moderate: false, expires_at: null };
  const key = await apiKeys(at.service.db, at.team.id).create(input, { type: 'user', id: newId() }, new Date());
  const contact = at.service.keys.issue({ kind: 'contact', id: newId(), team: at.team.id });
  for (const token of [key.secret, contact, at.team.users.moderator.token]) {
    expect((await give(role, 'hubs.manage', token)).status).toBe(403);
    expect((await take(role, 'hubs.manage', token)).status).toBe(403);
  }
});

test('nobody gives or takes what they do not hold', async () => {
  const { admin } = at.team.users;
  const role = await newRole(['keys.manage']);
  expect(refusalOf(await give(role, 'team.manage', admin.token))).toEqual({
    status: 403,
    code: 'permission_not_held',
    at: '/slug',
  });
  expect(refusalOf(await take(role, 'keys.manage', admin.token))).toMatchObject({ code: 'permission_not_held' });
  expect((await give(role, 'hubs.manage', admin.token)).status).toBe(201);
  expect(await permissionsOf(role)).toEqual(['keys.manage', 'hubs.manage']);
});

test('A28: a system role’s permissions change, the owner role’s by owners alone, who can always give them back', async () => {
  const { admin, owner: first } = at.team.users;
  expect((await give(`/roles/${at.team.users.moderator.role_id}`, 'hubs.manage', admin.token)).status).toBe(201);
  const role = `/roles/${first.role_id}`;
  expect((await take(role, 'hubs.manage', admin.token)).status).toBe(403);
  expect((await take(role, 'keys.manage')).status).toBe(204);
  expect((await at.send('GET', `/teams/${at.team.id}/api-keys`, owner)).status).toBe(403);
  expect((await give(role, 'keys.manage')).status).toBe(201);
  expect((await at.send('GET', `/teams/${at.team.id}/api-keys`, owner)).status).toBe(200);
});

test('a permission holds from the next request on', async () => {
  const { moderator } = at.other.users;
  const path = `/teams/${at.other.id}/roles`;
  expect((await at.send('POST', path, moderator.token, { name: 'x' })).status).toBe(403);
  await give(`/roles/${moderator.role_id}`, 'roles.manage', at.other.users.owner.token);
  expect((await at.send('POST', path, moderator.token, { name: 'x' })).status).toBe(201);
  await take(`/roles/${moderator.role_id}`, 'roles.manage', at.other.users.owner.token);
  expect((await at.send('POST', path, moderator.token, { name: 'x' })).status).toBe(403);
});

test('an owner gives the owner role back what it lost, even the right to give', async () => {
  const { owner } = at.other.users;
  const role = `/roles/${owner.role_id}`;
  for (const slug of ['roles.manage', 'audit.read'] as const) {
    expect((await take(role, slug, owner.token)).status).toBe(204);
  }
  expect((await give(role, 'audit.read', owner.token)).status).toBe(201);
  expect((await give(role, 'roles.manage', owner.token)).status).toBe(201);
});

test('permissions given and taken at once all last', async () => {
  const half = PERMISSION_SLUGS.filter((_, index) => index % 2 === 0);
  const rest = PERMISSION_SLUGS.filter((slug) => !half.includes(slug));
  const role = await newRole(half);
  const answers = await Promise.all([...half.map((slug) => take(role, slug)), ...rest.map((slug) => give(role, slug))]);
  expect(answers.map(({ status }) => status)).toEqual([...half.map(() => 204), ...rest.map(() => 201)]);
  expect(await permissionsOf(role)).toEqual(rest);
});

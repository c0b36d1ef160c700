import { beforeAll, expect, test } from 'vitest';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { PERMISSION_SLUGS } from '../../../shared/accounts/roles/permissions.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, errorOf, listOf, startTeams, UNKNOWN_ID } from './world.ts';

const at = useWorld(startTeams);
let owner: string;

beforeAll(() => {
  owner = at.team.users.owner.token;
});

const newRole = async (permissions: readonly string[] = []) =>
  `/roles/${dataOf(await at.send('POST', `/teams/${at.team.id}/roles`, owner, { name: 'Role', permissions })).id}`;

const permissionsOf = async (role: string, token = owner) =>
  dataOf(await at.send('GET', role, token)).attributes.permissions;

const add = (role: string, slug: unknown, token = owner) => at.send('POST', `${role}/permissions`, token, { slug });
const remove = (role: string, slug: string, token = owner) => at.send('DELETE', `${role}/permissions/${slug}`, token);

test('GET /permissions lists every permission', async () => {
  const listed = await at.send('GET', '/permissions?page[size]=100', at.team.users.moderator.token);
  expect(listOf(listed).map(({ id }) => id)).toEqual([...PERMISSION_SLUGS].sort());
  expect(listOf(listed)[0]).toMatchObject({ type: 'permissions', attributes: { slug: 'analytics.read' } });
  const page = await at.send('GET', '/permissions?page[size]=4', owner);
  expect([listOf(page).length, page.body.meta]).toEqual([4, { has_more: true }]);
});

test('C060 C268 C269: adding a permission returns 201, and adding it again changes nothing', async () => {
  const role = await newRole();
  const first = await add(role, 'hubs.manage');
  expect(first.status).toBe(201);
  expect(first.headers.Location).toBeUndefined();
  expect(dataOf(first)).toMatchObject({ type: 'roles', attributes: { permissions: ['hubs.manage'] } });
  const again = await add(role, 'hubs.manage');
  expect([again.status, dataOf(again)]).toEqual([201, dataOf(first)]);
});

test.each([
  ['no slug', {}],
  ['an unknown slug', { slug: 'fly' }],
  ['null', { slug: null }],
  ['a number', { slug: 7 }],
  ['a name of the prototype', { slug: 'constructor' }],
])('C270 A28: %s returns 422 at /slug without a code', async (_, body) => {
  const refused = await at.send('POST', `${await newRole()}/permissions`, owner, body);
  expect(errorOf(refused)).toEqual({ status: 422, at: '/slug' });
});

test('C271 C272 C275: removing a permission returns 204, and removing it again changes nothing', async () => {
  const role = await newRole(['hubs.manage', 'content.manage']);
  const removed = await remove(role, 'hubs.manage');
  expect([removed.status, removed.body]).toEqual([204, '']);
  expect(await permissionsOf(role)).toEqual(['content.manage']);
  const before = dataOf(await at.send('GET', role, owner));
  for (const slug of ['hubs.manage', 'fly', 'constructor', '%25']) expect((await remove(role, slug)).status).toBe(204);
  expect(dataOf(await at.send('GET', role, owner))).toEqual(before);
});

test('a role can lose its last permission and get one again', async () => {
  const role = await newRole(['hubs.manage']);
  await remove(role, 'hubs.manage');
  expect(await permissionsOf(role)).toEqual([]);
  expect(dataOf(await add(role, 'audit.read')).attributes.permissions).toEqual(['audit.read']);
});

test('C273 C274 A29: an unknown role returns 404, and 403 to an API key', async () => {
  for (const id of [UNKNOWN_ID, at.other.users.admin.role_id, 'no-id']) {
    expect(errorOf(await add(`/roles/${id}`, 'hubs.manage'))).toEqual({ status: 404, code: 'not_found' });
    expect(errorOf(await remove(`/roles/${id}`, 'hubs.manage'))).toEqual({ status: 404, code: 'not_found' });
  }
  const input = { name: 'key', scopes: ['*'], can_moderate: false, expires_at: null };
  const key = await apiKeys(at.service.db, at.team.id).create(input, { type: 'user', id: newId() }, new Date());
  expect((await add(`/roles/${UNKNOWN_ID}`, 'hubs.manage', key.secret)).status).toBe(403);
  expect((await remove(`/roles/${UNKNOWN_ID}`, 'hubs.manage', key.secret)).status).toBe(403);
});

test('C162: an API key, a contact and a user without roles.manage get 403', async () => {
  const role = await newRole();
  const input = { name: 'key', scopes: ['*'], can_moderate: false, expires_at: null };
  const key = await apiKeys(at.service.db, at.team.id).create(input, { type: 'user', id: newId() }, new Date());
  const contact = at.service.keys.issue({ kind: 'contact', id: newId(), team: at.team.id });
  for (const token of [key.secret, contact, at.team.users.moderator.token]) {
    expect((await add(role, 'hubs.manage', token)).status).toBe(403);
    expect((await remove(role, 'hubs.manage', token)).status).toBe(403);
  }
});

test('a user cannot add or remove permissions that they do not have', async () => {
  const { admin } = at.team.users;
  const role = await newRole(['keys.manage']);
  expect(errorOf(await add(role, 'team.manage', admin.token))).toEqual({
    status: 403,
    code: 'permission_not_held',
    at: '/slug',
  });
  expect(errorOf(await remove(role, 'keys.manage', admin.token))).toMatchObject({ code: 'permission_not_held' });
  expect((await add(role, 'hubs.manage', admin.token)).status).toBe(201);
  expect(await permissionsOf(role)).toEqual(['keys.manage', 'hubs.manage']);
});

test('A28: permissions of system roles can change; only owners change the owner role, and can restore it', async () => {
  const { admin, owner: teamOwner } = at.team.users;
  expect((await add(`/roles/${at.team.users.moderator.role_id}`, 'hubs.manage', admin.token)).status).toBe(201);
  const role = `/roles/${teamOwner.role_id}`;
  expect((await remove(role, 'hubs.manage', admin.token)).status).toBe(403);
  expect((await remove(role, 'keys.manage')).status).toBe(204);
  expect((await at.send('GET', `/teams/${at.team.id}/api-keys`, owner)).status).toBe(403);
  expect((await add(role, 'keys.manage')).status).toBe(201);
  expect((await at.send('GET', `/teams/${at.team.id}/api-keys`, owner)).status).toBe(200);
});

test('a changed permission applies from the next request on', async () => {
  const { moderator } = at.other.users;
  const path = `/teams/${at.other.id}/roles`;
  expect((await at.send('POST', path, moderator.token, { name: 'x' })).status).toBe(403);
  await add(`/roles/${moderator.role_id}`, 'roles.manage', at.other.users.owner.token);
  expect((await at.send('POST', path, moderator.token, { name: 'x' })).status).toBe(201);
  await remove(`/roles/${moderator.role_id}`, 'roles.manage', at.other.users.owner.token);
  expect((await at.send('POST', path, moderator.token, { name: 'x' })).status).toBe(403);
});

test('an owner can restore permissions of the owner role, including roles.manage', async () => {
  const { owner } = at.other.users;
  const role = `/roles/${owner.role_id}`;
  for (const slug of ['roles.manage', 'audit.read'] as const) {
    expect((await remove(role, slug, owner.token)).status).toBe(204);
  }
  expect((await add(role, 'audit.read', owner.token)).status).toBe(201);
  expect((await add(role, 'roles.manage', owner.token)).status).toBe(201);
});

test('concurrent additions and removals of permissions are all kept', async () => {
  const half = PERMISSION_SLUGS.filter((_, index) => index % 2 === 0);
  const rest = PERMISSION_SLUGS.filter((slug) => !half.includes(slug));
  const role = await newRole(half);
  const responses = await Promise.all([
    ...half.map((slug) => remove(role, slug)),
    ...rest.map((slug) => add(role, slug)),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([...half.map(() => 204), ...rest.map(() => 201)]);
  expect(await permissionsOf(role)).toEqual(rest);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { userKey } from '../../../shared/accounts/identity/user-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { seedUser } from '../../support/seed.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, enveloped, errorOf, listOf, startTeams, UNKNOWN_ID } from './world.ts';

const at = useWorld(startTeams);
let path: string;
let owner: string;

beforeAll(() => {
  path = `/teams/${at.team.id}`;
  owner = at.team.users.owner.token;
});

const contact = () => at.service.keys.issue({ kind: 'contact', id: newId(), team: at.team.id });

describe('creating a team', () => {
  test.each([['flat'], ['envelope']])(
    'C037 C038 C040 C042: POST with a %s body returns the team, and Location points to it',
    async (form) => {
      const user = await seedUser(at.service.db, at.service.keys);
      const attributes = { name: '  Gardeners ', description: 'We dig.' };
      const created = await at.send(
        'POST',
        '/teams',
        user.token,
        form === 'flat' ? attributes : enveloped('teams', attributes),
      );
      expect(created.status).toBe(201);
      expect(dataOf(created)).toMatchObject({
        type: 'teams',
        attributes: { name: 'Gardeners', description: 'We dig.', support_email: null },
        links: { self: created.headers.Location },
      });
      const read = await at.service.call({ path: created.headers.Location ?? '', token: user.token });
      expect(read.status).toBe(200);
      expect(dataOf(read)).toMatchObject({ id: dataOf(created).id, type: 'teams' });
      const roles = listOf(await at.send('GET', `/teams/${dataOf(created).id}/roles`, user.token));
      expect(roles.map(({ attributes }) => attributes.system_role).sort()).toEqual(['admin', 'moderator', 'owner']);
      const changed = await at.send('PATCH', `/teams/${dataOf(created).id}`, user.token, { name: 'Diggers' });
      expect(changed.status).toBe(200);
    },
  );

  test.each([
    [{}, '/name'],
    [{ name: '' }, '/name'],
    [{ name: '   ' }, '/name'],
    [{ name: null }, '/name'],
    [{ name: 'x'.repeat(121) }, '/name'],
    [{ name: 'x', description: 5 }, '/description'],
    [{ name: 'x', support_email: 'nobody' }, '/support_email'],
  ])('C100 C104: %j returns 422 at %s', async (body, pointer) => {
    expect(errorOf(await at.send('POST', '/teams', owner, body))).toEqual({ status: 422, at: pointer });
  });

  test('a user can be in five teams before they verify their address, and in more afterwards', async () => {
    const user = await seedUser(at.service.db, at.service.keys);
    await at.service.db.update(userKey(user.id), { remove: ['address_proved_at'] });
    const create = () => at.send('POST', '/teams', user.token, { name: 'Team' });
    for (let made = 0; made < 5; made += 1) expect((await create()).status).toBe(201);
    const refused = await create();
    expect([refused.status, refused.body.errors]).toMatchObject([403, [{ code: 'address_not_proved' }]]);
    await at.service.db.update(userKey(user.id), { set: { address_proved_at: new Date().toISOString() } });
    expect((await create()).status).toBe(201);
  });

  test('C173: POST /teams returns 403 to a contact, and 401 without a token', async () => {
    expect((await at.send('POST', '/teams', contact(), { name: 'x' })).status).toBe(403);
    expect((await at.send('POST', '/teams', undefined, { name: 'x' })).status).toBe(401);
  });
});

describe('listing teams', () => {
  test('C021 C025 C026: the pages contain every team of the user and no other', async () => {
    const user = await seedUser(at.service.db, at.service.keys);
    const created = [];
    for (const name of ['One', 'Two', 'Three'])
      created.push(dataOf(await at.send('POST', '/teams', user.token, { name })).id);
    const first = await at.send('GET', '/teams?page[size]=2', user.token);
    const { next } = first.body.links as { next: string };
    const second = await at.service.call({ path: next, token: user.token });
    expect([...listOf(first), ...listOf(second)].map(({ id }) => id)).toEqual(created);
    expect(second.body.meta).toEqual({ has_more: false });
  });

  test('C027: a user without a team gets an empty list', async () => {
    const user = await seedUser(at.service.db, at.service.keys);
    const listed = await at.send('GET', '/teams', user.token);
    expect(listed.body).toMatchObject({ data: [], meta: { has_more: false }, links: { self: '/api/v1/teams' } });
  });

  test('a team is not listed after the user has left it', async () => {
    const { id, token } = at.other.users.moderator;
    expect(listOf(await at.send('GET', '/teams', token)).map((team) => team.id)).toEqual([at.other.id]);
    const headers = { 'x-team-id': at.other.id };
    expect((await at.send('DELETE', `/users/${id}`, token, undefined, { headers })).status).toBe(204);
    expect(listOf(await at.send('GET', '/teams', token))).toEqual([]);
    expect((await at.send('GET', `/teams/${at.other.id}`, token)).status).toBe(403);
  });
});

describe('updating a team', () => {
  test('C072 C073: an envelope and a flat body are equivalent', async () => {
    const flat = await at.send('PATCH', path, owner, { name: 'Flat' });
    expect([flat.status, dataOf(flat).attributes.name]).toEqual([200, 'Flat']);
    const envelope = await at.send('PATCH', path, owner, enveloped('teams', { name: 'Envelope' }));
    expect([envelope.status, dataOf(envelope).attributes.name]).toEqual([200, 'Envelope']);
  });

  test('C076 C077 C078: an update changes only the attributes that it contains, and null clears one', async () => {
    await at.send('PATCH', path, owner, { name: 'A', description: 'B' });
    const changed = await at.send('PATCH', path, owner, { description: null });
    expect(dataOf(changed).attributes).toMatchObject({ name: 'A', description: null });
    const read = await at.send('GET', path, owner);
    expect(dataOf(read).attributes).toMatchObject({ name: 'A', description: null });
  });

  test('C079 C080 C081 C082 C091: null as the name returns 422 with its pointer, and nothing is written', async () => {
    await at.send('PATCH', path, owner, { name: 'Kept', description: 'kept' });
    const flat = await at.send('PATCH', path, owner, { name: null, description: 'lost' });
    expect(errorOf(flat)).toEqual({ status: 422, at: '/name' });
    const envelope = await at.send('PATCH', path, owner, enveloped('teams', { name: null, description: 'lost' }));
    expect(errorOf(envelope)).toEqual({ status: 422, at: '/data/attributes/name' });
    const read = await at.send('GET', path, owner);
    expect(dataOf(read).attributes).toMatchObject({ name: 'Kept', description: 'kept' });
  });

  test.each([
    ['{}', {}],
    ['an envelope without attributes', { data: { type: 'teams' } }],
    ['an envelope with empty attributes', enveloped('teams', {})],
    ['only unknown attributes', { colour: 'red', id: 'x' }],
    ['only unknown attributes in an envelope', enveloped('teams', { colour: 'red' })],
  ])('C087 A27: %s returns 422 no_updatable_fields', async (_, body) => {
    const before = dataOf(await at.send('GET', path, owner)).attributes;
    expect(errorOf(await at.send('PATCH', path, owner, body))).toEqual({ status: 422, code: 'no_updatable_fields' });
    expect(dataOf(await at.send('GET', path, owner)).attributes).toEqual(before);
  });

  test('A25 A26: another type returns 422, and another id 409', async () => {
    const type = await at.send('PATCH', path, owner, enveloped('hubs', { name: 'x' }));
    expect(errorOf(type)).toEqual({ status: 422, at: '/data/type' });
    const id = await at.send('PATCH', path, owner, {
      data: { type: 'teams', id: UNKNOWN_ID, attributes: { name: 'x' } },
    });
    expect(errorOf(id)).toMatchObject({ status: 409, code: 'id_mismatch' });
  });

  test('A5 C092: a team that the caller is not in returns 403, whether or not it exists', async () => {
    for (const id of [at.other.id, UNKNOWN_ID, 'no-id'])
      for (const method of ['GET', 'PATCH']) {
        const refused = await at.send(method, `/teams/${id}`, owner, method === 'PATCH' ? { name: 'x' } : undefined);
        expect(errorOf(refused)).toEqual({ status: 403, code: 'forbidden' });
      }
  });

  test('C160: PATCH returns 403 to an admin and a contact, and a moderator can read the team', async () => {
    expect((await at.send('PATCH', path, at.team.users.admin.token, { name: 'x' })).status).toBe(403);
    expect((await at.send('PATCH', path, contact(), { name: 'x' })).status).toBe(403);
    expect((await at.send('GET', path, at.team.users.moderator.token)).status).toBe(200);
  });
});

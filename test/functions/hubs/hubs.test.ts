import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { createHub, data, errors, newHub, pointers, seedKey, seedMember, send, startHubs } from './world.ts';

const world = useWorld(startHubs);

const pathOf = (hub: string, team = world.team.id) => `/api/v1/teams/${team}/hubs/${hub}`;
const patch = (hub: string, attributes: object, id?: string) =>
  send(world, {
    method: 'PATCH',
    path: pathOf(hub),
    token: world.team.users.owner.token,
    type: 'hubs',
    attributes,
    ...(id && { id }),
  });

describe('POST hubs', () => {
  test('C037 C038 C040 C042: creating a hub returns 201 with a Location that returns the hub', async () => {
    const made = await createHub(world, { name: ' Garden ', slug: 'garden' });
    expect(made.status).toBe(201);
    expect(data(made)).toMatchObject({ type: 'hubs', links: { self: made.headers.Location } });
    expect(data(made).attributes).toEqual({
      team_id: world.team.id,
      name: 'Garden',
      slug: 'garden',
      description: null,
      access_level: 'open',
      sign_in: 'both',
      allowed_origins: [],
      newcomer_limits: false,
      default_currency: null,
      site_url: null,
      color: null,
      locale: null,
      time_zone: null,
      member_count: 0,
      logo_url: null,
      logo_url_expires_at: null,
      icon_url: null,
      icon_url_expires_at: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const read = await world.service.call({
      path: made.headers.Location ?? '',
      token: world.team.users.moderator.token,
    });
    expect(read.status).toBe(200);
    expect(data(read).attributes).toEqual(data(made).attributes);
  });

  test('a hub without a slug gets one from its name, with a suffix if it is taken', async () => {
    const made = await createHub(world, { name: 'Café des Amis' });
    expect(data(made).attributes.slug).toBe('cafe-des-amis');
    const again = await createHub(world, { name: 'Café des Amis' });
    expect(again.status).toBe(201);
    expect(data(again).attributes.slug).toMatch(/^cafe-des-amis-[0-9a-f]{6}$/);
    expect((await createHub(world, { name: '花园' })).status).toBe(201);
  });

  test.each([
    ['name', { slug: 'no-name' }],
    ['name', { name: null, slug: 'no-name' }],
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['slug', { name: 'A', slug: 'Upper' }],
    ['slug', { name: 'A', slug: '-edge' }],
    ['slug', { name: 'A', slug: 'two--hyphens' }],
    ['slug', { name: 'A', slug: 'a' }],
    ['slug', { name: 'A', slug: 'a'.repeat(64) }],
    ['slug', { name: 'A', slug: null }],
    ['description', { name: 'A', description: 'x'.repeat(2001) }],
    ['access_level', { name: 'A', access_level: 'secret' }],
    ['sign_in', { name: 'A', sign_in: null }],
    ['allowed_origins', { name: 'A', allowed_origins: null }],
    ['allowed_origins/0', { name: 'A', allowed_origins: ['https://a.example/path'] }],
    ['allowed_origins/0', { name: 'A', allowed_origins: ['javascript:alert(1)'] }],
    ['allowed_origins/1', { name: 'A', allowed_origins: ['https://a.example', 'https://user@b.example'] }],
  ])('C101 C104 C105: an invalid %s returns 422 at its pointer, without a code: %j', async (field, attributes) => {
    const refused = await createHub(world, attributes);
    expect(refused.status).toBe(422);
    expect(new Set(pointers(refused))).toEqual(new Set([`/data/attributes/${field}`]));
    expect(errors(refused)[0]).not.toHaveProperty('code');
  });

  test('a slug that any team holds returns 422 slug_taken at its pointer', async () => {
    await createHub(world, { name: 'A', slug: 'only-one' });
    const { other } = world;
    const refused = await createHub(world, { name: 'B', slug: 'only-one' }, { team: other });
    expect(refused.status).toBe(422);
    expect(errors(refused)).toMatchObject([{ code: 'slug_taken', source: { pointer: '/data/attributes/slug' } }]);
  });
});

describe('PATCH hubs/{id}', () => {
  test('sent attributes change, omitted ones stay and null clears optional ones', async () => {
    const made = data(await createHub(world, { name: 'Old', description: 'words', slug: 'changing' }));
    const changed = await patch(made.id, { name: 'New', allowed_origins: ['https://app.example:8443'] }, made.id);
    expect(data(changed).attributes).toMatchObject({ name: 'New', description: 'words', slug: 'changing' });
    const emptied = await patch(made.id, { description: null });
    expect(data(emptied).attributes).toMatchObject({ name: 'New', description: null });
  });

  test('null for a required attribute returns 422, and nothing is written', async () => {
    const hub = await newHub(world);
    for (const field of ['name', 'slug', 'access_level', 'sign_in', 'allowed_origins']) {
      const refused = await patch(hub, { description: 'written', [field]: null });
      expect([refused.status, pointers(refused)]).toEqual([422, [`/data/attributes/${field}`]]);
    }
    const read = await world.service.call({ path: pathOf(hub), token: world.team.users.owner.token });
    expect(data(read).attributes.description).toBeNull();
  });

  test('an update without known attributes changes nothing, not even updated_at', async () => {
    const made = data(await createHub(world, { name: 'Still' }));
    const same = await patch(made.id, { unknown: 1 });
    expect([same.status, data(same).attributes]).toEqual([200, made.attributes]);
  });

  test('changing the slug releases the old one and holds the new one, and a taken one is refused', async () => {
    const made = data(await createHub(world, { name: 'Mover', slug: 'before' }));
    expect(data(await patch(made.id, { slug: 'after' })).attributes.slug).toBe('after');
    expect((await createHub(world, { name: 'Next', slug: 'before' })).status).toBe(201);
    expect(errors(await patch(made.id, { slug: 'before', name: 'Never' }))).toMatchObject([{ code: 'slug_taken' }]);
    const read = await world.service.call({ path: '/api/v1/hubs/by-slug/after' });
    expect(data(read)).toMatchObject({ id: made.id, attributes: { name: 'Mover' } });
  });

  test('A25: an id in the body that differs from the path returns 409', async () => {
    expect(errors(await patch(await newHub(world), { name: 'X' }, newId()))).toMatchObject([{ code: 'id_mismatch' }]);
  });
});

describe('access', () => {
  test('C217 C151 C152 A5: other teams, other kinds and roles without the permission are refused', async () => {
    const { team, other, service } = world;
    const hub = await newHub(world);
    const member = await seedMember(world, team.id, hub);
    const key = await seedKey(world, team.id, ['members.read']);
    const statusOf = async (token: string, path: string, method = 'GET') =>
      (await service.call({ path, token, method })).status;
    expect(await statusOf(other.users.owner.token, pathOf(hub))).toBe(403);
    expect(await statusOf(other.users.owner.token, pathOf(hub, other.id))).toBe(404);
    expect(await statusOf(await seedKey(world, other.id, ['*']), pathOf(hub))).toBe(403);
    expect(await statusOf(await seedKey(world, other.id, ['*']), `/api/v1/teams/${team.id}/hubs`)).toBe(403);
    expect(await statusOf(member, pathOf(hub))).toBe(403);
    expect(await statusOf(team.users.moderator.token, pathOf(hub), 'DELETE')).toBe(403);
    expect(await statusOf(key, pathOf(hub), 'DELETE')).toBe(403);
    expect(await statusOf(key, pathOf(hub))).toBe(200);
    expect((await createHub(world, { name: 'No' }, { token: team.users.moderator.token })).status).toBe(403);
    expect((await createHub(world, { name: 'No' }, { token: member })).status).toBe(403);
    const stranger = await createHub(world, { name: 'No' }, { token: other.users.owner.token });
    expect(stranger.status).toBe(403);
    expect((await service.call({ path: pathOf(hub) })).status).toBe(401);
  });

  test('C112: an unknown hub and a malformed id return 404 not_found', async () => {
    for (const hub of [newId(), 'nope']) {
      const read = await world.service.call({ path: pathOf(hub), token: world.team.users.owner.token });
      expect([read.status, errors(read)[0]?.code]).toEqual([404, 'not_found']);
    }
  });
});

test('a reserved path segment is refused as a slug, and a hub with that name gets a suffix', async () => {
  const withSlug = await createHub(world, { name: 'Hub', slug: 'members' });
  expect([withSlug.status, pointers(withSlug)]).toEqual([422, ['/data/attributes/slug']]);
  const withName = data(await createHub(world, { name: 'Members' }));
  expect(withName.attributes).toMatchObject({ name: 'Members', slug: expect.stringMatching(/^members-[0-9a-f]{6}$/) });
});

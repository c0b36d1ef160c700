import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { createSpace, data, errors, items, newHub, pointers, send, startHubs } from './world.ts';

const world = useWorld(startHubs);
let hub: string;
beforeAll(async () => {
  hub = await newHub(world);
});

const patch = (space: string, attributes: object, inHub = hub) =>
  send(world, {
    method: 'PATCH',
    path: `/api/v1/hubs/${inHub}/spaces/${space}`,
    token: world.team.users.admin.token,
    type: 'spaces',
    attributes,
  });
const read = (path: string) => world.service.call({ path, token: world.team.users.admin.token });

describe('POST spaces', () => {
  test('C037 C038 C040 C042: creating a space returns 201 with a Location that returns the space', async () => {
    const made = await createSpace(world, hub, { name: 'Lounge', slug: 'lounge', color: '#AABB00', icon: '🛋️' });
    expect(made.status).toBe(201);
    expect(made.headers.Location).toBe(`/api/v1/hubs/${hub}/spaces/${data(made).id}`);
    expect(data(made)).toMatchObject({ type: 'spaces', links: { self: made.headers.Location } });
    expect(data(made).attributes).toEqual({
      hub_id: hub,
      is_gated: false,
      name: 'Lounge',
      slug: 'lounge',
      description: null,
      position: 0,
      visibility: 'members',
      access_level: 'open',
      reviews_posts: false,
      viewer_access: expect.any(String),
      viewer_membership_status: null,
      icon: '🛋️',
      color: '#AABB00',
      discussion_count: 0,
      member_count: 0,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(data(await read(made.headers.Location ?? '')).attributes).toEqual(data(made).attributes);
  });

  test.each([
    ['name', { slug: 'nameless' }],
    ['name', { name: null }],
    ['slug', { name: 'A', slug: 'Not A Slug' }],
    ['position', { name: 'A', position: -1 }],
    ['position', { name: 'A', position: 1.5 }],
    ['position', { name: 'A', position: 2_147_483_648 }],
    ['position', { name: 'A', position: '1' }],
    ['position', { name: 'A', position: null }],
    ['visibility', { name: 'A', visibility: 'private' }],
    ['visibility', { name: 'A', visibility: null }],
    ['access_level', { name: 'A', access_level: 'members' }],
    ['color', { name: 'A', color: 'red' }],
    ['color', { name: 'A', color: '#12345' }],
    ['icon', { name: 'A', icon: 'x'.repeat(65) }],
    ['description', { name: 'A', description: 'x'.repeat(2001) }],
  ])('C101 C104: an invalid %s returns 422 at its pointer, without a code: %j', async (field, attributes) => {
    const refused = await createSpace(world, hub, attributes);
    expect([refused.status, pointers(refused)]).toEqual([422, [`/data/attributes/${field}`]]);
    expect(errors(refused)[0]).not.toHaveProperty('code');
  });

  test('C106: 422 names every invalid field', async () => {
    const refused = await createSpace(world, hub, { name: '', position: 'x', color: 3 });
    expect(pointers(refused)).toEqual(['name', 'position', 'color'].map((field) => `/data/attributes/${field}`));
  });

  test('a slug is unique in its hub and free in another', async () => {
    await createSpace(world, hub, { name: 'A', slug: 'taken' });
    const refused = await createSpace(world, hub, { name: 'B', slug: 'taken' });
    expect([refused.status, errors(refused)]).toMatchObject([
      422,
      [{ code: 'slug_taken', source: { pointer: '/data/attributes/slug' } }],
    ]);
    expect((await createSpace(world, await newHub(world), { name: 'A', slug: 'taken' })).status).toBe(201);
  });
});

describe('PATCH and DELETE spaces/{id}', () => {
  test('sent attributes change, null clears optional ones and {} changes nothing', async () => {
    const made = data(await createSpace(world, hub, { name: 'C', description: 'd', icon: 'i', color: '#000000' }));
    const changed = data(await patch(made.id, { name: 'D', visibility: 'public', icon: null, color: null }));
    expect(changed.attributes).toMatchObject({
      name: 'D',
      description: 'd',
      visibility: 'public',
      icon: null,
      color: null,
    });
    const same = await patch(made.id, {});
    expect([same.status, data(same).attributes]).toEqual([200, changed.attributes]);
  });

  test('null for a required attribute returns 422, and nothing is written', async () => {
    const made = data(await createSpace(world, hub, { name: 'N' }));
    for (const field of ['name', 'slug', 'position', 'visibility', 'access_level']) {
      const refused = await patch(made.id, { description: 'written', [field]: null });
      expect([refused.status, pointers(refused)]).toEqual([422, [`/data/attributes/${field}`]]);
    }
    expect(data(await read(`/api/v1/hubs/${hub}/spaces/${made.id}`)).attributes.description).toBeNull();
  });

  test('a slug can be changed within the hub, and deleting the space releases it', async () => {
    const made = data(await createSpace(world, hub, { name: 'M', slug: 'from' }));
    expect(data(await patch(made.id, { slug: 'to' })).attributes.slug).toBe('to');
    const next = data(await createSpace(world, hub, { name: 'N', slug: 'from' }));
    expect(errors(await patch(next.id, { slug: 'to' }))).toMatchObject([{ code: 'slug_taken' }]);
    const path = `/api/v1/hubs/${hub}/spaces/${made.id}`;
    const token = world.team.users.owner.token;
    expect((await world.service.call({ method: 'DELETE', path, token })).status).toBe(204);
    expect((await world.service.call({ method: 'DELETE', path, token })).status).toBe(404);
    expect((await read(path)).status).toBe(404);
    expect((await patch(made.id, { name: 'Late' })).status).toBe(404);
    expect(data(await patch(next.id, { slug: 'to' })).attributes.slug).toBe('to');
  });

  test('C112: an unknown space, a malformed id and a space of another hub return 404', async () => {
    const elsewhere = await newHub(world);
    const { id } = data(await createSpace(world, elsewhere, { name: 'E' }));
    for (const space of [id, newId(), 'nope']) {
      const path = `/api/v1/hubs/${hub}/spaces/${space}`;
      expect((await read(path)).status).toBe(404);
      expect((await patch(space, { name: 'X' })).status).toBe(404);
      const token = world.team.users.owner.token;
      expect((await world.service.call({ method: 'DELETE', path, token })).status).toBe(404);
    }
    expect((await patch(id, { name: 'Same' }, elsewhere)).status).toBe(200);
  });
});

describe('GET spaces', () => {
  test('C021 C025 C026 C029: pages hold every space once, by position and age, also after a move', async () => {
    const spaceHub = await newHub(world);
    const ids: string[] = [];
    for (const position of [20, 3, 3, 100, 0])
      ids.push(data(await createSpace(world, spaceHub, { name: `P${position}`, position })).id);
    const walk = async (): Promise<readonly string[]> => {
      const walked: string[] = [];
      let path: string | undefined = `/api/v1/hubs/${spaceHub}/spaces?page%5Bsize%5D=2`;
      while (path) {
        const page = await read(path);
        walked.push(...items(page).map(({ id }) => id));
        path = (page.body.links as { next?: string }).next;
      }
      return walked;
    };
    const at = (...order: readonly number[]) => order.map((index) => ids[index]);
    expect(await walk()).toEqual(at(4, 1, 2, 0, 3));
    await patch(ids[3] ?? '', { position: 1 }, spaceHub);
    expect(await walk()).toEqual(at(4, 3, 1, 2, 0));
  });

  test('a position moves a space, and an unchanged position moves nothing', async () => {
    const spaceHub = await newHub(world);
    const ids: string[] = [];
    for (const position of [0, 1, 2, 2])
      ids.push(data(await createSpace(world, spaceHub, { name: `P${ids.length}`, position })).id);
    const order = async () => items(await read(`/api/v1/hubs/${spaceHub}/spaces`)).map(({ id }) => ids.indexOf(id));
    const moved = await patch(ids[2] ?? '', { position: 0 }, spaceHub);
    expect([moved.status, data(moved).attributes.position]).toEqual([200, 0]);
    expect(await order()).toEqual([2, 0, 1, 3]);
    await patch(
      ids[3] ?? '',
      { position: data(await patch(ids[3] ?? '', {}, spaceHub)).attributes.position },
      spaceHub,
    );
    expect(await order()).toEqual([2, 0, 1, 3]);
    await patch(ids[0] ?? '', { position: 2 }, spaceHub);
    expect(await order()).toEqual([2, 1, 0, 3]);
  });

  test('C027: a hub without spaces returns an empty list', async () => {
    const listed = await read(`/api/v1/hubs/${await newHub(world)}/spaces`);
    expect(listed.body).toMatchObject({ data: [], meta: { has_more: false }, links: { self: expect.any(String) } });
  });
});

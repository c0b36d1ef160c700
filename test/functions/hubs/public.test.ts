import { expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { createHub, createSpace, data, newHub, seedMember, startHubs } from './world.ts';

const world = useWorld(startHubs);

test('C166: anonymous callers can get a hub by id and by slug in any case, in its public view', async () => {
  const made = data(
    await createHub(world, { name: 'Open', slug: 'open-hub', allowed_origins: ['https://secret.example'] }),
  );
  const slugs = ['open-hub', 'OPEN-Hub', '%20Open-hub%20'];
  const bySlug = slugs
    .flatMap((slug) => [`/hubs-by-slug/${slug}`, `/hubs/by-slug/${slug}`])
    .flatMap((path) => [`/api/v1${path}`, `/api${path}/`]);
  for (const path of [`/api/v1/hubs/${made.id}`, ...bySlug]) {
    const read = await world.service.call({ path });
    expect([read.status, data(read).id]).toEqual([200, made.id]);
    expect(Object.keys(data(read).attributes).sort()).toEqual([
      'access_level',
      'color',
      'created_at',
      'description',
      'icon_url',
      'icon_url_expires_at',
      'locale',
      'logo_url',
      'logo_url_expires_at',
      'name',
      'sign_in',
      'site_url',
      'slug',
      'time_zone',
    ]);
  }
});

test('C167: a public lookup ignores credentials', async () => {
  const hub = await newHub(world);
  const read = await world.service.call({ path: `/api/v1/hubs/${hub}`, token: 'not-a-token' });
  expect(read.status).toBe(200);
});

test('an unknown or malformed hub returns 404', async () => {
  for (const path of [
    `/api/v1/hubs/${newId()}`,
    '/api/v1/hubs/nope',
    '/api/v1/hubs-by-slug/nope',
    '/api/v1/hubs-by-slug/%00',
    '/api/v1/hubs-by-slug/%20',
    `/api/v1/hubs-by-slug/${'x'.repeat(101)}`,
    '/api/v1/hubs/by-slug/nope',
    '/api/v1/hubs/by-slug/%00',
  ])
    expect((await world.service.call({ path })).status).toBe(404);
});

test('every route of a deleted hub returns 404, and its slug is free', async () => {
  const { service, team } = world;
  const token = team.users.owner.token;
  const made = await createHub(world, { name: 'Gone', slug: 'gone' });
  const { id } = data(made);
  const space = data(await createSpace(world, id, { name: 'S', visibility: 'public' })).id;
  const member = await seedMember(world, team.id, id);
  const at = made.headers.Location ?? '';
  expect((await service.call({ method: 'DELETE', path: at, token })).status).toBe(204);

  const paths = [
    `/api/v1/hubs/${id}`,
    '/api/v1/hubs-by-slug/gone',
    '/api/v1/hubs/by-slug/gone',
    `/api/v1/hubs/${id}/spaces`,
  ];
  for (const path of [...paths, `/api/v1/hubs/${id}/spaces/${space}`])
    expect([path, (await service.call({ path })).status]).toEqual([path, 404]);
  for (const path of [
    at,
    `${at}/editor-pending-ops`,
    `/api/v1/hubs/${id}/spaces`,
    `/api/v1/hubs/${id}/spaces/${space}`,
  ])
    expect([path, (await service.call({ path, token })).status]).toEqual([path, 404]);
  expect((await service.call({ path: `/api/v1/hubs/${id}/spaces`, token: member })).status).toBe(404);
  expect((await createSpace(world, id)).status).toBe(404);
  expect((await service.call({ method: 'DELETE', path: at, token })).status).toBe(404);
  const listed = await service.call({ path: `/api/v1/teams/${team.id}/hubs`, token });
  expect(JSON.stringify(listed.body)).not.toContain(id);
  expect((await createHub(world, { name: 'Next', slug: 'gone' })).status).toBe(201);
});

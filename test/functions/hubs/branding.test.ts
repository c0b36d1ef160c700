import { expect, test } from 'vitest';
import { routes as hubs } from '../../../functions/hubs/routes.ts';
import { routes as media } from '../../../functions/media/routes.ts';
import { serveDomain } from '../../../shared/hubs/hubs/domains/serve-domain.ts';
import { holderOfDomain } from '../../../shared/hubs/hubs/hub-of-domain.ts';
import { mediaEntity, mediaKey } from '../../../shared/media/media/media-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { MEDIA_ENVIRONMENT } from '../../support/media.ts';
import { type SeededTeam, seedTeam } from '../../support/seed.ts';
import { startService } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { dns, domainCalls } from './domain-calls.ts';
import { createHub, data, type HubsWorld, items, newHub, pointers, send } from './world.ts';

const { txtLookup, publish } = dns();
const world = useWorld(async (): Promise<HubsWorld> => {
  const ports = { txtLookup, objects: {} };
  const service = await startService([...hubs, ...media] as never, ports as never, {
    media: MEDIA_ENVIRONMENT,
  });
  const [team, other] = [await seedTeam(service.db, service.keys), await seedTeam(service.db, service.keys)];
  return { service: service as HubsWorld['service'], team, other };
});
const domain = domainCalls(() => world);

const get = (path: string, token?: string) => world.service.call({ path: `/api/v1${path}`, ...(token && { token }) });
const owner = (team = world.team) => team.users.owner.token;

/** A ready image of a hub. */
const imageOf = async (hub: string, team: SeededTeam, asset_kind = 'image'): Promise<string> => {
  const id = newPlaceId(tagFor(hub));
  const key = mediaKey(team.id, id);
  if (!key) throw new Error(id);
  const file = { file_id: newId(), filename: 'a.png', mime_type: 'image/png', asset_kind, size_bytes: 1 };
  const at = new Date().toISOString();
  const where = { id, team_id: team.id, hub_id: hub, created_at: at, updated_at: at };
  await world.service.db.put({
    ...key,
    entity: mediaEntity,
    ...where,
    ...file,
    status_upload: 'ready',
    uploaded_by: { type: 'user', id: team.users.owner.id },
  });
  return id;
};

const attach = async (hub: string, role: string, more: { position?: number; asset_kind?: string } = {}) => {
  const { asset_kind, ...rest } = more;
  const media_id = await imageOf(hub, world.team, asset_kind);
  const attributes = { media_id, target_type: 'hub_branding', target_id: hub, role, ...rest };
  const made = await send(world, {
    method: 'POST',
    path: '/api/v1/attachments',
    token: owner(),
    type: 'attachments',
    attributes,
    headers: { 'x-team-id': world.team.id },
  });
  expect(made.status).toBe(201);
  return { id: data(made).id, url: String(data(made).attributes.url) };
};

const BRANDING = {
  site_url: 'https://garden.example/home',
  color: '#2f6f4f',
  locale: 'de-AT',
  time_zone: 'Europe/Vienna',
};

test('branding is set, changed and cleared, and the public look-ups show it', async () => {
  const written = { ...BRANDING, locale: 'de-at', time_zone: 'europe/vienna' };
  const made = data(await createHub(world, { name: 'Garden', slug: 'garden-brand', ...written }));
  expect(made.attributes).toMatchObject(BRANDING);
  for (const path of [`/hubs/${made.id}`, '/hubs-by-slug/garden-brand'])
    expect(data(await get(path)).attributes).toMatchObject({ ...BRANDING, logo_url: null, icon_url: null });
  const path = `/api/v1/teams/${world.team.id}/hubs/${made.id}`;
  const patch = (attributes: object) =>
    send(world, { method: 'PATCH', path, token: owner(), type: 'hubs', attributes });
  expect(data(await patch({ color: '#000000' })).attributes).toMatchObject({ ...BRANDING, color: '#000000' });
  const cleared = { site_url: null, color: null, locale: null, time_zone: null };
  expect(data(await patch(cleared)).attributes).toMatchObject(cleared);
});

test.each([
  ['site_url', 'javascript:alert(1)'],
  ['site_url', 'https://user@garden.example/'],
  ['site_url', 'https://garden.example/#part'],
  ['site_url', 'https:\\\\garden.example'],
  ['site_url', 'garden.example'],
  ['color', 'red'],
  ['locale', 'not a language'],
  ['time_zone', 'Mars/Olympus'],
])('%s %j returns 422 at its pointer', async (field, value) => {
  const refused = await createHub(world, { name: 'A', [field]: value });
  expect([refused.status, pointers(refused)]).toEqual([422, [`/data/attributes/${field}`]]);
});

test('the first attached image with the role is the logo or the icon, in every view of the hub', async () => {
  const hub = await newHub(world);
  await attach(hub, 'attachment');
  await attach(hub, 'logo', { asset_kind: 'document' });
  await attach(hub, 'logo', { position: 5 });
  const [logo, icon] = [await attach(hub, 'logo', { position: 1 }), await attach(hub, 'favicon')];
  const shown = { logo_url: logo.url, icon_url: icon.url, logo_url_expires_at: expect.any(String) };
  expect(data(await get(`/hubs/${hub}`)).attributes).toMatchObject(shown);
  const path = `/teams/${world.team.id}/hubs`;
  expect(data(await get(`${path}/${hub}`, owner())).attributes).toMatchObject(shown);
  const listed = items(await get(path, owner()));
  expect(listed.find(({ id }) => id === hub)?.attributes).toMatchObject(shown);
  for (const one of listed.filter(({ id }) => id !== hub)) expect(one.attributes.logo_url).toBeNull();
  expect(JSON.stringify((await get(`/hubs/${hub}`)).body)).not.toMatch(/branded|media_id|attachment/);

  const at = `/api/v1/attachments/${logo.id}`;
  await world.service.call({ method: 'DELETE', path: at, token: owner(), headers: { 'x-team-id': world.team.id } });
  expect(data(await get(`/hubs/${hub}`)).attributes.logo_url).not.toBe(logo.url);
});

test('images that another team attaches to the id of a hub are not shown', async () => {
  const hub = await newHub(world);
  const { other } = world;
  const media_id = await imageOf(hub, other);
  const attributes = { media_id, target_type: 'hub_branding', target_id: hub, role: 'logo' };
  const path = '/api/v1/attachments';
  const headers = { 'x-team-id': other.id };
  const token = owner(other);
  expect((await send(world, { method: 'POST', path, token, type: 'attachments', attributes, headers })).status).toBe(
    404,
  );
  expect(data(await get(`/hubs/${hub}`)).attributes.logo_url).toBeNull();
});

test('a hub is found by its domain only while the domain is active', async () => {
  const hub = await newHub(world);
  const name = 'club.garden-domain.example.com';
  const paths = ['/hubs-by-domain', '/hubs/by-domain'].map((path) => `${path}/${name}`);
  const statuses = async () => Promise.all(paths.map(async (path) => (await get(path)).status));
  const set = await domain.set(hub, { domain: name });
  expect(await statuses()).toEqual([404, 404]);
  publish(set);
  expect((await domain.verify(hub)).status).toBe(200);
  expect(await statuses()).toEqual([404, 404]);
  const held = await holderOfDomain(world.service.db, name);
  if (held) await serveDomain(world.service.db, held.item, 'active', { operator: 'op', now: new Date() });
  for (const path of [...paths, `/hubs-by-domain/${name.toUpperCase()}`]) {
    const found = data(await get(path));
    expect([found.id, found.attributes.allowed_origins]).toEqual([hub, undefined]);
  }
  for (const other of ['nope', '%00', 'other.example.com', `x.${name}`])
    expect((await get(`/hubs-by-domain/${other}`)).status).toBe(404);
  await domain.call('DELETE', hub);
  expect(await statuses()).toEqual([404, 404]);
});

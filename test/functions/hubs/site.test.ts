import { describe, expect, test } from 'vitest';
import { IMPERSONATE } from '../../../shared/accounts/roles/key-scope.ts';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import type { Call } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { createHub, data, errors, newHub, seedKey, send, startHubs } from './world.ts';

const world = useWorld(startHubs);

const SITE = { site_url: 'https://garden.example/in', allowed_origins: ['https://garden.example'] };
const hubsOf = () => `/api/v1/teams/${world.team.id}/hubs`;
const keyOf = (hub: string) => hubItemKey({ team: world.team.id, hub });
const stored = (hub: string) => world.service.db.get(keyOf(hub));

/** The callers who create and change hubs, but may not act for members. */
const OTHERS = {
  'an admin': async () => world.team.users.admin.token,
  'a key with every permission': async () => seedKey(world, world.team.id, ['*']),
  'a key with hubs.manage': async () => seedKey(world, world.team.id, ['hubs.manage', 'members.manage']),
} as const;

/** The callers who may act for members. */
const ENTITLED = {
  'an owner': async () => world.team.users.owner.token,
  'a key that acts for members': async () => seedKey(world, world.team.id, ['hubs.manage', IMPERSONATE]),
} as const;

const patch = (hub: string, attributes: object, token: string) =>
  send(world, { method: 'PATCH', path: `${hubsOf()}/${hub}`, token, type: 'hubs', attributes });
const make = (attributes: object, token: string, path = '') =>
  send(world, { method: 'POST', path: `${hubsOf()}${path}`, token, type: 'hubs', attributes });
const withSite = async () => data(await createHub(world, { name: 'Garden', ...SITE })).id;

describe.each(Object.entries(OTHERS))('%s', (_, tokenOf) => {
  test.each([
    ['site_url', 'https://evil.example/'],
    ['site_url', 'https://garden.example/other'],
    ['site_url', 'http://127.0.0.1:8080/'],
    ['allowed_origins', ['https://garden.example', 'https://evil.example']],
    ['allowed_origins', ['https://evil.example']],
    ['allowed_origins', ['http://localhost:3000']],
  ])('cannot set %s to %j: 403 says who can, and nothing is written', async (name, value) => {
    const hub = await withSite();
    const before = await stored(hub);
    const refused = await patch(hub, { name: 'Changed', [name]: value }, await tokenOf());
    expect(errors(refused)).toMatchObject([
      {
        code: 'forbidden',
        detail: `Only an owner of the team, or an API key with the scope members.impersonate, can set \`${name}\`, because members sign in there. Ask an owner to set it, or leave it out.`,
        source: { pointer: `/data/attributes/${name}` },
      },
    ]);
    expect(await stored(hub)).toEqual(before);
  });

  test.each([
    ['', {}],
    ['/from-template', { template_id: 'blank' }],
  ])('creates a hub (POST hubs%s) without a site only', async (path, more) => {
    const token = await tokenOf();
    for (const [name, value] of Object.entries(SITE)) {
      const refused = await make({ name: 'New', ...more, [name]: value }, token, path);
      expect([refused.status, errors(refused)[0]?.code]).toEqual([403, 'forbidden']);
    }
    const empty = { name: 'New', ...more, site_url: null, allowed_origins: [] };
    expect((await make(empty, token, path)).status).toBe(201);
  });

  test('can send the site back as it is with another change, and can empty it', async () => {
    const hub = await withSite();
    const token = await tokenOf();
    const same = await patch(hub, { ...SITE, name: 'Same site' }, token);
    expect(data(same).attributes).toMatchObject({ ...SITE, name: 'Same site' });
    const emptied = await patch(hub, { site_url: null, allowed_origins: [] }, token);
    expect(data(emptied).attributes).toMatchObject({ site_url: null, allowed_origins: [] });
  });

  test('does not set the domain, but can send the current one', async () => {
    const hub = await newHub(world);
    const token = await tokenOf();
    const put = (domain: string, by: string) =>
      send(world, {
        ...({ method: 'PUT', path: `${hubsOf()}/${hub}/domain`, token: by } satisfies Call),
        type: 'hub_domains',
        attributes: { domain },
      });
    const refused = await put('evil.example.com', token);
    expect(errors(refused)).toMatchObject([{ code: 'forbidden', source: { pointer: '/data/attributes/domain' } }]);
    const set = data(await put('garden.example.com', world.team.users.owner.token)).attributes;
    expect(data(await put('Garden.example.com', token)).attributes).toEqual(set);
    expect((await put('other.example.com', token)).status).toBe(403);
    expect((await put('other.example.com', world.team.users.owner.token)).status).toBe(200);
  });
});

test.each(Object.entries(ENTITLED))('%s sets the site of new and existing hubs', async (_, tokenOf) => {
  const token = await tokenOf();
  expect(data(await make({ name: 'New', ...SITE }, token)).attributes).toMatchObject(SITE);
  const more = { name: 'New', template_id: 'blank', ...SITE };
  expect(data(await make(more, token, '/from-template')).attributes).toMatchObject(SITE);
  expect(data(await patch(await newHub(world), SITE, token)).attributes).toMatchObject(SITE);
});

test('a site stored as it was typed counts as unchanged when it is sent back, and is not written again', async () => {
  const hub = await newHub(world);
  const typed = { site_url: 'https://Garden.example', allowed_origins: ['https://Garden.example/'] };
  await world.service.db.update(keyOf(hub), { set: typed });
  const same = await patch(hub, { ...typed, name: 'Same' }, world.team.users.admin.token);
  expect([same.status, await stored(hub)]).toMatchObject([200, { ...typed, name: 'Same' }]);
});

import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { MAX_HUBS } from '../../../shared/hubs/hubs/hubs-of-team.ts';
import { TEMPLATES } from '../../../shared/hubs/hubs/templates.ts';
import { teamPartition } from '../../../shared/platform/db/key.ts';
import { listed } from '../../../shared/platform/db/listing.ts';
import { entity } from '../../../shared/platform/db/row-kind.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { createHub, data, errors, items, pointers, seedKey, seedMember, send, startHubs } from './world.ts';

const world = useWorld(startHubs);

const make = (attributes: object, token = world.team.users.owner.token, team = world.team.id) =>
  send(world, { method: 'POST', path: `/api/v1/teams/${team}/hubs/from-template`, token, type: 'hubs', attributes });

test('C021 C026: pages hold every template once', async () => {
  const token = world.team.users.moderator.token;
  const walked: string[] = [];
  let path: string | undefined = '/api/v1/hub-templates?page[size]=3';
  while (path) {
    const page = await world.service.call({ path, token });
    walked.push(...items(page).map(({ id }) => id));
    path = (page.body.links as { next?: string }).next;
  }
  expect(walked).toEqual(TEMPLATES.map(({ id }) => id));
  const exact = await world.service.call({ path: '/api/v1/hub-templates?page[size]=4', token });
  expect(exact.body.meta).toEqual({ has_more: false });
});

test('templates are listed to users and API keys only', async () => {
  const statusOf = async (token?: string) =>
    (await world.service.call({ path: '/api/v1/hub-templates', token })).status;
  expect(await statusOf()).toBe(401);
  expect(await statusOf(await seedMember(world, world.team.id, 'hub'))).toBe(403);
  expect(await statusOf(await seedKey(world, world.team.id, ['nothing']))).toBe(200);
});

test.each(TEMPLATES.map(({ id }) => id))(
  'C050 C061: the template %s creates a hub and its spaces, without a Location',
  async (id) => {
    const made = await make({ template_id: id, name: `My ${id}`, allowed_origins: ['https://a.example'] });
    expect(made.status).toBe(201);
    expect(made.headers).not.toHaveProperty('Location');
    expect(data(made)).toMatchObject({ type: 'hubs', attributes: { name: `My ${id}`, slug: `my-${id}` } });
    expect(data(made).attributes).not.toHaveProperty('template_id');
    const listed = await world.service.call({
      path: `/api/v1/hubs/${data(made).id}/spaces`,
      token: world.team.users.owner.token,
    });
    const spaces = TEMPLATES.find((template) => template.id === id)?.spaces ?? [];
    expect(items(listed).map(({ attributes }) => attributes)).toMatchObject(spaces);
    const { slug } = items(listed)[0]?.attributes ?? {};
    const again = await send(world, {
      method: 'POST',
      path: `/api/v1/hubs/${data(made).id}/spaces`,
      token: world.team.users.owner.token,
      type: 'spaces',
      attributes: { name: 'Twice', slug },
    });
    expect(errors(again)[0]?.code).toBe('slug_taken');
  },
);

/** The number of rows in the table. */
const rows = async () => {
  const { client, name } = world.service.store;
  const { Count } = await client.send(new ScanCommand({ TableName: name, Select: 'COUNT' }));
  return Count;
};

test('a taken slug returns 422, and nothing is written', async () => {
  await createHub(world, { name: 'First', slug: 'first' });
  const before = await rows();
  const refused = await make({ template_id: 'community', name: 'Second', slug: 'first' });
  expect(errors(refused)).toMatchObject([{ code: 'slug_taken', source: { pointer: '/data/attributes/slug' } }]);
  expect(await rows()).toBe(before);
});

test.each([
  ['template_id', { name: 'A' }],
  ['template_id', { name: 'A', template_id: 'unknown' }],
  ['template_id', { name: 'A', template_id: null }],
  ['name', { template_id: 'blank' }],
])('C101 C104: an invalid %s returns 422 at its pointer: %j', async (field, attributes) => {
  const refused = await make(attributes);
  expect([refused.status, pointers(refused)]).toEqual([422, [`/data/attributes/${field}`]]);
  expect(errors(refused)[0]).not.toHaveProperty('code');
});

test('C151 C152: creating a hub from a template requires the permission to manage hubs', async () => {
  const valid = { template_id: 'blank', name: 'No' };
  const { team, other } = world;
  expect((await make(valid, team.users.moderator.token)).status).toBe(403);
  expect((await make(valid, other.users.owner.token)).status).toBe(403);
  expect((await make(valid, await seedKey(world, other.id, ['*']))).status).toBe(403);
  expect((await make(valid, await seedKey(world, team.id, ['members.read']))).status).toBe(403);
  expect((await make(valid, await seedKey(world, team.id, ['hubs.manage']))).status).toBe(201);
});

test('a team cannot have more than 100 hubs, with and without a template', async () => {
  const { service, other } = world;
  const rows = Array.from({ length: MAX_HUBS }, () => newId());
  const partition = { partition: teamPartition(other.id) };
  await Promise.all(
    rows.map((id) =>
      service.db.put({
        ...hubItemKey({ team: other.id, hub: id }),
        ...listed({ ...partition, sort: `HUB#${id}` }),
        entity: entity('full'),
        id,
      }),
    ),
  );
  for (const [path, attributes] of [
    ['', { name: 'One more' }],
    ['/from-template', { name: 'One more', template_id: TEMPLATES[0]?.id }],
  ] as const) {
    const refused = await send(world, {
      method: 'POST',
      path: `/api/v1/teams/${other.id}/hubs${path}`,
      token: other.users.owner.token,
      type: 'hubs',
      attributes,
    });
    expect([refused.status, errors(refused)[0]?.code]).toEqual([409, 'limit_reached']);
  }
});

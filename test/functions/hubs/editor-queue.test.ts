import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { queuePath, readQueue, writeQueue } from './queue.ts';
import { createHub, data, errors, newHub, pointers, seedKey, seedMember, startHubs } from './world.ts';

const world = useWorld(startHubs);

test('C220 C221 C222 C223 C224 C225 A4: a hub without stored operations has an empty queue with version 0', async () => {
  const hub = await newHub(world);
  const read = await readQueue(world, hub);
  expect([read.status, read.headers.ETag]).toEqual([200, '"0"']);
  expect(data(read)).toEqual({
    type: 'hub_editor_pending_ops',
    id: hub,
    attributes: { version: 0, ops: [], updated_at: null },
  });
});

test('C226 C227 C228 C229 C230 C231 C241 C244: writes without If-Match increment the version and are returned by GET', async () => {
  const hub = await newHub(world);
  for (const [index, ops] of [[{ a: 1 }], [{ a: 1 }], []].entries()) {
    const written = await writeQueue(world, hub, { ops });
    expect([written.status, written.headers.ETag]).toEqual([200, `"${index + 1}"`]);
    expect(data(written)).toMatchObject({ type: 'hub_editor_pending_ops', id: hub });
    expect(data(written).attributes).toEqual({ version: index + 1, ops, updated_at: expect.any(String) });
    const read = await readQueue(world, hub);
    expect([read.headers.ETag, read.body.data]).toEqual([written.headers.ETag, written.body.data]);
  }
});

describe('If-None-Match', () => {
  const readWith = (hub: string, tag: string, token = world.team.users.owner.token) =>
    world.service.call({ path: queuePath(world, hub), token, headers: { 'if-none-match': tag } });

  test.each(['"1"', 'W/"1"', '"7", "1"', '*'])('%s: a read of version 1 returns 304 without a body', async (tag) => {
    const hub = await newHub(world);
    await writeQueue(world, hub, { ops: [1] });
    const read = await readWith(hub, tag);
    expect([read.status, read.body, read.headers.ETag]).toEqual([304, '', '"1"']);
    expect(read.headers['Content-Type']).toBeUndefined();
    expect(read.headers['X-Request-ID']).toBeDefined();
  });

  test('a read of another version returns 200 with the operations, and an empty queue matches version 0', async () => {
    const hub = await newHub(world);
    expect((await readWith(hub, '"0"')).status).toBe(304);
    await writeQueue(world, hub, { ops: [1] });
    for (const tag of ['"0"', '"2"', 'garbage', '']) {
      const read = await readWith(hub, tag);
      expect([read.status, data(read).attributes.ops]).toEqual([200, [1]]);
    }
  });

  test('a caller without permission is refused regardless, and a write ignores the header', async () => {
    const hub = await newHub(world);
    const member = await seedMember(world, world.team.id, hub);
    expect((await readWith(hub, '*', member)).status).toBe(403);
    const call = { path: queuePath(world, hub), token: world.team.users.owner.token, method: 'PUT' };
    const body = { data: { type: 'hub_editor_pending_ops', attributes: { ops: [] } } };
    expect((await world.service.call({ ...call, body, headers: { 'if-none-match': '*' } })).status).toBe(200);
  });
});

describe('If-Match', () => {
  test('C232 A4: the current tag is accepted, and "0" for the first write', async () => {
    const hub = await newHub(world);
    const first = await writeQueue(world, hub, { ops: [1], ifMatch: '"0"' });
    expect(first.status).toBe(200);
    const second = await writeQueue(world, hub, { ops: [2], ifMatch: first.headers.ETag ?? '' });
    expect([second.status, second.headers.ETag]).toEqual([200, '"2"']);
  });

  test.each(['"2"', '2', 'W/"2"', '"1", "2"', '"nope",2', '*', ' "2" '])(
    'A3: %s matches version 2',
    async (ifMatch) => {
      const hub = await newHub(world);
      await writeQueue(world, hub, { ops: [1] });
      await writeQueue(world, hub, { ops: [2] });
      expect((await writeQueue(world, hub, { ops: [3], ifMatch })).status).toBe(200);
    },
  );

  test('A3: a list of 800 versions is evaluated like a short one', async () => {
    const hub = await newHub(world);
    await writeQueue(world, hub, { ops: [1] });
    const others = Array.from({ length: 800 }, (_, index) => `"${index + 5_000}"`).join(', ');
    const refused = await writeQueue(world, hub, { ops: [2], ifMatch: others });
    expect([refused.status, refused.headers.ETag]).toEqual([412, '"1"']);
    expect((await writeQueue(world, hub, { ops: [3], ifMatch: `${others}, "1"` })).status).toBe(200);
  });

  test('A3: * matches a queue without stored operations', async () => {
    expect((await writeQueue(world, await newHub(world), { ifMatch: '*' })).status).toBe(200);
  });

  test.each([
    '"1"',
    '"3"',
    '1',
    'W/"1"',
    '"1", "3"',
    '"02x"',
    'garbage',
    '',
    '""',
    '"-2"',
    '2.0',
    '"2',
    '9'.repeat(400),
  ])('C233 A2 A3: %s does not match version 2 and returns 412, and nothing is written', async (ifMatch) => {
    const hub = await newHub(world);
    await writeQueue(world, hub, { ops: [1] });
    await writeQueue(world, hub, { ops: ['kept'] });
    const refused = await writeQueue(world, hub, { ops: ['lost'], ifMatch });
    expect([refused.status, refused.headers.ETag]).toEqual([412, '"2"']);
    expect(errors(refused)).toMatchObject([
      { status: '412', code: 'version_conflict', meta: { current_version: 2, request_id: expect.any(String) } },
    ]);
    expect(data(await readQueue(world, hub)).attributes).toMatchObject({ version: 2, ops: ['kept'] });
  });

  test('A2: a stale tag on an empty queue returns 412 with version 0', async () => {
    const refused = await writeQueue(world, await newHub(world), { ifMatch: '"1"' });
    expect([refused.status, refused.headers.ETag]).toEqual([412, '"0"']);
    expect(errors(refused)).toMatchObject([{ meta: { current_version: 0 } }]);
  });
});

describe('an invalid body', () => {
  const validData = { type: 'hub_editor_pending_ops', attributes: { ops: [] } };
  test.each([
    ['C235', { data: { ...validData, type: 'hubs' } }, '/data/type'],
    ['C236', { data: { ...validData, attributes: {} } }, '/data/attributes/ops'],
    ['C237', { data: { ...validData, attributes: { ops: {} } } }, '/data/attributes/ops'],
    ['C237', { data: { ...validData, attributes: { ops: 'text' } } }, '/data/attributes/ops'],
    ['C237', { data: { ...validData, attributes: { ops: null } } }, '/data/attributes/ops'],
    ['C238 A24', { data: { ...validData, attributes: { ops: [], extra: 1 } } }, '/data/attributes/extra'],
    ['C238 A24', { data: { ...validData, attributes: { ops: [], version: 1 } } }, '/data/attributes/version'],
    ['C239 A24', { data: { ...validData, extra: 1 } }, '/data/extra'],
    ['C239 A24', { data: validData, extra: 1 }, '/extra'],
    [
      'C238 A24',
      '{"data":{"type":"hub_editor_pending_ops","attributes":{"ops":[],"__proto__":1}}}',
      '/data/attributes/__proto__',
    ],
    ['C239 A24', '{"data":{"type":"hub_editor_pending_ops","attributes":{"ops":[]}},"__proto__":1}', '/__proto__'],
    ['C235', { ops: [] }, '/data'],
    ['A23', '{"data":', ''],
  ])('C240 %s: %j returns 422 at %s without a code', async (_, body, at) => {
    const hub = await newHub(world);
    const refused = await writeQueue(world, hub, { body });
    expect([refused.status, pointers(refused).includes(at)]).toEqual([422, true]);
    for (const error of errors(refused)) expect(error).not.toHaveProperty('code');
    expect((await readQueue(world, hub)).headers.ETag).toBe('"0"');
  });

  test('A24: the other top-level members of JSON:API are accepted', async () => {
    const hub = await newHub(world);
    const body = { data: { ...validData, id: hub }, jsonapi: { version: '1.1' }, meta: {}, links: {} };
    expect((await writeQueue(world, hub, { body })).status).toBe(200);
    expect((await writeQueue(world, hub, { body: { data: { ...validData, id: newId() } } })).status).toBe(409);
  });

  test('an invalid body with a stale tag returns 422, as the body is validated first', async () => {
    expect((await writeQueue(world, await newHub(world), { ops: null, ifMatch: '"7"' })).status).toBe(422);
  });
});

test('C243 C152 C173: unknown hubs return 404, other teams and kinds 403, and hubs have separate queues', async () => {
  const { team, other, service } = world;
  const hub = await newHub(world);
  const neighbour = data(await createHub(world)).id;
  await writeQueue(world, hub, { ops: ['mine'] });
  expect(data(await readQueue(world, neighbour)).attributes.version).toBe(0);
  const callers: readonly [string | undefined, string, number][] = [
    [team.users.owner.token, queuePath(world, newId()), 404],
    [team.users.owner.token, queuePath(world, 'nope'), 404],
    [other.users.owner.token, queuePath(world, hub, other.id), 404],
    [other.users.owner.token, queuePath(world, hub), 403],
    [await seedKey(world, other.id, ['*']), queuePath(world, hub), 403],
    [await seedKey(world, team.id, ['content.manage']), queuePath(world, hub), 403],
    [await seedMember(world, team.id, hub), queuePath(world, hub), 403],
    [team.users.moderator.token, queuePath(world, hub), 403],
    [undefined, queuePath(world, hub), 401],
    [await seedKey(world, team.id, ['hubs.manage']), queuePath(world, hub), 200],
  ];
  const body = { data: { type: 'hub_editor_pending_ops', attributes: { ops: ['theirs'] } } };
  for (const [token, path, status] of callers) {
    if (status !== 200) expect(data(await readQueue(world, hub)).attributes).toMatchObject({ version: 1 });
    expect([path, (await service.call({ path, token })).status]).toEqual([path, status]);
    expect([path, (await service.call({ method: 'PUT', path, token, body })).status]).toEqual([path, status]);
  }
});

import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { dns, domainCalls, statusOf } from './domain-calls.ts';
import { data, errors, newHub, pointers, seedKey, seedMember, startHubs } from './world.ts';

const { zone, silent, txtLookup, publish } = dns();
const world = useWorld(() => startHubs({ txtLookup }));
const { pathOf, call, set, verify } = domainCalls(() => world);

test('a domain can be set, read, replaced and deleted, and a hub without one returns 404', async () => {
  const hub = await newHub(world);
  for (const method of ['GET', 'DELETE']) expect((await call(method, hub)).status).toBe(404);
  expect((await verify(hub)).status).toBe(404);

  const first = await set(hub, { domain: 'Club.Example.com' });
  expect(first.status).toBe(200);
  expect(data(first)).toEqual({
    type: 'hub_domains',
    id: hub,
    attributes: {
      domain: 'club.example.com',
      status: 'not_started',
      challenge: {
        type: 'TXT',
        name: '_hub-challenge.club.example.com',
        value: expect.stringMatching(/^hub-challenge=[A-Za-z0-9_-]{32}$/),
      },
      checked_at: null,
      proof_missing_since: null,
      verified_at: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  });
  expect((await set(hub, { domain: 'club.example.com' })).body.data).toEqual(first.body.data);
  expect((await call('GET', hub)).body.data).toEqual(first.body.data);
  const second = await set(hub, { domain: 'other.example.com' });
  expect(data(second).attributes.challenge).not.toEqual(data(first).attributes.challenge);
  expect((await call('DELETE', hub)).status).toBe(204);
  for (const method of ['GET', 'DELETE']) expect((await call(method, hub)).status).toBe(404);
});

test.each([
  null,
  7,
  '',
  'example',
  'https://example.com',
  'example.com/path',
  'example.com.',
  '*.example.com',
  '-a.example.com',
  'a..example.com',
  'exa mple.com',
  'bücher.example.com',
  '192.0.2.1',
  '[2001:db8::1]',
  'hub.localhost',
  'hub.internal',
  'hub.test',
  `${'a'.repeat(64)}.example.com`,
  `${'a.'.repeat(125)}com`,
])('C101 C104: the domain %j returns 422 at its pointer', async (domain) => {
  const refused = await set(await newHub(world), { domain });
  expect([refused.status, new Set(pointers(refused))]).toEqual([422, new Set(['/data/attributes/domain'])]);
  expect(errors(refused)[0]).not.toHaveProperty('code');
});

describe('verification', () => {
  test('C067 C069 C071 A58: an unproven domain returns 202 with the path to poll', async () => {
    const hub = await newHub(world);
    await set(hub, { domain: 'pending.example.com' });
    const pending = await verify(hub);
    expect([pending.status, pending.headers.Location]).toEqual([202, pathOf(hub)]);
    expect(statusOf(pending)).toBe('pending');
    const polled = await world.service.call({
      path: pending.headers.Location ?? '',
      token: world.team.users.admin.token,
    });
    expect([polled.status, statusOf(polled)]).toEqual([200, 'pending']);
  });

  test('C068: a proven domain returns 200 without a Location, also while DNS does not answer', async () => {
    const hub = await newHub(world);
    publish(await set(hub, { domain: 'proved.example.com' }));
    const proved = await verify(hub);
    expect([proved.status, statusOf(proved)]).toEqual([200, 'verified']);
    expect(proved.headers).not.toHaveProperty('Location');
    silent.add('_hub-challenge.proved.example.com');
    const again = await verify(hub);
    expect([again.status, again.body.data]).toEqual([200, proved.body.data]);
    expect(again.headers).not.toHaveProperty('Location');
  });

  test('a proven domain whose record is gone is pending again', async () => {
    const hub = await newHub(world);
    publish(await set(hub, { domain: 'gone.example.com' }));
    await verify(hub);
    zone.delete('_hub-challenge.gone.example.com');
    const again = await verify(hub);
    expect([again.status, statusOf(again), again.headers.Location]).toEqual([202, 'pending', pathOf(hub)]);
  });

  test('C067: a failed DNS lookup leaves the domain pending', async () => {
    const hub = await newHub(world);
    await set(hub, { domain: 'silent.example.com' });
    silent.add('_hub-challenge.silent.example.com');
    expect((await verify(hub)).status).toBe(202);
  });

  test('the challenge of one hub does not verify another hub', async () => {
    const [hub, copier] = [await newHub(world), await newHub(world, world.other)];
    publish(await set(hub, { domain: 'copied.example.com' }));
    await set(copier, { domain: 'copied.example.com' }, world.other);
    expect((await verify(copier, world.other)).status).toBe(202);
    expect((await verify(hub)).status).toBe(200);
  });
});

test('C151 C152 A5: the domain requires the permission to manage hubs of the team', async () => {
  const { team, other, service } = world;
  const hub = await newHub(world);
  await set(hub, { domain: 'guarded.example.com' });
  const body = { data: { type: 'hub_domains', attributes: { domain: 'stolen.example.com' } } };
  const refused: readonly [string | undefined, string, number][] = [
    [undefined, hub, 401],
    [team.users.moderator.token, hub, 403],
    [other.users.owner.token, hub, 403],
    [await seedKey(world, other.id, ['*']), hub, 403],
    [await seedKey(world, team.id, ['content.manage']), hub, 403],
    [await seedMember(world, team.id, hub), hub, 403],
    [team.users.owner.token, newId(), 404],
    [team.users.owner.token, await newHub(world, other), 404],
  ];
  for (const [token, id, status] of refused) {
    const path = pathOf(id);
    expect((await service.call({ path, token })).status).toBe(status);
    expect((await service.call({ method: 'PUT', path, token, body })).status).toBe(status);
    expect((await service.call({ method: 'POST', path: `${path}/verify`, token })).status).toBe(status);
    expect((await service.call({ method: 'DELETE', path, token })).status).toBe(status);
  }
  expect(data(await call('GET', hub)).attributes.domain).toBe('guarded.example.com');
});

import { describe, expect, test } from 'vitest';
import { checkDomain } from '../../../shared/hubs/hubs/domains/domain-check.ts';
import { domains } from '../../../shared/hubs/hubs/domains/domains.ts';
import { useWorld } from '../../support/use-world.ts';
import { dns, domainCalls, statusOf } from './domain-calls.ts';
import { errors, newHub, startHubs } from './world.ts';

const { zone, txtLookup, publish } = dns();
const world = useWorld(() => startHubs({ txtLookup }));
const { pathOf, call, set, verify } = domainCalls(() => world);

describe('a domain is unique in the whole service', () => {
  test('the hub that verifies it first keeps it, and the other one fails with domain_taken', async () => {
    const [hub, second] = [await newHub(world), await newHub(world, world.other)];
    publish(await set(hub, { domain: 'shared.example.com' }));
    publish(await set(second, { domain: 'shared.example.com' }, world.other));
    expect((await verify(hub)).status).toBe(200);
    const refused = await verify(second, world.other);
    expect([refused.status, errors(refused)[0]?.code]).toEqual([422, 'domain_taken']);
    expect(statusOf(await call('GET', second, '', world.other))).toBe('failed');
    const third = await set(await newHub(world), { domain: 'shared.example.com' });
    expect(errors(third)).toMatchObject([{ code: 'domain_taken', source: { pointer: '/data/attributes/domain' } }]);
  });

  test('a hub that has lost its proof loses the name to the one that proves it, and to no other', async () => {
    const [hub, second] = [await newHub(world), await newHub(world, world.other)];
    publish(await set(second, { domain: 'bought.example.com' }, world.other));
    const theirs = zone.get('_hub-challenge.bought.example.com') ?? [];
    zone.delete('_hub-challenge.bought.example.com');
    publish(await set(hub, { domain: 'bought.example.com' }));
    expect((await verify(hub)).status).toBe(200);
    expect((await verify(second, world.other)).status).toBe(202);
    expect(statusOf(await call('GET', hub))).toBe('verified');
    zone.set('_hub-challenge.bought.example.com', theirs);
    expect(statusOf(await verify(second, world.other))).toBe('verified');
    expect(statusOf(await call('GET', hub))).toBe('pending');
    expect(statusOf(await verify(hub))).toBe('pending');
  });

  test('of six concurrent verifications exactly one succeeds', async () => {
    const hubs = await Promise.all(Array.from({ length: 6 }, () => newHub(world)));
    for (const hub of hubs) publish(await set(hub, { domain: 'race.example.com' }));
    const answers = await Promise.all(hubs.map((hub) => verify(hub)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  test.each([
    ['a new domain', (hub: string) => set(hub, { domain: 'elsewhere.example.com' })],
    ['its removal', (hub: string) => call('DELETE', hub)],
    [
      'the deletion of its hub',
      (hub: string) =>
        world.service.call({
          method: 'DELETE',
          path: pathOf(hub).replace('/domain', ''),
          token: world.team.users.owner.token,
        }),
    ],
  ])('it is released by %s', async (word, release) => {
    const domain = `${word.replaceAll(' ', '-')}.example.com`;
    const [hub, next] = [await newHub(world), await newHub(world, world.other)];
    publish(await set(hub, { domain }));
    expect((await verify(hub)).status).toBe(200);
    expect((await set(next, { domain }, world.other)).status).toBe(422);
    expect((await release(hub)).status).toBeLessThan(300);
    publish(await set(next, { domain }, world.other));
    expect((await verify(next, world.other)).status).toBe(200);
  });

  test('a check that started before the domain was replaced changes nothing', async () => {
    const hub = await newHub(world);
    publish(await set(hub, { domain: 'before.example.com' }));
    const { service, team } = world;
    const before = await domains(service.db, { team: team.id, hub }).read();
    if (!before) throw new Error('No domain was set');
    await set(hub, { domain: 'after.example.com' });
    const actor = { type: 'system', id: 'test' } as const;
    const checked = await checkDomain(before, { db: service.db, lookup: txtLookup, actor, now: new Date() });
    expect(checked).toMatchObject({ domain: 'after.example.com', status: 'not_started' });
    expect((await set(await newHub(world, world.other), { domain: 'before.example.com' }, world.other)).status).toBe(
      200,
    );
  });
});

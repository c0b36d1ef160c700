import { describe, expect, test } from 'vitest';
import { checkDomain } from '../../../shared/hubs/hubs/domains/domain-check.ts';
import { domains } from '../../../shared/hubs/hubs/domains/domains.ts';
import { useWorld } from '../../support/use-world.ts';
import { dns, domainCalls, statusOf } from './domain-calls.ts';
import { errors, newHub, startHubs } from './world.ts';

const { txtLookup, publish } = dns();
const world = useWorld(() => startHubs({ txtLookup }));
const { pathOf, call, set, verify } = domainCalls(() => world);

describe('one hub for a domain, in the whole service', () => {
  test('it is the one that proves it first; the other is refused, and has failed', async () => {
    const [hub, late] = [await newHub(world), await newHub(world, world.other)];
    publish(await set(hub, { domain: 'shared.example.com' }));
    publish(await set(late, { domain: 'shared.example.com' }, world.other));
    expect((await verify(hub)).status).toBe(200);
    const refused = await verify(late, world.other);
    expect([refused.status, errors(refused)[0]?.code]).toEqual([422, 'domain_taken']);
    expect(statusOf(await call('GET', late, '', world.other))).toBe('failed');
    const third = await set(await newHub(world), { domain: 'shared.example.com' });
    expect(errors(third)).toMatchObject([{ code: 'domain_taken', source: { pointer: '/data/attributes/domain' } }]);
  });

  test('of hubs that prove it at once exactly one has it', async () => {
    const hubs = await Promise.all(Array.from({ length: 6 }, () => newHub(world)));
    for (const hub of hubs) publish(await set(hub, { domain: 'race.example.com' }));
    const answers = await Promise.all(hubs.map((hub) => verify(hub)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  test.each([
    ['another domain', (hub: string) => set(hub, { domain: 'elsewhere.example.com' })],
    ['none', (hub: string) => call('DELETE', hub)],
    [
      'its hub deleted',
      (hub: string) =>
        world.service.call({
          method: 'DELETE',
          path: pathOf(hub).replace('/domain', ''),
          token: world.team.users.owner.token,
        }),
    ],
  ])('it is free again with %s', async (word, give) => {
    const domain = `${word.replaceAll(' ', '-')}.example.com`;
    const [hub, next] = [await newHub(world), await newHub(world, world.other)];
    publish(await set(hub, { domain }));
    expect((await verify(hub)).status).toBe(200);
    expect((await set(next, { domain }, world.other)).status).toBe(422);
    expect((await give(hub)).status).toBeLessThan(300);
    publish(await set(next, { domain }, world.other));
    expect((await verify(next, world.other)).status).toBe(200);
  });

  test('a check that began before the domain was replaced changes nothing', async () => {
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

import { expect, test } from 'vitest';
import { checkDomain } from '../../../../shared/hubs/hubs/domains/domain-check.ts';
import type { DomainItem } from '../../../../shared/hubs/hubs/domains/domain-item.ts';
import { domains } from '../../../../shared/hubs/hubs/domains/domains.ts';
import { hubEntity, hubItemKey } from '../../../../shared/hubs/hubs/hub-item.ts';
import { hubOfDomain } from '../../../../shared/hubs/hubs/hub-of-domain.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';
import { startAccount } from '../support/account.ts';

const store = useWorld(() => startStore({ engine: true }));
const db = useFixture(() => table(store.client, store.name));
const account = useWorld(() => startAccount({ store }));
const actor = { type: 'system', id: 'test' } as const;

/** A hub with a domain that it has claimed, and which it has proved by default. */
const hubWith = async (domain: string, { proved = true } = {}) => {
  const key = { team: newId(), hub: newId() };
  const hub = { id: key.hub, team_id: key.team, name: 'Clay', slug: domain };
  await db.put({ ...hubItemKey(key), entity: hubEntity, ...hub });
  const item = await domains(db, key).set(domain, actor, new Date());
  if (typeof item === 'string') throw new Error(item);
  if (proved) await checkDomain(item, { db, lookup: async () => [item.challenge], actor, now: new Date() });
  return { key, read: (): Promise<DomainItem | undefined> => domains(db, key).read() };
};

test('a verified domain is shown, activated and deactivated, under the name of the operator; a dry run changes nothing', async () => {
  const { key, read } = await hubWith('clay.example.com');
  const before = await read();
  expect(await account.ops(['domain', 'Clay.Example.com'])).toMatchObject({
    exit: 0,
    out: `clay.example.com of the hub Clay (${key.hub}, team ${key.team}): verified.\n`,
  });
  const dry = await account.ops(['domain', 'clay.example.com', '--activate', '--dry-run']);
  expect([dry.exit, dry.out]).toEqual([0, expect.stringContaining('from verified to active.')]);
  expect(await read()).toEqual(before);

  const done = await account.ops(['domain', 'clay.example.com', '--activate', '--json']);
  expect(done.json()).toMatchObject({ hub: key.hub, hub_name: 'Clay', status: 'active', changed: true });
  expect((await hubOfDomain(db, 'clay.example.com'))?.id).toBe(key.hub);
  const { actor: by, updated_at, challenge } = Object(await read());
  expect(by).toEqual({ type: 'operator', id: expect.stringMatching(/./) });
  expect([updated_at > String(before?.updated_at), challenge]).toEqual([true, before?.challenge]);

  for (const flags of [[], ['--dry-run']]) {
    const again = await account.ops(['domain', 'clay.example.com', '--activate', ...flags]);
    expect(again.out).toContain('already active.');
  }
  expect((await account.ops(['domain', 'clay.example.com', '--deactivate'])).out).toContain(': verified.');
  expect(await hubOfDomain(db, 'clay.example.com')).toBeUndefined();
});

test('a domain that its hub has not proved is not found, and neither is one that its hub has given up', async () => {
  const pending = await hubWith('pending.example.com', { proved: false });
  const { key } = await hubWith('given-up.example.com');
  await domains(db, key).remove(actor, new Date());
  for (const domain of ['pending.example.com', 'given-up.example.com', 'unknown.example.com']) {
    const { exit, err } = await account.ops(['domain', domain, '--activate']);
    expect([exit, err]).toEqual([4, `error: No hub has verified the domain ${domain}.\n`]);
  }
  expect((await pending.read())?.status).toBe('not_started');
});

test.each([
  ['both flags', ['clay.example.com', '--activate', '--deactivate']],
  ['a URL', ['https://clay.example.com', '--activate']],
  ['a reserved name', ['localhost', '--activate']],
  ['no domain', ['--activate']],
])('%s is a usage error', async (_, argv) => {
  const { exit, err } = await account.ops(['domain', ...argv]);
  expect([exit, err]).toEqual([2, expect.stringMatching(/^error: ./)]);
});

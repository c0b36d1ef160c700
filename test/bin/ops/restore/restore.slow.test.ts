import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STEPS } from '../../../../bin/ops/restore/steps.ts';
import type { StreamRecord } from '../../../../functions/relay/stream-record.ts';
import { arrayOf, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { roleCountsKey } from '../../../../shared/accounts/roles/role-counts.ts';
import { hubEntity } from '../../../../shared/hubs/hubs/hub-item.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { type RelayWorld, startRelay } from '../../../functions/relay/world.ts';
import { type SeededTeam, seedTeam } from '../../../support/seed.ts';
import { type Account, startAccount } from '../support/account.ts';

const HOUR = 3_600;
const TO = 'restored-table';

let world: RelayWorld;
let team: SeededTeam;
let account: Account;
let relayed: StreamRecord[] = [];
let moment: Date;
beforeAll(async () => {
  world = await startRelay([], undefined, true);
  team = await seedTeam(world.service.db, world.service.keys);
  account = await startAccount({
    store: world.service.store,
    functions: {
      relay: async (event) => {
        relayed.push(...(arrayOf(event.Records) as unknown as readonly StreamRecord[]));
        return { batchItemFailures: [] };
      },
    },
  });
  await makeHub('kept');
  await world.relayAll();
  await account.advance(HOUR);
  await makeHub('unrelayed');
  moment = await account.advance(HOUR);
  await makeHub('lost');
  await world.service.db.remove({ pk: `TEAM#${team.id}`, sk: `USER#${team.users.moderator.id}` });
  await world.relayAll();
});
afterAll(async () => {
  await account.stop();
  await world.service.stop();
});

const makeHub = (name: string) =>
  world.post(`/api/v1/teams/${team.id}/hubs`, team.users.owner.token, {
    data: { type: 'hubs', attributes: { name, slug: name } },
  });

const file = () => join(account.folder, 'restore.json');
const restore = (...argv: readonly string[]) => account.ops(['restore', '--state', file(), ...argv]);
const begin = (...argv: readonly string[]) => restore('--at', moment.toISOString(), '--to', TO, ...argv);

const namesIn = async (name: string, entity: string): Promise<readonly string[]> => {
  const { Items } = await account.dynamo('Scan', { TableName: name });
  const rows = arrayOf(Items).map(objectOf);
  const ofEntity = rows.filter((row) => objectOf(row.entity).S === entity);
  return ofEntity.map((row) => stringOf(objectOf(row.name).S)).toSorted();
};

const states = () => {
  const { mappings, rules } = account.switches();
  return [account.isClosed(), ...[...mappings.values(), ...rules.values()].map((one) => one.isEnabled())];
};

test('a dry run prints every step and changes nothing', async () => {
  const { exit, out } = await begin('--dry-run');
  expect(exit).toBe(0);
  expect(out.trim().split('\n')).toHaveLength(STEPS.length);
  expect([existsSync(file()), states()]).toEqual([false, [false, true, true, true]]);
});

test.each([
  ['no moment', () => ['--to', TO, '--yes']],
  ['no name', () => ['--at', moment.toISOString(), '--yes']],
  ['a name that DynamoDB does not allow', () => ['--at', moment.toISOString(), '--to', 'a b', '--yes']],
  ['a moment without a time', () => ['--at', '2030-01-01', '--to', TO, '--yes']],
  [
    'a replay that begins after the moment',
    () => ['--at', moment.toISOString(), '--to', TO, '--replay-from', '2999-01-01T00:00:00Z', '--yes'],
  ],
  ['no confirmation', () => ['--at', moment.toISOString(), '--to', TO]],
])('%s is a usage error, and nothing is stopped', async (_, argv) => {
  expect((await restore(...argv())).exit).toBe(2);
  expect([existsSync(file()), states()]).toEqual([false, [false, true, true, true]]);
});

test('a moment that cannot be restored is refused before anything is stopped', async () => {
  const { exit, err } = await restore('--at', '2001-01-01T00:00:00Z', '--to', TO, '--yes', '--state', `${file()}.old`);
  expect([exit, err]).toEqual([2, expect.stringContaining('can be restored from')]);
  expect(states()).toEqual([false, true, true, true]);
});

describe('a restore', () => {
  test('continues after an interruption with the step that failed', async () => {
    account.failing.set('RestoreTableToPointInTime', 'TableInUseException');
    expect((await begin('--yes')).exit).toBe(7);
    account.failing.clear();
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ to: TO, done: ['check', 'stop'] });
    expect(states()).toEqual([true, false, false, false]);
  });

  test('of another moment or table is a mistake while one is unfinished', async () => {
    for (const argv of [
      ['--to', 'other-table'],
      ['--at', '2030-01-01T00:00:00Z'],
    ])
      expect((await restore(...argv, '--yes')).exit).toBe(2);
  });

  test('has the rows of the moment, whose numbers are checked, and waits for the stack to adopt the table', async () => {
    const { exit, out, err } = await restore('--yes');
    expect([exit, out]).toEqual([1, expect.stringContaining(`HUB_TABLE=${TO}`)]);
    expect(err).not.toMatch(/^1\. /m);
    expect(err).toContain('2 events of 1 team after the moment are not restored: hub.created 2');
    expect(await namesIn(TO, 'hub')).toEqual(['kept', 'unrelayed']);
    expect(await namesIn(world.service.store.name, 'hub')).toEqual(['kept', 'lost', 'unrelayed']);
    const { Table } = await account.dynamo('DescribeTable', { TableName: TO });
    expect(Table).toMatchObject({ DeletionProtectionEnabled: true, StreamSpecification: { StreamEnabled: true } });
    expect(states()).toEqual([true, false, false, false]);
    expect(relayed).toEqual([]);
  });

  test('relays the changes before the moment again, skips those after, reindexes the hubs and starts', async () => {
    account.adopt(TO);
    const { exit, out } = await restore('--yes');
    expect([exit, out]).toEqual([0, expect.stringMatching(/^Restored\..*payment and email providers/)]);
    const names = relayed.map(({ dynamodb }) => dynamodb.NewImage?.name?.S).filter((name) => name !== undefined);
    expect(names).toEqual(['unrelayed']);
    const jobs = account.bodies('index', 'Queue').map((body) => JSON.parse(body));
    expect(jobs).toHaveLength(2);
    for (const job of jobs) expect(job).toMatchObject({ kind: 'hub', team_id: team.id });
    expect(states()).toEqual([false, true, true, true]);
  });

  test('that has ended does nothing more', async () => {
    relayed = [];
    expect((await restore('--yes')).exit).toBe(0);
    expect(relayed).toEqual([]);
  });
});

describe('counts', () => {
  test('that are not the expected ones stop the restore, and are accepted by hand', async () => {
    const state = join(account.folder, 'counts.json');
    account.adopt(world.service.store.name);
    const run = (...argv: readonly string[]) => account.ops(['restore', '--state', state, '--yes', ...argv]);
    const first = ['--at', moment.toISOString(), '--to', 'counted-table', '--no-replay'];
    account.failing.set('DescribeStream', 'InternalServerError');
    expect((await run(...first)).exit).toBe(7);
    account.failing.clear();
    const db = table(world.service.store.client, 'counted-table');
    await db.put({ pk: 'TEAM#x', sk: 'HUB#y', entity: hubEntity, name: 'from nowhere' });
    await db.update(roleCountsKey(team.id), { add: { [team.users.owner.role_id]: 5 } });
    const refused = await run();
    expect([refused.exit, refused.out]).toEqual([1, expect.stringContaining('1 entity has another number of rows')]);
    expect(refused.err).toMatch(/ENTITY hub {2}NOW 3 {2}RESTORED 3 {2}EXPECTED 2/);
    const accepted = await run('--accept-counts');
    expect(accepted.err).toContain('1 counter was repaired');
    expect(await db.get(roleCountsKey(team.id))).toMatchObject({ [team.users.owner.role_id]: 1 });
  });
});

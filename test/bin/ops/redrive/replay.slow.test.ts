import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StreamRecord } from '../../../../functions/relay/stream-record.ts';
import { arrayOf, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { recordId } from '../../../../infra/local/sources/stream.ts';
import { type RelayWorld, startRelay } from '../../../functions/relay/world.ts';
import { type SeededTeam, seedTeam } from '../../../support/seed.ts';
import { rowsIn } from '../../../support/table-state.ts';
import { type Account, startAccount } from '../support/account.ts';

interface Result {
  readonly queues: readonly {
    readonly found: number;
    readonly done: number;
    readonly remaining: number;
    readonly problem?: string;
    readonly expired?: readonly { readonly streamArn: string }[];
  }[];
}

/** The stream of a table that was replaced. */
const GONE = 'arn:aws:dynamodb:us-east-1:000000000000:table/gone/stream/2026-01-01T00:00:00.000';

let world: RelayWorld;
let team: SeededTeam;
let account: Account;
let streamArn: string;
let shardId: string;
const invoked: (readonly StreamRecord[])[] = [];
beforeAll(async () => {
  world = await startRelay([], undefined, true);
  team = await seedTeam(world.service.db, world.service.keys);
  await world.relayAll();
  account = await startAccount({
    store: world.service.store,
    functions: {
      relay: (event) => {
        const records = arrayOf(event.Records) as unknown as readonly StreamRecord[];
        invoked.push(records);
        return world.run(records);
      },
    },
  });
  streamArn = await account.streamArn();
  const described = await account.dynamo('DescribeStream', { StreamArn: streamArn });
  shardId = stringOf(objectOf(arrayOf(objectOf(described.StreamDescription).Shards)[0]).ShardId);
});
afterAll(async () => {
  await account.stop();
  await world.service.stop();
});

const makeHub = (name: string) =>
  world.post(`/api/v1/teams/${team.id}/hubs`, team.users.owner.token, {
    data: { type: 'hubs', attributes: { name, slug: name } },
  });

const invite = (email: string) =>
  world.post(`/api/v1/teams/${team.id}/invitations`, team.users.owner.token, {
    data: { type: 'invitations', attributes: { email, role_id: team.users.moderator.role_id } },
  });

/** The sequence numbers of the changes that were not relayed yet. */
const changes = async (): Promise<readonly [first: string, last: string]> => {
  const numbers = (await world.changes()).map(({ dynamodb }) => dynamodb.SequenceNumber);
  return [numbers[0] ?? '', numbers.at(-1) ?? ''];
};

/** Adds a dead letter as Lambda does, with the sequence numbers of the changes. */
const setAside = (from: string, to: string, stream = streamArn) => {
  const where = { shardId, streamArn: stream, startSequenceNumber: from, endSequenceNumber: to, batchSize: 1 };
  const requestContext = { condition: 'RetryAttemptsExhausted' };
  return account.send('relay', 'DeadLetters', [JSON.stringify({ requestContext, DDBStreamBatchInfo: where })]);
};

const recorded = async (type: string) =>
  (await rowsIn(world.service.store)).filter((row) => row.entity?.S === 'event' && row.type?.S === type).length;

const redrive = async (...more: readonly string[]) => {
  const { exit, json } = await account.ops(['redrive', 'relay', '--json', ...more]);
  return { exit, ...json<Result>().queues[0] };
};

test('changes that were not relayed are relayed once, with the ids of their first delivery, and their message is deleted', async () => {
  for (const name of ['first', 'second', 'third']) await makeHub(name);
  const [from, to] = await changes();
  await setAside(from, to);
  expect(await redrive('--dry-run')).toMatchObject({ exit: 0, found: 1, done: 0, remaining: 1 });
  expect([await recorded('hub.created'), account.left('relay')]).toEqual([0, 1]);
  expect(await redrive()).toMatchObject({ exit: 0, found: 1, done: 1, remaining: 0 });
  expect([await recorded('hub.created'), account.left('relay')]).toEqual([3, 0]);
  for (const { eventID, dynamodb } of invoked.flat())
    expect(eventID).toBe(recordId(streamArn, dynamodb.SequenceNumber));
  await setAside(from, to);
  expect(await redrive()).toMatchObject({ exit: 0, done: 1 });
  expect(await recorded('hub.created')).toBe(3);
});

test('only the changes in the range of the message are relayed', async () => {
  await makeHub('before');
  await changes();
  await makeHub('named');
  const [from, to] = await changes();
  await makeHub('after');
  await changes();
  const before = await recorded('hub.created');
  await setAside(from, to);
  expect(await redrive()).toMatchObject({ exit: 0, done: 1 });
  expect(await recorded('hub.created')).toBe(before + 1);
});

test('changes that the relay rejects again, or that have left the stream, stay in the queue and are reported', async () => {
  await invite('refused@example.com');
  const [from, to] = await changes();
  await setAside(from, to);
  await setAside(from, to, GONE);
  await account.send('relay', 'DeadLetters', ['not a batch']);
  world.failMail(true);
  const refused = await redrive();
  world.failMail(false);
  expect(refused).toMatchObject({ exit: 1, found: 3, done: 0, remaining: 3, expired: [{ streamArn: GONE }] });
  expect(refused.problem).toMatch(/1 failed again.*1 left the stream.*1 message names no batch/);
  expect(account.left('relay')).toBe(3);
  await account.release('relay');
  expect((await account.ops(['redrive', 'relay', '--drop-expired'])).exit).toBe(2);
  expect(await redrive('--drop-expired', '--yes')).toMatchObject({ exit: 1, done: 2, remaining: 1 });
  expect(account.left('relay')).toBe(1);
});

test('an interruption between relaying and deleting loses nothing: the next run relays nothing twice', async () => {
  await makeHub('interrupted');
  const [from, to] = await changes();
  await setAside(from, to);
  const before = [await recorded('hub.created'), account.left('relay')];
  account.failing.set('DeleteMessage', 'InternalError');
  expect((await redrive()).exit).toBe(1);
  account.failing.clear();
  expect([await recorded('hub.created'), account.left('relay')]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  await account.release('relay');
  expect(await redrive()).toMatchObject({ done: 1 });
  expect(await recorded('hub.created')).toBe((before[0] ?? 0) + 1);
});

import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StreamRecord } from '../../../functions/relay/stream-record.ts';
import { startAwsEndpoint } from '../../../infra/local/aws/endpoint.ts';
import { forward } from '../../../infra/local/aws/forward.ts';
import { LAMBDA_PATH, lambda } from '../../../infra/local/aws/lambda.ts';
import { dynamoCall } from '../../../infra/local/engines/dynamodb-client.ts';
import { startQueues } from '../../../infra/local/engines/queues.ts';
import { arrayOf, objectOf, stringOf } from '../../../infra/local/json.ts';
import { type RelayWorld, startRelay } from '../../functions/relay/world.ts';
import { type SeededTeam, seedTeam } from '../../support/seed.ts';
import { rowsIn } from '../../support/table-state.ts';

const ROOT = join(import.meta.dirname, '../../..');
const QUEUE = 'RelayDeadLetters';
/** The stream of a table that was replaced. */
const GONE = 'arn:aws:dynamodb:us-east-1:000000000000:table/gone/stream/2026-01-01T00:00:00.000';

/** One endpoint for the table's stream, the dead-letter queue, and the relay as a function. */
const startAccount = async (world: RelayWorld) => {
  const folder = await mkdtemp(join(tmpdir(), 'redrive-stream-'));
  const queues = await startQueues(join(folder, 'queues'));
  const { endpoint, client, name } = world.service.store;
  const invoke = async (event: object) => world.run((event as { Records: readonly StreamRecord[] }).Records);
  const aws = await startAwsEndpoint({
    targets: { DynamoDBStreams_20120810: (request) => forward(endpoint, request), 'AmazonSQS.': queues.handle },
    paths: {
      [LAMBDA_PATH]: lambda((called) =>
        called === 'relay' ? async (event) => objectOf(JSON.parse(JSON.stringify(await invoke(event)))) : undefined,
      ),
    },
  });
  const { QueueUrl } = await queues.call('CreateQueue', { QueueName: QUEUE });
  const cli = join(folder, 'aws');
  await writeFile(cli, `#!/bin/sh\nexec '${process.execPath}' '${join(ROOT, 'test/support/aws-cli.ts')}' "$@"\n`);
  await chmod(cli, 0o755);
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  const streamArn = Table?.LatestStreamArn ?? '';
  const described = await dynamoCall(endpoint)('DescribeStream', { StreamArn: streamArn });
  const [shard] = arrayOf(objectOf(described.StreamDescription).Shards).map(objectOf);
  return {
    /** Adds a dead letter as Lambda does, with the sequence numbers of the changes. */
    async setAside(from: string, to: string, stream = streamArn): Promise<void> {
      const shardId = stringOf(shard?.ShardId);
      const where = { shardId, streamArn: stream, startSequenceNumber: from, endSequenceNumber: to, batchSize: 1 };
      const MessageBody = JSON.stringify({
        requestContext: { condition: 'RetryAttemptsExhausted' },
        DDBStreamBatchInfo: where,
      });
      await queues.call('SendMessage', { QueueUrl: String(QueueUrl), MessageBody });
    },
    left: () => {
      const { ready, inflight } = queues.inspect(QUEUE);
      return ready.length + inflight.length;
    },
    async run() {
      const credentials = {
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
        AWS_DEFAULT_REGION: 'us-east-1',
      };
      const env = { ...credentials, PATH: `${folder}:${process.env.PATH}`, AWS_ENDPOINT_URL: aws.origin };
      const args = [join(ROOT, 'bin/redrive-stream.ts'), String(QueueUrl), 'relay'];
      const { code, stdout } = await promisify(execFile)(process.execPath, args, { env }).then(
        (done) => ({ code: 0, ...done }),
        (error) => ({ code: Number(error.code), stdout: String(error.stdout) + error.stderr }),
      );
      return { code, ...JSON.parse(stdout) };
    },
    async stop() {
      await aws.close();
      await queues.stop();
      await rm(folder, { recursive: true });
    },
  };
};

let world: RelayWorld;
let team: SeededTeam;
let account: Awaited<ReturnType<typeof startAccount>>;
beforeAll(async () => {
  world = await startRelay();
  team = await seedTeam(world.service.db, world.service.keys);
  await world.relayAll();
  account = await startAccount(world);
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

const recorded = async (type: string) =>
  (await rowsIn(world.service.store)).filter((row) => row.entity?.S === 'event' && row.type?.S === type).length;

test('set-aside changes of the stream are relayed once, and their message is deleted', async () => {
  for (const name of ['first', 'second', 'third']) await makeHub(name);
  const [from, to] = await changes();
  await account.setAside(from, to);
  expect([await recorded('hub.created'), account.left()]).toEqual([0, 1]);
  expect(await account.run()).toEqual({ code: 0, replayed: 1, expired: [], failed: [] });
  expect([await recorded('hub.created'), account.left()]).toEqual([3, 0]);

  await account.setAside(from, to);
  expect(await account.run()).toMatchObject({ code: 0, replayed: 1 });
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
  await account.setAside(from, to);
  expect(await account.run()).toMatchObject({ code: 0, replayed: 1 });
  expect(await recorded('hub.created')).toBe(before + 1);
});

test('changes that the relay rejects again, or that have left the stream, stay in the queue and are reported', async () => {
  await invite('refused@example.com');
  const [from, to] = await changes();
  await account.setAside(from, to);
  await account.setAside(from, to, GONE);
  world.failMail(true);
  const { code, replayed, expired, failed } = await account.run();
  world.failMail(false);
  expect({ code, replayed, left: account.left() }).toEqual({ code: 1, replayed: 0, left: 2 });
  expect([expired, failed]).toMatchObject([
    [{ streamArn: GONE }],
    [{ startSequenceNumber: from, endSequenceNumber: to }],
  ]);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { emptyKey } from '../../infra/local/aws/empty-keys.ts';
import { freePort } from '../../infra/local/free-port.ts';
import { LISTING } from '../../shared/platform/db/listing.ts';

/** A separate store for a test file: a process, a client, and a table with the deployed schema. */
export interface TestStore {
  readonly client: DynamoDBClient;
  readonly endpoint: string;
  readonly name: string;
  stop(): Promise<void>;
}

const binary = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json')), 'dynoxide');

/** Starts an engine on a free port. Tries another port if a process has taken it meanwhile. */
const startEngine = async (tries = 5): Promise<{ readonly child: ChildProcess; readonly endpoint: string }> => {
  const port = await freePort();
  const args = ['serve', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(binary(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [output] = await Promise.race([once(child.stderr, 'data'), once(child, 'exit')]);
  child.stderr.resume();
  if (String(output).includes('listening on')) return { child, endpoint: `http://127.0.0.1:${port}` };
  child.kill();
  if (tries === 1) throw new Error(`The engine did not start: ${output}`);
  return startEngine(tries - 1);
};

const createTable = (client: DynamoDBClient, name: string, stream: boolean) =>
  client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', LISTING.partition, LISTING.sort].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S' as const,
      })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: LISTING.index,
          KeySchema: [
            { AttributeName: LISTING.partition, KeyType: 'HASH' },
            { AttributeName: LISTING.sort, KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      StreamSpecification: stream
        ? { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' }
        : { StreamEnabled: false },
    }),
  );

/** The engine slows down with each record in the stream. A test that writes thousands of rows disables it. */
export const startStore = async ({ stream = true } = {}): Promise<TestStore> => {
  const external = process.env.DYNAMODB_ENDPOINT;
  const { child, endpoint } = external ? { child: undefined, endpoint: external } : await startEngine();
  const client = new DynamoDBClient({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 10,
  });
  // It copies every request and response for an unused log: a seventh of the duration of a test.
  client.middlewareStack.remove('loggerMiddleware');
  client.middlewareStack.add(
    (next) => async (args) => {
      const { body } = args.request as { readonly body: string | Uint8Array };
      const found = emptyKey(JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)));
      if (found === undefined) return next(args);
      throw Object.assign(new Error(`${found}: DynamoDB rejects an empty key`), { name: 'ValidationException' });
    },
    { step: 'build', name: 'emptyKeys' },
  );
  const name = `test-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  await createTable(client, name, stream);
  return {
    client,
    endpoint,
    name,
    async stop() {
      client.destroy();
      if (!child) return;
      child.kill();
      await once(child, 'exit');
    },
  };
};

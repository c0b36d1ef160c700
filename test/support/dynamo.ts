import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** A store of one test file's own: a process, a client, and a table of the deployed shape. */
export interface TestStore {
  readonly client: DynamoDBClient;
  readonly endpoint: string;
  readonly name: string;
  stop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

const binary = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json')), 'dynoxide');

const ready = async (client: DynamoDBClient, name: string, stream: boolean): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await client.send(
        new CreateTableCommand({
          TableName: name,
          BillingMode: 'PAY_PER_REQUEST',
          AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
            AttributeName,
            AttributeType: 'S' as const,
          })),
          KeySchema: [
            { AttributeName: 'pk', KeyType: 'HASH' },
            { AttributeName: 'sk', KeyType: 'RANGE' },
          ],
          GlobalSecondaryIndexes: [
            {
              IndexName: 'gsi1',
              KeySchema: [
                { AttributeName: 'gsi1pk', KeyType: 'HASH' },
                { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
              ],
              Projection: { ProjectionType: 'ALL' },
            },
          ],
          StreamSpecification: stream
            ? { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' }
            : { StreamEnabled: false },
        }),
      );
      return;
    } catch (error) {
      if (attempt > 200) throw error;
    }
  }
};

/** The engine pays for each record that a stream already has: who writes thousands and reads no stream has none. */
export const startStore = async ({ stream = true } = {}): Promise<TestStore> => {
  const external = process.env.DYNAMODB_ENDPOINT;
  const port = external ? 0 : await freePort();
  const endpoint = external ?? `http://127.0.0.1:${port}`;
  const child: ChildProcess | undefined = external
    ? undefined
    : spawn(binary(), ['serve', '--host', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' });
  const client = new DynamoDBClient({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 10,
  });
  // It copies all that is sent and answered for a log that nobody reads: a seventh of a test's time.
  client.middlewareStack.remove('loggerMiddleware');
  const name = `test-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  await ready(client, name, stream);
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

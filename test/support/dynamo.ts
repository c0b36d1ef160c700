import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  type DynamoDBClientConfig,
} from '@aws-sdk/client-dynamodb';
import { HttpResponse } from '@smithy/core/protocols';
import type { StreamRecord } from '../../functions/relay/stream-record.ts';
import { emptyKey } from '../../infra/local/aws/empty-keys.ts';
import { dynamoCall } from '../../infra/local/engines/dynamodb-client.ts';
import { shards } from '../../infra/local/sources/shards.ts';
import { LISTING } from '../../shared/platform/db/listing.ts';
import { type Engine, ownEngine, sharedEngine } from './engine.ts';
import { MemoryEngine } from './memory-engine/memory-engine.ts';

/** A separate store for a test file: a client, and a table with the deployed schema. */
export interface TestStore {
  readonly client: DynamoDBClient;
  readonly endpoint: string;
  readonly name: string;
  /** The records of the table's stream after one of them, or from the first. Undefined without a stream. */
  readonly recordsAfter:
    | ((sequence: string | undefined, limit: number) => Promise<readonly StreamRecord[]>)
    | undefined;
  /** Another client of the same store. The caller destroys it. */
  connect(options?: { readonly maxAttempts?: number }): DynamoDBClient;
  stop(): Promise<void>;
}

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

const externalEngine = (endpoint: string): Engine => ({ endpoint, stop: async () => {} });

const textOf = (body: string | Uint8Array): string =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

const refuseEmptyKeys = (request: unknown): void => {
  const found = emptyKey(request);
  if (found !== undefined)
    throw Object.assign(new Error(`${found}: DynamoDB rejects an empty key`), { name: 'ValidationException' });
};

/** The client of an engine refuses keys that DynamoDB refuses and the engine takes. */
const withoutEmptyKeys = (client: DynamoDBClient): DynamoDBClient => {
  client.middlewareStack.add(
    (next) => async (args) => {
      const { body } = args.request as { readonly body: string | Uint8Array };
      refuseEmptyKeys(JSON.parse(textOf(body)));
      return next(args);
    },
    { step: 'build', name: 'emptyKeys' },
  );
  return client;
};

const clientOf = (options: DynamoDBClientConfig): DynamoDBClient => {
  const client = new DynamoDBClient({
    region: 'eu-west-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 10,
    ...options,
  });
  // It copies every request and response for an unused log: a seventh of the duration of a test.
  client.middlewareStack.remove('loggerMiddleware');
  return client;
};

/** What a client does for a network and its author: more than a third of a call, and no one here reads the headers. */
const FOR_A_NETWORK = ['getUserAgentMiddleware', 'hostHeaderMiddleware', 'recursionDetectionMiddleware'];

const newName = (): string => `test-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

const memory = new MemoryEngine();

/** Sends requests to the engine of this process instead of a network. */
const requestHandler = {
  async handle({
    headers,
    body: sent,
  }: {
    readonly headers: Record<string, string>;
    readonly body: string | Uint8Array;
  }) {
    const operation = headers['x-amz-target']?.split('.')[1] ?? '';
    const input = JSON.parse(textOf(sent));
    refuseEmptyKeys(input);
    const { status, body } = await memory.answer(operation, input);
    const response = new HttpResponse({
      statusCode: status,
      headers: { 'content-type': 'application/x-amz-json-1.0' },
      body: new TextEncoder().encode(body),
    });
    return { response };
  },
};

/** Nothing verifies signatures here, and one takes a tenth of a call. */
const signer = { sign: async <T>(request: T): Promise<T> => request };

const inMemory = (stream: boolean): TestStore => {
  const connect: TestStore['connect'] = (options) => {
    const given = { endpoint: 'http://127.0.0.1:9', requestHandler, signer, ...options } as DynamoDBClientConfig;
    const client = clientOf(given);
    for (const name of FOR_A_NETWORK) client.middlewareStack.remove(name);
    return client;
  };
  const client = connect();
  const name = newName();
  memory.createTable(name, { stream });
  return {
    client,
    name,
    connect,
    recordsAfter: stream ? async (sequence, limit) => memory.recordsAfter(name, sequence, limit) : undefined,
    get endpoint(): string {
      throw new Error('A store in memory has no endpoint: start it with { engine: true }');
    },
    async stop() {
      memory.deleteTable(name);
      client.destroy();
    },
  };
};

/**
 * A store in the memory of this process, which answers as the engine does (`stores.test.ts` compares them), or one in
 * the engine. There, one with a stream has an engine of its own, because that slows down with each record in the streams
 * of all its tables. `DYNAMODB_ENDPOINT` replaces all of them.
 */
export const startStore = async ({ stream = false, engine = false } = {}): Promise<TestStore> => {
  const external = process.env.DYNAMODB_ENDPOINT;
  if (!external && !engine) return inMemory(stream);
  const { endpoint, stop } = external ? externalEngine(external) : await (stream ? ownEngine() : sharedEngine());
  const connect: TestStore['connect'] = (options) => withoutEmptyKeys(clientOf({ endpoint, ...options }));
  const client = connect();
  const name = newName();
  const created = await createTable(client, name, stream);
  const streamArn = created.TableDescription?.LatestStreamArn;
  const next = streamArn === undefined ? undefined : shards(dynamoCall(endpoint), streamArn);
  return {
    client,
    endpoint,
    name,
    connect,
    recordsAfter: next && (async (after, limit) => (await next(after, limit)) as unknown as readonly StreamRecord[]),
    async stop() {
      await client.send(new DeleteTableCommand({ TableName: name })).catch(() => undefined);
      client.destroy();
      await stop();
    },
  };
};

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type * as Dynamo from '@aws-sdk/client-dynamodb';
import * as plain from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storeFailure } from '../../../../shared/platform/db/failures.ts';
import { bundled } from '../../../support/bundled.ts';

let sdk: typeof Dynamo;
let server: Server;
let seen: IncomingHttpHeaders[];
let status: number;
let answer: object;
/** The number of bytes after which the connection closes. */
let cutAfter: number;

beforeAll(async () => {
  sdk = await bundled("export * from '@aws-sdk/client-dynamodb';");
  server = createServer((request, response) => {
    seen.push(request.headers);
    request.resume().on('end', () => {
      const body = Buffer.from(JSON.stringify(answer));
      response.writeHead(status, { 'content-length': body.length }).write(body.subarray(0, cutAfter));
      if (cutAfter < body.length) setImmediate(() => response.destroy());
      else response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

beforeEach(() => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'eu-north-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'from-the-environment');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', 'session');
  [seen, status, answer, cutAfter] = [[], 200, {}, Number.POSITIVE_INFINITY];
});
afterEach(() => vi.unstubAllEnvs());

const get = (client: Dynamo.DynamoDBClient) =>
  client.send(new sdk.GetItemCommand({ TableName: 't', Key: { pk: { S: 'é' } } }));

const failure = async (maxAttempts = 1): Promise<unknown> =>
  get(new sdk.DynamoDBClient({ maxAttempts })).then(
    () => undefined,
    (error: unknown) => error,
  );

test('a client is configured by its environment', async () => {
  answer = { Item: { pk: { S: 'é' }, n: { N: '1' }, b: { B: 'AQI=' }, ss: { SS: ['a'] } } };
  const { Item } = await get(new sdk.DynamoDBClient());
  expect(Item).toEqual({ pk: { S: 'é' }, n: { N: '1' }, b: { B: new Uint8Array([1, 2]) }, ss: { SS: ['a'] } });
  const [headers] = seen;
  expect(headers?.authorization).toMatch(/Credential=from-the-environment\/\d{8}\/eu-north-1\/dynamodb\/aws4_request/);
  expect(headers?.['x-amz-security-token']).toBe('session');
  expect(headers?.['amz-sdk-invocation-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a response in several chunks is read completely', async () => {
  const text = 'x'.repeat(300_000);
  answer = { Item: { pk: { S: text } } };
  expect((await get(new sdk.DynamoDBClient())).Item).toEqual({ pk: { S: text } });
});

test('a truncated response is an error', async () => {
  [answer, cutAfter] = [{ Item: { pk: { S: 'x'.repeat(1_000) } } }, 500];
  expect(storeFailure(await failure())).toBe('unavailable');
});

test('profiles are not read', async () => {
  vi.stubEnv('AWS_CONFIG_FILE', '/dev/null/nowhere');
  vi.stubEnv('AWS_PROFILE', 'nobody');
  await get(new sdk.DynamoDBClient());
  expect(seen).toHaveLength(1);
});

test('requests carry the trace of their invocation, from the runtime’s store or the environment', async () => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'hubs');
  vi.stubEnv('_X_AMZN_TRACE_ID', 'Root=environment');
  const client = new sdk.DynamoDBClient();
  await get(client);
  vi.stubGlobal('awslambda', { InvokeStore: { getXRayTraceId: () => 'Root=store' } });
  await get(client);
  vi.unstubAllGlobals();
  expect(seen.map((headers) => headers['x-amzn-trace-id'])).toEqual(['Root=environment', 'Root=store']);
});

test('a client has the SDK’s timeouts', async () => {
  const timeoutsOf = async (of: typeof Dynamo, config: object) => {
    const client = new of.DynamoDBClient(config);
    await client.send(new of.GetItemCommand({ TableName: 't', Key: { pk: { S: 'é' } } }));
    const handler = client.config.requestHandler as unknown as { httpHandlerConfigs(): object };
    return JSON.parse(JSON.stringify(handler.httpHandlerConfigs()));
  };
  for (const config of [{}, { requestHandler: { connectionTimeout: 500, requestTimeout: 1_500 } }])
    expect(await timeoutsOf(sdk, config)).toEqual(await timeoutsOf(plain, config));
});

test('a client without a region is an error, without a request', async () => {
  vi.stubEnv('AWS_REGION', '');
  await expect(get(new sdk.DynamoDBClient())).rejects.toThrow(/region/i);
});

test.each(['ConditionalCheckFailedException', 'TransactionCanceledException', 'TransactionConflictException'] as const)(
  '%s has its class and the details of the response',
  async (name) => {
    [status, answer] = [400, { __type: `com.amazonaws.dynamodb.v20120810#${name}`, Item: { pk: { S: 'x' } } }];
    const error = await failure();
    expect(error).toBeInstanceOf(sdk[name]);
    expect(error).toMatchObject({ name, Item: { pk: { S: 'x' } } });
  },
);

test.each([
  ['ProvisionedThroughputExceededException', 400, 'unavailable'],
  ['ThrottlingException', 400, 'unavailable'],
  ['InternalServerError', 500, 'unavailable'],
  ['ResourceNotFoundException', 400, 'misconfigured'],
  ['AccessDeniedException', 400, 'misconfigured'],
  ['ValidationException', 400, 'misconfigured'],
] as const)('%s has no class, only its name and status', async (name, code, sorted) => {
  [status, answer] = [code, { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'why' }];
  const error = await failure();
  expect(error).toMatchObject({ name, message: 'why', $metadata: { httpStatusCode: code } });
  expect(storeFailure(error)).toBe(sorted);
});

test('a throttled request is retried', async () => {
  [status, answer] = [400, { __type: 'com.amazonaws.dynamodb.v20120810#ThrottlingException' }];
  await failure(2);
  expect(seen).toHaveLength(2);
});

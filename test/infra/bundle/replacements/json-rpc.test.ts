import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as dynamo from '@aws-sdk/client-dynamodb';
import * as kms from '@aws-sdk/client-kms';
import * as lambda from '@aws-sdk/client-lambda';
import * as ses from '@aws-sdk/client-sesv2';
import * as sqs from '@aws-sdk/client-sqs';
import * as document from '@aws-sdk/lib-dynamodb';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeFailure } from '../../../../shared/platform/db/failures.ts';
import { toAttributes } from '../../../support/attributes.ts';
import { bundled } from '../../../support/bundled.ts';
import { type Answer, type FakeService, fakeService } from './fake-service.ts';

const SDKS = { dynamo, kms, lambda, ses, sqs, document };
type Sdks = typeof SDKS;

let ours: Sdks;
let service: FakeService;

beforeAll(async () => {
  ours = await bundled<Sdks>(`
    export * as dynamo from '@aws-sdk/client-dynamodb';
    export * as kms from '@aws-sdk/client-kms';
    export * as lambda from '@aws-sdk/client-lambda';
    export * as ses from '@aws-sdk/client-sesv2';
    export * as sqs from '@aws-sdk/client-sqs';
    export * as document from '@aws-sdk/lib-dynamodb';`);
  service = await fakeService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.answers = [{ body: '{}' }];
});

const CREDENTIALS = { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' };

const config = (maxAttempts: number) => ({
  endpoint: service.url,
  region: 'eu-north-1',
  credentials: CREDENTIALS,
  maxAttempts,
});

/** One call to a service, with the SDK or with its replacement in a bundle. */
type Send = (sdks: Sdks, maxAttempts: number) => Promise<unknown>;

const dynamoCall =
  (command: (sdk: typeof dynamo) => dynamo.GetItemCommand): Send =>
  (sdks, maxAttempts) =>
    new sdks.dynamo.DynamoDBClient(config(maxAttempts)).send(command(sdks.dynamo));
const kmsCall =
  (command: (sdk: typeof kms) => kms.SignCommand): Send =>
  (sdks, maxAttempts) =>
    new sdks.kms.KMSClient(config(maxAttempts)).send(command(sdks.kms));
const sqsCall =
  (command: (sdk: typeof sqs) => sqs.SendMessageCommand): Send =>
  (sdks, maxAttempts) =>
    new sdks.sqs.SQSClient(config(maxAttempts)).send(command(sdks.sqs));

/** Sends any operation with `send`, which is typed for one of them. */
const any = <T>(command: unknown): T => command as T;

const BYTES = new Uint8Array([0, 255, 16, 32, 7]);
const ROW = {
  pk: 'TEAM#é\u2028"\\\n\ud83d\ude00',
  sk: '\ud800 half',
  exact: 9007199254740991,
  small: 1e-130,
  yes: true,
  none: null,
  words: new Set(['a', 'b']),
  bytes: BYTES,
  none_of_them: new Uint8Array(0),
  list: [1, 'x', [BYTES, { B: 'not bytes', BS: ['not', 'bytes'], S: 's' }]],
  map: { toString: { B: BYTES }, '': 'empty' },
};
const ITEM = {
  ...toAttributes(ROW),
  unusual: { M: { constructor: { M: { B: { B: BYTES } } }, '': { S: 'empty' } } },
};
const SETS = { BS: { BS: [BYTES, new Uint8Array(Buffer.from('x'))] }, NS: { NS: ['1', '2'] } };
const KEY = { pk: { S: 'é' }, sk: { B: BYTES } };
const NAMES = { '#a': 'B', '#b': 'BS' };
const table = { TableName: 'hub' };
const condition = {
  ConditionExpression: '#a = :a',
  ExpressionAttributeNames: NAMES,
  ExpressionAttributeValues: { ':a': { B: BYTES }, ':b': { M: ITEM } },
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
};

/** The wire format of an SDK value: bytes as base64 text. */
const wire = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, function (this: Record<string, unknown>, name, one) {
      const held = this[name];
      return held instanceof Uint8Array ? Buffer.from(held).toString('base64') : one;
    }),
  );

const WIRE_ITEM = wire({ ...ITEM, ...SETS });
const CAPACITY = { TableName: 'hub', CapacityUnits: 1.5, Table: { CapacityUnits: 1.5 } };

const OPERATIONS: Readonly<Record<string, { readonly send: Send; readonly answer: object }>> = {
  GetItem: {
    send: dynamoCall((sdk) => new sdk.GetItemCommand({ ...table, Key: KEY, ConsistentRead: true })),
    answer: { Item: WIRE_ITEM, ConsumedCapacity: CAPACITY },
  },
  'GetItem, of what is not there': {
    send: dynamoCall((sdk) => new sdk.GetItemCommand({ ...table, Key: KEY, ConsistentRead: undefined })),
    answer: {},
  },
  BatchGetItem: {
    send: dynamoCall((sdk) =>
      any(new sdk.BatchGetItemCommand({ RequestItems: { hub: { Keys: [KEY, KEY], ConsistentRead: true } } })),
    ),
    answer: {
      Responses: { hub: [WIRE_ITEM, {}], B: [WIRE_ITEM], BS: [] },
      UnprocessedKeys: { BS: { Keys: [wire(KEY)], ExpressionAttributeNames: NAMES } },
    },
  },
  Query: {
    send: dynamoCall((sdk) =>
      any(
        new sdk.QueryCommand({
          ...table,
          IndexName: 'ByOwner',
          KeyConditionExpression: '#a = :a',
          FilterExpression: '#b = :b',
          ExpressionAttributeNames: NAMES,
          ExpressionAttributeValues: condition.ExpressionAttributeValues,
          Limit: 51,
          ScanIndexForward: false,
          ConsistentRead: false,
          ExclusiveStartKey: KEY,
        }),
      ),
    ),
    answer: { Items: [WIRE_ITEM, WIRE_ITEM], Count: 2, ScannedCount: 1e21, LastEvaluatedKey: wire(KEY) },
  },
  Scan: {
    send: dynamoCall((sdk) =>
      any(
        new sdk.ScanCommand({
          ...table,
          FilterExpression: '#b = :b',
          ExpressionAttributeNames: NAMES,
          ExpressionAttributeValues: condition.ExpressionAttributeValues,
          Limit: 51,
          ExclusiveStartKey: KEY,
        }),
      ),
    ),
    answer: { Items: [WIRE_ITEM], Count: 1, ScannedCount: 2, LastEvaluatedKey: wire(KEY) },
  },
  PutItem: {
    send: dynamoCall((sdk) => any(new sdk.PutItemCommand({ ...table, Item: { ...ITEM, ...SETS }, ...condition }))),
    answer: { Attributes: WIRE_ITEM, ConsumedCapacity: CAPACITY },
  },
  UpdateItem: {
    send: dynamoCall((sdk) =>
      any(
        new sdk.UpdateItemCommand({
          ...table,
          Key: KEY,
          UpdateExpression: 'SET #a = :a',
          ...condition,
          ReturnValues: 'ALL_NEW',
        }),
      ),
    ),
    answer: { Attributes: WIRE_ITEM },
  },
  DeleteItem: {
    send: dynamoCall((sdk) => any(new sdk.DeleteItemCommand({ ...table, Key: KEY }))),
    answer: {},
  },
  TransactWriteItems: {
    send: dynamoCall((sdk) =>
      any(
        new sdk.TransactWriteItemsCommand({
          TransactItems: [
            { Put: { ...table, Item: ITEM, ...condition } },
            { Update: { ...table, Key: KEY, UpdateExpression: 'SET #a = :a', ...condition } },
            { Delete: { ...table, Key: KEY, ...condition } },
            { ConditionCheck: { ...table, Key: KEY, ...condition } },
          ],
          ClientRequestToken: 'once',
        }),
      ),
    ),
    answer: { ConsumedCapacity: [CAPACITY], ItemCollectionMetrics: { B: [{ ItemCollectionKey: wire(KEY) }] } },
  },
  Sign: {
    send: kmsCall(
      (sdk) =>
        new sdk.SignCommand({
          KeyId: 'key',
          Message: BYTES,
          MessageType: 'RAW',
          SigningAlgorithm: 'ED25519_SHA_512',
        }),
    ),
    answer: { KeyId: 'key', Signature: wire(BYTES), SigningAlgorithm: 'ED25519_SHA_512' },
  },
  GetPublicKey: {
    send: kmsCall((sdk) => any(new sdk.GetPublicKeyCommand({ KeyId: 'key' }))),
    answer: { KeyId: 'key', PublicKey: wire(BYTES), SigningAlgorithms: ['ED25519_SHA_512'] },
  },
  SendMessage: {
    send: sqsCall(
      (sdk) => new sdk.SendMessageCommand({ QueueUrl: `${service.url}/1/mail`, MessageBody: '{"é":"\ud83d\ude00"}' }),
    ),
    answer: { MessageId: 'm', MD5OfMessageBody: createHash('md5').update('{"é":"\ud83d\ude00"}').digest('hex') },
  },
  GetQueueAttributes: {
    send: sqsCall((sdk) =>
      any(
        new sdk.GetQueueAttributesCommand({
          QueueUrl: `${service.url}/1/mail-dead-letters`,
          AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
        }),
      ),
    ),
    answer: { Attributes: { ApproximateNumberOfMessages: '3', ApproximateNumberOfMessagesNotVisible: '0' } },
  },
  SendMessageBatch: {
    send: sqsCall((sdk) =>
      any(
        new sdk.SendMessageBatchCommand({
          QueueUrl: `${service.url}/1/webhooks`,
          Entries: [{ Id: '0', MessageBody: 'x', DelaySeconds: 9 }],
        }),
      ),
    ),
    answer: {
      Successful: [{ Id: '0', MessageId: 'm', MD5OfMessageBody: createHash('md5').update('x').digest('hex') }],
      Failed: [{ Id: '1', SenderFault: true, Code: 'InternalError', Message: 'why' }],
    },
  },
  SendEmail: {
    send: (sdks, maxAttempts) =>
      new sdks.ses.SESv2Client(config(maxAttempts)).send(
        new sdks.ses.SendEmailCommand({
          FromEmailAddress: 'from@example.com',
          Destination: { ToAddresses: ['to@example.com'] },
          Content: { Simple: { Subject: { Data: 'é', Charset: 'UTF-8' }, Body: { Text: { Data: '\u2028' } } } },
          ConfigurationSetName: 'emails',
        }),
      ),
    answer: { MessageId: 'm' },
  },
  Invoke: {
    send: (sdks, maxAttempts) =>
      new sdks.lambda.LambdaClient(config(maxAttempts)).send(
        new sdks.lambda.InvokeCommand({ FunctionName: 'hub-dev_hubs', Payload: Buffer.from('{"é":1}') }),
      ),
    answer: { statusCode: 200, body: '{}' },
  },
};

test('every operation in the sources is tested', () => {
  const root = join(import.meta.dirname, '..', '..', '..', '..');
  const sent = globSync('{shared,functions}/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\b([A-Z]\w+)Command\b/g)].map(([, name = '']) => name),
  );
  // The document client's names for operations of the table.
  const tables: Readonly<Record<string, string>> = {
    Get: 'GetItem',
    BatchGet: 'BatchGetItem',
    TransactWrite: 'TransactWriteItems',
    Put: 'PutItem',
    Update: 'UpdateItem',
    Delete: 'DeleteItem',
  };
  expect(sent.length).toBeGreaterThan(10);
  expect(Object.keys(OPERATIONS)).toEqual(
    expect.arrayContaining([...new Set(sent.map((name) => tables[name] ?? name))]),
  );
});

const VARIES = [
  'host',
  'connection',
  'authorization',
  'amz-sdk-invocation-id',
  'x-amz-date',
  'content-length',
  'x-amz-content-sha256',
];

const sent = () =>
  service.calls.splice(0).map(({ headers, body }) => ({
    headers: Object.entries(headers)
      .filter(([name]) => !VARIES.includes(name) && !name.endsWith('user-agent'))
      .toSorted(),
    body: JSON.parse(body.toString()),
  }));

interface Told extends Error {
  readonly $fault?: string;
  readonly $metadata?: object;
  readonly Item?: unknown;
  readonly CancellationReasons?: unknown;
}

const CLASSES = [
  'ConditionalCheckFailedException',
  'TransactionCanceledException',
  'TransactionConflictException',
] as const;

/** A class of bytes has another name in a bundle. */
const plainBytes = (output: object): object =>
  Object.fromEntries(
    Object.entries(output).map(([name, value]) => [name, value instanceof Uint8Array ? Uint8Array.from(value) : value]),
  );

/** Pauses between attempts are random. */
const unhurried = (metadata: object | undefined) => ({ ...metadata, totalRetryDelay: undefined });

const comparableError = (sdks: Sdks, error: unknown) => {
  const { name, message, $fault, $metadata, Item, CancellationReasons } = error as Told;
  return {
    name,
    message,
    $fault,
    Item,
    CancellationReasons,
    $metadata: unhurried($metadata),
    classes: CLASSES.filter((one) => error instanceof sdks.dynamo[one]),
    sorted: storeFailure(error),
  };
};

const outcome = async (sdks: Sdks, send: Send, answers: readonly Answer[], maxAttempts = 1) => {
  service.answers = answers;
  service.calls.length = 0;
  const came = await send(sdks, maxAttempts).then(
    (output) => ({ output: { ...plainBytes(output as object), $metadata: unhurried((output as Told).$metadata) } }),
    (error: unknown) => ({ error: comparableError(sdks, error) }),
  );
  return { came, sent: sent() };
};

/** The result of the call, which must be equal for both. */
const same = async (send: Send, answers: readonly Answer[], maxAttempts?: number) => {
  const [here, there] = [
    await outcome(ours, send, answers, maxAttempts),
    await outcome(SDKS, send, answers, maxAttempts),
  ];
  expect(here).toEqual(there);
  return here;
};

const { send: getItem } = OPERATIONS.GetItem ?? { send: () => Promise.reject() };

describe('sends and reads as the SDK does', () => {
  test.each(Object.entries(OPERATIONS))('%s', async (_, { send, answer }) => {
    const headers = { 'x-amzn-requestid': 'r', 'x-amz-id-2': 'extended', 'X-Amz-Cf-Id': 'cf' };
    const { came, sent } = await same(send, [{ headers, body: JSON.stringify(answer) }]);
    expect(came).toMatchObject({ output: { $metadata: { httpStatusCode: 200, requestId: 'r', attempts: 1 } } });
    expect(sent).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    ['a function that threw', { headers: { 'x-amz-function-error': 'Unhandled' }, body: '{"errorType":"Error"}' }],
    ['a function without a response', { body: '' }],
    ['a throttle', { status: 429, headers: { 'x-amzn-errortype': 'TooManyRequestsException' }, body: '{}' }],
  ])('Invoke, %s', async (_, answer) => {
    const { send } = OPERATIONS.Invoke ?? { send: getItem };
    const { sent: requests } = await same(send, [answer]);
    expect(requests).toHaveLength(1);
  });

  test('a response with white space between a name and its value', async () => {
    const body = '{ "Item" : { "b" : { "B" : "AQI=" }, "s" : { "BS" : [ "AQI=" ] } } }';
    const { came } = await same(getItem, [{ body }]);
    const two = new Uint8Array([1, 2]);
    expect(came).toMatchObject({ output: { Item: { b: { B: two }, s: { BS: [two] } } } });
  });

  test('a response of a megabyte', async () => {
    const Item = { pk: { S: 'é'.repeat(500_000) }, sk: { B: Buffer.alloc(200_000, 7).toString('base64') } };
    await same(getItem, [{ body: JSON.stringify({ Item }) }]);
  });

  test.each(['', 'null members', 'a name twice'])('a response with %s', async (kind) => {
    const bodies: Readonly<Record<string, string>> = {
      'null members': '{"Item":null,"ConsumedCapacity":null}',
      'a name twice': '{"Item":{"a":{"S":"1"},"a":{"S":"2"}}}',
    };
    await same(getItem, [{ body: bodies[kind] ?? '' }]);
  });
});

test('the document client of a bundle sends and returns the same as the SDK', async () => {
  const row = { ...ROW, B: 'S', BS: ['B'] };
  const Key = { pk: 'é', sk: BYTES };
  const client = ({ document, dynamo }: Sdks, maxAttempts: number) =>
    document.DynamoDBDocumentClient.from(new dynamo.DynamoDBClient(config(maxAttempts)));
  const put: Send = (sdks, attempts) =>
    client(sdks, attempts).send(new sdks.document.PutCommand({ ...table, Item: row }));
  const get: Send = (sdks, attempts) => client(sdks, attempts).send(new sdks.document.GetCommand({ ...table, Key }));
  await same(put, [{ body: '{}' }]);
  const { came } = await same(get, [{ body: JSON.stringify({ Item: wire(toAttributes(row)) }) }]);
  expect(came).toMatchObject({ output: { Item: row } });
});

test('a number in the table keeps all of its digits', async () => {
  const digits = '12345678901234567890123456789012345678';
  const { came } = await same(getItem, [{ body: JSON.stringify({ Item: { n: { N: digits } } }) }]);
  expect(came).toMatchObject({ output: { Item: { n: { N: digits } } } });
});

test('a transaction without a token gets one, which every attempt repeats', async () => {
  const command = (sdks: Sdks, maxAttempts: number) =>
    new sdks.dynamo.DynamoDBClient(config(maxAttempts)).send(
      new sdks.dynamo.TransactWriteItemsCommand({ TransactItems: [{ Delete: { ...table, Key: KEY } }] }),
    );
  for (const sdks of [ours, SDKS]) {
    const { sent } = await outcome(sdks, command, [{ status: 500, body: '{}' }, { body: '{}' }], 3);
    const tokens = new Set(sent.map(({ body }) => body.ClientRequestToken));
    expect(sent).toHaveLength(2);
    expect([...tokens]).toEqual([expect.stringMatching(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/)]);
  }
});

test('requests are signed, including their body', async () => {
  service.calls.length = 0;
  const { send } = OPERATIONS.PutItem ?? { send: getItem };
  await send(ours, 1);
  const [call] = service.calls;
  const { authorization = '', 'x-amz-date': date = '' } = call?.headers ?? {};
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const headers = Object.fromEntries(names.split(';').map((name) => [name, String(call?.headers[name] ?? '')]));
  const signer = new SignatureV4({
    credentials: CREDENTIALS,
    region: 'eu-north-1',
    service: 'dynamodb',
    sha256: new dynamo.DynamoDBClient(config(1)).config.sha256,
    applyChecksum: false,
  });
  const signingDate = new Date(String(date).replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
  const signed = await signer.sign(
    { method: 'POST', protocol: 'http:', hostname: '127.0.0.1', path: '/', headers, body: call?.body, query: {} },
    { signingDate },
  );
  expect(signed.headers.authorization).toBe(authorization);
  expect(names.split(';')).toEqual(expect.arrayContaining(['content-type', 'host', 'x-amz-date', 'x-amz-target']));
});

const NAMESPACE = 'com.amazonaws.dynamodb.v20120810#';
const REASONS = [
  { Code: 'None' },
  { Code: 'ConditionalCheckFailed', Item: WIRE_ITEM, Message: 'The conditional request failed' },
  { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' },
];

describe('fails as the SDK does', () => {
  test.each<[string, number, object]>([
    ['ConditionalCheckFailedException', 400, { message: 'why', Item: WIRE_ITEM }],
    ['ConditionalCheckFailedException', 400, { Message: 'why' }],
    ['TransactionCanceledException', 400, { Message: 'why', CancellationReasons: REASONS }],
    ['TransactionConflictException', 400, { message: 'why' }],
    ['ProvisionedThroughputExceededException', 400, { message: 'why' }],
    ['ThrottlingException', 400, { message: 'why' }],
    ['RequestLimitExceeded', 400, { message: 'why' }],
    ['ItemCollectionSizeLimitExceededException', 400, { message: 'why' }],
    ['IdempotentParameterMismatchException', 400, { Message: 'why' }],
    ['TransactionInProgressException', 400, { Message: 'why' }],
    ['ValidationException', 400, { message: 'why' }],
    ['AccessDeniedException', 400, { Message: 'why' }],
    ['UnrecognizedClientException', 400, { message: 'why' }],
    ['SerializationException', 400, {}],
    ['InternalServerError', 500, { message: 'why' }],
    ['ServiceUnavailable', 503, {}],
    ['constructor', 400, { message: 'why' }],
  ])('%s, %i', async (name, status, rest) => {
    const { came } = await same(getItem, [{ status, body: JSON.stringify({ __type: NAMESPACE + name, ...rest }) }]);
    expect(came).toMatchObject({ error: { name, $metadata: { httpStatusCode: status } } });
  });

  test.each<[string, Answer]>([
    ['a name without its service', { status: 400, body: '{"__type":"ValidationException","message":"why"}' }],
    ['a name with a URL', { status: 400, body: '{"__type":"a#ThrottlingException:http://b,c"}' }],
    ['a name in a header', { status: 400, headers: { 'x-amzn-ErrorType': 'a#Throttling:b' }, body: '{}' }],
    ['a code', { status: 400, body: '{"Code":"ValidationException"}' }],
    ['nothing', { status: 400, body: '' }],
    ['an empty response with a 500', { status: 500, body: '' }],
    ['a page of a proxy', { status: 503, body: '<html>unavailable</html>' }],
    ['an HTML page with a 200', { status: 200, body: '<html>hello</html>' }],
    ['a truncated response', { status: 200, body: '{"Item":{"pk":{"S":"x"' }],
    ['a redirection', { status: 307, body: '{}' }],
    ['too many requests', { status: 429, body: '{}' }],
    ['invalid bytes', { status: 200, body: '{"Item":{"b":{"B":"%"}}}' }],
  ])('for %s', async (_, answer) => {
    const { came } = await same(getItem, [answer]);
    expect(came).toHaveProperty('error');
  });

  test.each<[string, number, Record<string, string>, object]>([
    [
      'AWS.SimpleQueueService.NonExistentQueue',
      400,
      {},
      { __type: 'com.amazonaws.sqs#QueueDoesNotExist', message: 'a' },
    ],
    ['RequestThrottled', 403, { 'x-amzn-query-error': 'RequestThrottled;Sender' }, { message: 'why' }],
    ['InternalError', 500, { 'x-amzn-query-error': 'InternalError;Receiver' }, { __type: 'x#Other', message: 'why' }],
  ])('a queue: %s', async (name, status, headers, body) => {
    const { send } = OPERATIONS.SendMessage ?? { send: getItem };
    const queryError = { 'x-amzn-query-error': `${name};Sender`, ...headers };
    for (const sdks of [ours, SDKS]) {
      const { came } = await outcome(sdks, send, [{ status, headers: queryError, body: JSON.stringify(body) }]);
      const sorted = status >= 500 ? 'unavailable' : 'misconfigured';
      expect(came).toMatchObject({ error: { sorted, $metadata: { httpStatusCode: status } } });
      // The SDK names an error by its class if it has one; the replacement uses the code of the response.
      if (sdks === ours || !('__type' in body && name.startsWith('AWS.')))
        expect(came).toMatchObject({ error: { name } });
    }
  });

  test.each(['KMSInternalException', 'DisabledException', 'NotFoundException'])('a key: %s', async (name) => {
    const { send } = OPERATIONS.Sign ?? { send: getItem };
    const body = JSON.stringify({ __type: name, message: 'why' });
    await same(send, [{ status: name.startsWith('KMS') ? 500 : 400, body }]);
  });
});

describe('retries as the SDK does', () => {
  test.each<[string, Answer, number]>([
    ['a throttle', { status: 400, body: `{"__type":"${NAMESPACE}ThrottlingException"}` }, 2],
    [
      'too much for the table',
      { status: 400, body: `{"__type":"${NAMESPACE}ProvisionedThroughputExceededException"}` },
      2,
    ],
    ['a server error', { status: 500, body: `{"__type":"${NAMESPACE}InternalServerError"}` }, 2],
    ['a page of a proxy', { status: 503, body: 'no' }, 2],
    ['a failed condition', { status: 400, body: `{"__type":"${NAMESPACE}ConditionalCheckFailedException"}` }, 1],
    ['an invalid request', { status: 400, body: `{"__type":"${NAMESPACE}ValidationException"}` }, 1],
  ])('%s', async (_, first, times) => {
    const { sent } = await same(getItem, [first, { body: '{"Item":{"pk":{"S":"x"}}}' }], 3);
    expect(sent).toHaveLength(times);
  });
});

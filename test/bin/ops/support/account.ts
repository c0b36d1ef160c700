import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { opsMain } from '../../../../bin/ops/main.ts';
import { WATCHED } from '../../../../bin/ops/queues/names.ts';
import { cloudFormation } from '../../../../infra/local/aws/cloudformation.ts';
import { type AwsEndpoint, startAwsEndpoint } from '../../../../infra/local/aws/endpoint.ts';
import { EVENT_SOURCES_PATH, eventBridge, eventSourceMappings } from '../../../../infra/local/aws/event-sources.ts';
import { GATEWAY_PATH, gatewayStage } from '../../../../infra/local/aws/gateway-stage.ts';
import { LAMBDA_PATH, lambda } from '../../../../infra/local/aws/lambda.ts';
import { withMessageMoves } from '../../../../infra/local/aws/message-moves.ts';
import { cloudWatch } from '../../../../infra/local/aws/metrics.ts';
import { withPointInTime } from '../../../../infra/local/aws/point-in-time.ts';
import { queryProtocol } from '../../../../infra/local/aws/query-protocol.ts';
import { withRecordIds } from '../../../../infra/local/aws/streams.ts';
import { openDataFolder } from '../../../../infra/local/data-folder.ts';
import { type DynamoCall, dynamoCall } from '../../../../infra/local/engines/dynamodb-client.ts';
import { startQueues } from '../../../../infra/local/engines/queues.ts';
import { ACCOUNT, arn, REGION, STACK_NAME } from '../../../../infra/local/environment.ts';
import { FunctionError } from '../../../../infra/local/functions/invocation.ts';
import { arrayOf, type JsonObject, numberOf, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { forward } from '../../../../infra/local/protocol/forward.ts';
import { AwsError, type AwsService, inputOf, jsonResponse } from '../../../../infra/local/protocol/request.ts';
import type { StackResource } from '../../../../infra/local/resources/resource.ts';
import { type Secrets, secretsManager } from '../../../../infra/local/secrets/secrets-manager.ts';
import { allRecords } from '../../../../infra/local/sources/shards.ts';
import type { Switches } from '../../../../infra/local/wire.ts';
import type { TestStore } from '../../../support/dynamo.ts';

/** What a function of the account does with an event. */
type Work = (event: JsonObject) => Promise<unknown>;

interface Options {
  readonly store: TestStore;
  /** The functions by name; any other does not exist. */
  readonly functions?: Readonly<Record<string, Work>>;
  readonly secrets?: Readonly<Record<string, object>>;
}

const HASH = '0A1B2C3D';
const pascal = (name: string): string => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const THROTTLES = {
  DefaultRouteSettings: { ThrottlingRateLimit: 4_000, ThrottlingBurstLimit: 2_000 },
  RouteSettings: { 'ANY /api/v1/auth/{proxy+}': { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 } },
};

/** An event source that only has a state. */
const source = (name: string) => {
  let enabled = true;
  return {
    name,
    invocations: () => 0,
    caughtUp: async () => undefined,
    stop: async () => undefined,
    isEnabled: () => enabled,
    async setEnabled(to: boolean) {
      enabled = to;
    },
  };
};

const mappingOf = (id: string) => ({
  ...source(id),
  wiring: { kind: 'mapping' as const, id, sourceArn: 'source', functionArn: 'function', properties: {} },
});

/** An account with the resources of a stack, on one endpoint: the parts of the local stack without its functions. */
export const startAccount = async ({ store, functions = {}, secrets: values = {} }: Options) => {
  const folder = await mkdtemp(join(tmpdir(), 'ops-'));
  const data = openDataFolder(join(folder, 'data'));
  const queues = await startQueues(join(folder, 'queues'));
  const queueNames: string[] = [];
  const resources: StackResource[] = [];
  const add = (type: string, id: string, physicalId: string, properties: JsonObject = {}) =>
    resources.push({ id, type, physicalId, properties });
  const secrets: Secrets = new Map();
  let switches: Switches = { mappings: new Map(), rules: new Map() };
  /** From these records on, the engine's clock is this many seconds later. */
  const moves: { readonly after: bigint; readonly seconds: number }[] = [];
  const moved = (answer: JsonObject): JsonObject => {
    const Records = arrayOf(answer.Records).map((one) => {
      const { dynamodb, ...record } = objectOf(one);
      const { SequenceNumber, ApproximateCreationDateTime } = objectOf(dynamodb);
      const later = moves.filter(({ after }) => BigInt(stringOf(SequenceNumber)) > after);
      const time = numberOf(ApproximateCreationDateTime, 0) + later.reduce((sum, { seconds }) => sum + seconds, 0);
      return { ...record, dynamodb: { ...objectOf(dynamodb), ApproximateCreationDateTime: time } };
    });
    return { ...answer, Records };
  };
  const machineTime = () => Date.now() + moves.reduce((sum, { seconds }) => sum + seconds, 0) * 1_000;
  const engine = dynamoCall(store.endpoint);
  const call: DynamoCall = async (operation, input) => {
    const answer = await engine(operation, input);
    return operation === 'GetRecords' ? moved(answer) : answer;
  };
  const gateway = gatewayStage(() => resources);
  const failing = new Map<string, string>();
  const answers = new Map<string, (input: JsonObject) => JsonObject>();
  const dynamodb: AwsService = async (request) => {
    const response = await forward(store.endpoint, request);
    if (!request.target.endsWith('.GetRecords') || response.status !== 200) return response;
    return { ...response, body: JSON.stringify(moved(objectOf(JSON.parse(String(response.body))))) };
  };
  /** Fails or answers operations that a test selects, by target or path. */
  const fallible =
    (service: AwsService): AwsService =>
    (request) => {
      const failure = [...failing].find(([part]) => `${request.target} ${request.path}`.includes(part));
      if (failure) throw new AwsError(failure[1], 'selected by the test');
      const answer = [...answers].find(([part]) => request.target.includes(part))?.[1];
      if (answer) return jsonResponse(answer(inputOf(request)));
      return service(request);
    };
  const sqs = withMessageMoves(queues, () => queueNames, queues.handle);
  const aws: AwsEndpoint = await startAwsEndpoint({
    targets: {
      DynamoDB: fallible(withPointInTime(call, machineTime, withRecordIds(dynamodb))),
      'AmazonSQS.': fallible(sqs),
      'secretsmanager.': fallible(secretsManager(secrets, data)),
      'AWSEvents.': fallible(eventBridge(() => switches)),
      'GraniteServiceVersion20100801.': fallible(cloudWatch(queues)),
    },
    paths: {
      '/_local/aws': () =>
        jsonResponse({ endpoint: aws.origin, region: REGION, stack: STACK_NAME, access_key: 'operator' }),
      [EVENT_SOURCES_PATH]: fallible(eventSourceMappings(() => switches)),
      [GATEWAY_PATH]: fallible(gateway.service),
      [LAMBDA_PATH]: fallible(
        lambda((name) => {
          const work = functions[name.replace(`${STACK_NAME}-`, '').replace(/:live$/, '')];
          return (
            work &&
            (async (event) => {
              const result = await work(event).catch((error: Error) => {
                throw new FunctionError('Error', error.message);
              });
              return objectOf(JSON.parse(JSON.stringify(result ?? {})));
            })
          );
        }),
      ),
      '/': queryProtocol(
        cloudFormation({ resources: () => resources, outputs: () => ({ ApiOrigin: 'https://hub.test' }) }),
        queues.handle,
      ),
    },
  });
  const queue = async (id: string, deadLetters?: string) => {
    const name = `${STACK_NAME}-${id}`;
    const { QueueUrl } = await queues.call('CreateQueue', { QueueName: name });
    if (deadLetters !== undefined) {
      const deadLetterTargetArn = arn('sqs', deadLetters);
      const RedrivePolicy = JSON.stringify({ deadLetterTargetArn, maxReceiveCount: 3 });
      await queues.call('SetQueueAttributes', { QueueUrl: name, Attributes: { RedrivePolicy } });
    }
    queueNames.push(name);
    add('AWS::SQS::Queue', `${id}${HASH}`, `${aws.origin}/${ACCOUNT}/${name}`);
    return String(QueueUrl);
  };
  for (const name of WATCHED) {
    await queue(`${pascal(name)}DeadLetters`);
    if (!['relay', 'sweep', 'end-terms', 'verify-domains'].includes(name))
      await queue(`${pascal(name)}Queue`, `${STACK_NAME}-${pascal(name)}DeadLetters`);
  }
  add('AWS::DynamoDB::Table', `Table${HASH}`, store.name);
  add('AWS::DynamoDB::Table', `IndexTable${HASH}`, 'index');
  add('AWS::ApiGatewayV2::Api', 'Api', 'api');
  add('AWS::ApiGatewayV2::Stage', 'ApiStage', '$default', THROTTLES);
  switches = {
    mappings: new Map(
      ['relayfunctionFunctionStream', 'sendmailfunctionFunctionQueue'].map((id) => [id, mappingOf(id)]),
    ),
    rules: new Map([['sweep-rule', source('sweep')]]),
  };
  for (const id of switches.mappings.keys()) add('AWS::Lambda::EventSourceMapping', `${id}${HASH}`, id);
  add('AWS::Events::Rule', `sweepfunctionFunctionSchedule${HASH}`, 'sweep-rule');
  for (const name of Object.keys(functions))
    add('AWS::Lambda::Function', `${name.replaceAll('-', '')}functionFunction${HASH}`, `${STACK_NAME}-${name}`);
  for (const [id, value] of Object.entries(values)) {
    const secretArn = arn('secretsmanager', `secret:${STACK_NAME}-${id}`);
    secrets.set(secretArn, JSON.stringify(value));
    secrets.set(`${secretArn}#created`, new Date().toISOString());
    add('AWS::SecretsManager::Secret', `${id}${HASH}`, secretArn);
  }
  const physical = (name: string, kind: 'Queue' | 'DeadLetters') => `${STACK_NAME}-${pascal(name)}${kind}`;

  return {
    aws,
    resources,
    queues,
    failing,
    answers,
    folder,
    dynamo: call,
    /** Moves the clock of the engine: later changes of the table are this many seconds later. Returns the time before. */
    async advance(seconds: number): Promise<Date> {
      const before = new Date(machineTime());
      const StreamArn = stringOf(
        objectOf((await call('DescribeTable', { TableName: store.name })).Table).LatestStreamArn,
      );
      const last = StreamArn ? (await allRecords(call, StreamArn)).at(-1) : undefined;
      moves.push({ after: BigInt(stringOf(objectOf(last?.dynamodb).SequenceNumber) || '0'), seconds });
      return before;
    },
    /** The stack adopts a table, as a deployment does. */
    adopt(name: string) {
      const at = resources.findIndex(({ id }) => id === `Table${HASH}`);
      resources[at] = { id: `Table${HASH}`, type: 'AWS::DynamoDB::Table', physicalId: name, properties: {} };
    },
    secretOf: (id: string) => secrets.get(arn('secretsmanager', `secret:${STACK_NAME}-${id}`)),
    secrets,
    switches: () => switches,
    isClosed: () => gateway.refusal() !== undefined,
    streamArn: async () =>
      (await store.client.send(new DescribeTableCommand({ TableName: store.name }))).Table?.LatestStreamArn ?? '',
    /** Puts messages into a queue or a dead-letter queue. */
    async send(name: string, kind: 'Queue' | 'DeadLetters', bodies: readonly string[]) {
      for (const MessageBody of bodies)
        await queues.call('SendMessage', { QueueUrl: physical(name, kind), MessageBody });
    },
    bodies: (name: string, kind: 'Queue' | 'DeadLetters') =>
      queues.inspect(physical(name, kind)).ready.map(({ body }) => body),
    left(name: string) {
      const { ready, inflight } = queues.inspect(physical(name, 'DeadLetters'));
      return ready.length + inflight.length;
    },
    /** Makes received messages visible again, as time does. */
    async release(name: string) {
      const QueueUrl = physical(name, 'DeadLetters');
      for (const { receipt } of queues.inspect(QueueUrl).inflight)
        await queues.call('ChangeMessageVisibility', { QueueUrl, ReceiptHandle: receipt, VisibilityTimeout: 0 });
    },
    /** Runs `hub ops`; the result is parsed if it is JSON. */
    async ops(argv: readonly string[], { stdin = '', columns }: { stdin?: string; columns?: number } = {}) {
      const written = { out: '', err: '' };
      const waits: number[] = [];
      const sink = (name: 'out' | 'err') => ({
        write: (text: string) => {
          written[name] += text;
        },
        ...(columns !== undefined && { isTTY: true, columns }),
      });
      const exit = await opsMain([`--local=${aws.origin}`, ...argv], {
        out: sink('out'),
        err: sink('err'),
        in: Readable.from([Buffer.from(stdin)]),
        env: {},
        wait: async (milliseconds) => {
          waits.push(milliseconds);
        },
        now: machineTime,
        interrupted: () => new Promise(() => {}),
      });
      return { exit, ...written, waits, json: <T>() => JSON.parse(written.out) as T };
    },
    async stop() {
      await aws.close();
      await queues.stop();
      data.release();
      await rm(folder, { recursive: true });
    },
  };
};

export type Account = Awaited<ReturnType<typeof startAccount>>;

import { startFauxqs } from 'fauxqs';
import { REGION } from '../environment.ts';
import { arrayOf, isObject, type JsonObject, objectOf } from '../json.ts';
import { forward } from '../protocol/forward.ts';
import type { AwsRequest, AwsResponse } from '../protocol/request.ts';
import { onlyLoopback } from './loopback.ts';
import { withRelaxedSync } from './relaxed-sync.ts';

export interface QueuedMessage {
  readonly body: string;
  /** The visibility time in milliseconds of service time; absent if the message is visible. */
  readonly from?: number;
}

interface ReceivedMessage extends QueuedMessage {
  readonly receipt: string;
}

/** The messages of a queue. */
interface QueueContents {
  readonly ready: readonly QueuedMessage[];
  readonly delayed: readonly QueuedMessage[];
  readonly inflight: readonly ReceivedMessage[];
}

/** SQS in this process. Messages are stored in the folder before a request returns. */
export interface Queues {
  readonly handle: (request: AwsRequest) => Promise<AwsResponse>;
  readonly call: (operation: string, input: JsonObject) => Promise<JsonObject>;
  readonly inspect: (queue: string) => QueueContents;
  /** The age of the oldest message in seconds; `undefined` for an empty queue. */
  readonly oldestAge: (queue: string) => number | undefined;
  readonly stop: () => Promise<void>;
}

const JSON_1_0 = 'application/x-amz-json-1.0';
const CHANGE_VISIBILITY = 'AmazonSQS.ChangeMessageVisibility';

const visible = (entry: JsonObject): JsonObject =>
  entry.VisibilityTimeout === 0 ? { ...entry, VisibilityTimeout: 0.001 } : entry;

/** The engine does not store a message with a visibility timeout of zero, but one of a millisecond. */
const storable = (request: AwsRequest): AwsRequest => {
  if (!request.target.startsWith(CHANGE_VISIBILITY)) return request;
  const input = visible(objectOf(JSON.parse(request.body.toString('utf8'))));
  const Entries = arrayOf(input.Entries).map((entry) => (isObject(entry) ? visible(entry) : entry));
  return { ...request, body: Buffer.from(JSON.stringify(input.Entries ? { ...input, Entries } : input)) };
};

export const startQueues = async (dataDir: string): Promise<Queues> => {
  const engine = await onlyLoopback(() =>
    withRelaxedSync(() => startFauxqs({ port: 0, logger: false, defaultRegion: REGION, dataDir })),
  );
  const handle = (request: AwsRequest) => forward(`http://127.0.0.1:${engine.port}`, storable(request));

  return {
    handle,
    async call(operation, input) {
      const target = `AmazonSQS.${operation}`;
      const headers = { 'content-type': JSON_1_0, 'x-amz-target': target };
      const body = Buffer.from(JSON.stringify(input));
      const answer = await handle({ method: 'POST', path: '/', headers, target, body });
      if (answer.status !== 200) throw new Error(`SQS ${operation}: ${answer.body}`);
      return objectOf(JSON.parse(String(answer.body) || '{}'));
    },
    inspect(queue) {
      const { ready = [], delayed = [], inflight = [] } = engine.inspectQueue(queue)?.messages ?? {};
      return {
        ready: ready.map(({ body }) => ({ body })),
        delayed: delayed.map(({ body, delayUntil = 0 }) => ({ body, from: delayUntil })),
        inflight: inflight.map(({ message: { body }, visibilityDeadline: from, receiptHandle: receipt }) => ({
          body,
          from,
          receipt,
        })),
      };
    },
    oldestAge(queue) {
      const { ready = [], delayed = [], inflight = [] } = engine.inspectQueue(queue)?.messages ?? {};
      const all = [...ready, ...delayed, ...inflight.map(({ message }) => message)];
      const oldest = Math.min(...all.map(({ sentTimestamp }) => sentTimestamp));
      return all.length === 0 ? undefined : Math.max(0, Math.round((Date.now() - oldest) / 1000));
    },
    stop: () => engine.stop(),
  };
};

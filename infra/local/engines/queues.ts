import { startFauxqs } from 'fauxqs';
import { forward } from '../aws/forward.ts';
import type { AwsRequest, AwsResponse } from '../aws/request.ts';
import { REGION } from '../environment.ts';
import { arrayOf, isObject, type JsonObject, objectOf } from '../json.ts';
import { onlyLoopback } from './loopback.ts';

export interface QueuedMessage {
  readonly body: string;
  /** When it may be received, or received again, in milliseconds of service time; absent where that is now. */
  readonly from?: number;
}

interface ReceivedMessage extends QueuedMessage {
  readonly receipt: string;
}

/** What a queue holds. */
interface QueueContents {
  readonly ready: readonly QueuedMessage[];
  readonly delayed: readonly QueuedMessage[];
  readonly inflight: readonly ReceivedMessage[];
}

/** SQS in this process. What they hold is in the given folder as soon as it is answered for. */
export interface Queues {
  readonly handle: (request: AwsRequest) => Promise<AwsResponse>;
  readonly call: (operation: string, input: JsonObject) => Promise<JsonObject>;
  readonly inspect: (queue: string) => QueueContents;
  readonly stop: () => Promise<void>;
}

const JSON_1_0 = 'application/x-amz-json-1.0';
const CHANGE_VISIBILITY = 'AmazonSQS.ChangeMessageVisibility';

const visible = (entry: JsonObject): JsonObject =>
  entry.VisibilityTimeout === 0 ? { ...entry, VisibilityTimeout: 0.001 } : entry;

/** The engine cannot keep a message that becomes visible at once; one that does in a millisecond it can. */
const keepable = (request: AwsRequest): AwsRequest => {
  if (!request.target.startsWith(CHANGE_VISIBILITY)) return request;
  const input = visible(objectOf(JSON.parse(request.body.toString('utf8'))));
  const Entries = arrayOf(input.Entries).map((entry) => (isObject(entry) ? visible(entry) : entry));
  return { ...request, body: Buffer.from(JSON.stringify(input.Entries ? { ...input, Entries } : input)) };
};

export const startQueues = async (dataDir: string): Promise<Queues> => {
  const engine = await startFauxqs({ port: 0, logger: false, defaultRegion: REGION, dataDir });
  const reopen = onlyLoopback(engine.port);
  const handle = (request: AwsRequest) => forward(`http://127.0.0.1:${engine.port}`, keepable(request));

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
          ...{ body, from, receipt },
        })),
      };
    },
    async stop() {
      await engine.stop();
      reopen();
    },
  };
};

import type { Queues } from '../engines/queues.ts';
import { REGION } from '../environment.ts';
import type { Invoke } from '../functions/invocation.ts';
import { arrayOf, type JsonObject, objectOf, stringOf } from '../json.ts';
import { type EventSource, failedItems, type Mapping } from './mapping.ts';

interface QueueOptions {
  readonly name: string;
  readonly arn: string;
  readonly queues: Queues;
  readonly mapping: Mapping;
  readonly invoke: Invoke;
}

const attributeOf = (attribute: JsonObject): JsonObject => ({
  dataType: stringOf(attribute.DataType),
  ...(typeof attribute.StringValue === 'string' && { stringValue: attribute.StringValue }),
  ...(typeof attribute.BinaryValue === 'string' && { binaryValue: attribute.BinaryValue }),
});

/** A message in the format of a Lambda event. */
const lambdaRecord = (message: JsonObject, eventSourceARN: string): JsonObject => ({
  messageId: stringOf(message.MessageId),
  receiptHandle: stringOf(message.ReceiptHandle),
  body: stringOf(message.Body),
  attributes: objectOf(message.Attributes),
  messageAttributes: Object.fromEntries(
    Object.entries(objectOf(message.MessageAttributes)).map(([name, value]) => [name, attributeOf(objectOf(value))]),
  ),
  md5OfBody: stringOf(message.MD5OfBody),
  eventSource: 'aws:sqs',
  eventSourceARN,
  awsRegion: REGION,
});

/** Whether a message can be received now. */
const hasDue = (queues: Queues, name: string): boolean => {
  const { ready, delayed, inflight } = queues.inspect(name);
  return [...ready, ...delayed, ...inflight].some(({ from = 0 }) => from <= Date.now());
};

/** Delivers a queue's messages to a function. A failed message returns after its visibility timeout. */
export const readQueue = ({ name, arn, queues, mapping, invoke }: QueueOptions): EventSource => {
  let stopped = false;
  let woken = 0;
  const handling = new Set<Promise<void>>();
  const receipts = () => queues.inspect(name).inflight.map(({ receipt }) => receipt);
  let arrived = new Set(receipts());
  /** Whether a received message has not arrived here yet. */
  const isUnderWay = () => receipts().some((receipt) => !arrived.has(receipt));

  const handle = async (messages: readonly JsonObject[]): Promise<void> => {
    const records = messages.map((message) => lambdaRecord(message, arn));
    const passing = records.filter((record) => mapping.passes({ ...record, body: bodyOf(record) }));
    try {
      const result = passing.length > 0 ? await invoke({ Records: passing }) : undefined;
      const failed = failedItems(mapping, result);
      for (const { messageId, receiptHandle } of records) {
        if (failed.includes(stringOf(messageId))) continue;
        await queues.call('DeleteMessage', { QueueUrl: name, ReceiptHandle: receiptHandle });
      }
    } catch {}
  };

  /** Makes messages visible again that arrived after the source was stopped. */
  const release = async (messages: readonly JsonObject[]): Promise<void> => {
    for (const { ReceiptHandle } of messages)
      await queues
        .call('ChangeMessageVisibility', { QueueUrl: name, ReceiptHandle, VisibilityTimeout: 0 })
        .catch(() => undefined);
  };

  const run = async (): Promise<void> => {
    while (!stopped) {
      const received = await queues
        .call('ReceiveMessage', {
          QueueUrl: name,
          MaxNumberOfMessages: Math.min(10, mapping.batchSize),
          WaitTimeSeconds: 20,
          MessageSystemAttributeNames: ['All'],
          MessageAttributeNames: ['All'],
        })
        .catch((): JsonObject => ({}));
      arrived = new Set(receipts());
      const messages = arrayOf(received.Messages).map(objectOf);
      if (stopped) {
        await release(messages);
        return;
      }
      if (messages.length > 0) {
        woken += 1;
        const handled = handle(messages).finally(() => handling.delete(handled));
        handling.add(handled);
      }
      if (handling.size >= mapping.concurrency) await Promise.race(handling);
    }
  };
  void run();

  return {
    name: `queue ${name}`,
    invocations: () => woken,
    async caughtUp() {
      while (!stopped && (handling.size > 0 || isUnderWay() || hasDue(queues, name))) {
        await Promise.race([...handling, new Promise((resolve) => setTimeout(resolve, 10))]);
      }
    },
    async stop() {
      stopped = true;
      await Promise.all(handling);
    },
  };
};

/** The parsed body for filters; the text if it is not JSON. */
const bodyOf = (record: JsonObject) => {
  try {
    return JSON.parse(stringOf(record.body));
  } catch {
    return record.body;
  }
};

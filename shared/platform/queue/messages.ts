import { count } from '../telemetry/embedded.ts';
import { functionLog } from '../telemetry/log.ts';
import { inThread, report, reported } from '../telemetry/thread.ts';
import { threadOfMessage } from './thread-attribute.ts';

/** The part of an SQS message that workers read. */
export interface QueueMessage {
  readonly messageId: string;
  readonly body: string;
  readonly attributes?: { readonly ApproximateReceiveCount?: string; readonly SentTimestamp?: string };
  readonly messageAttributes?: Readonly<Record<string, { readonly stringValue?: string }>>;
}

/** The part of an SQS event that workers read. */
export interface QueueEvent {
  readonly Records: readonly QueueMessage[];
}

/** The partial batch response: which messages Lambda retries. */
export interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

/** Called for every message that will be retried. */
export type MessageFailed = (messageId: string, error: unknown) => void;

/** The name that logs and metrics have for the queue of a worker, or of each message of a worker with two queues. */
type QueueOf = string | ((message: QueueMessage) => string);

/** Seconds since the message was sent, with its delay and its earlier attempts. */
const lagOf = ({ attributes: { SentTimestamp } = {} }: QueueMessage): number | undefined =>
  SentTimestamp === undefined ? undefined : Math.max(0, (Date.now() - Number(SentTimestamp)) / 1000);

/** Runs the work of one message; returns whether the message must be retried. */
type Attempt = (message: QueueMessage, work: () => Promise<void>) => Promise<boolean>;

/** Attempts messages, each in the thread of its sender, and writes a log line for each. */
export const attempts = (queue: QueueOf, failed: MessageFailed): Attempt => {
  const log = functionLog();
  const attempt: Attempt = async (message, work) => {
    const { messageId, attributes } = message;
    const started = Date.now();
    report({ queue: typeof queue === 'string' ? queue : queue(message), QueueLag: lagOf(message) });
    try {
      await work();
      const receives = Number(attributes?.ApproximateReceiveCount ?? 1);
      log.info('message', { messageId, receives, ms: Date.now() - started, ...reported() });
      return false;
    } catch (error) {
      count('WorkerFailures');
      failed(messageId, error);
      return true;
    }
  };
  return (message, work) => inThread(threadOfMessage(message), () => attempt(message, work));
};

/** Processes messages concurrently. Only failed messages are retried. */
export const eachMessage = (
  queue: QueueOf,
  work: (message: QueueMessage) => Promise<void>,
  failed: MessageFailed,
): ((event: QueueEvent) => Promise<BatchResult>) => {
  const attempt = attempts(queue, failed);
  return async ({ Records }) => {
    const retried = await Promise.all(Records.map((message) => attempt(message, () => work(message))));
    const failures = Records.filter((_, index) => retried[index]);
    return { batchItemFailures: failures.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };
};

/**
 * Processes a message; on the last failed attempt also runs `giveUp`. Rejects with the error either way, so the message
 * reaches the dead-letter queue.
 */
export const orOnLastAttempt = async (
  { attributes }: QueueMessage,
  attempts: number,
  work: () => Promise<void>,
  giveUp: (error: unknown) => Promise<void>,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (Number(attributes?.ApproximateReceiveCount ?? 1) >= attempts)
      await giveUp(error).catch((reason: unknown) => {
        throw new AggregateError([error, reason], 'The work failed, and so did giving it up');
      });
    throw error;
  }
};

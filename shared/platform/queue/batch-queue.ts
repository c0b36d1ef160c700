import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { inParts } from '../runtime/in-parts.ts';
import { messageBody } from './message-body.ts';
import { threadAttribute } from './thread-attribute.ts';

export interface Delayed<Job> {
  readonly job: Job;
  /** At most 900 seconds. */
  readonly delaySeconds: number;
  /** The thread of the job, if it is not that of the sender. */
  readonly thread?: string;
}

/** A queue for batches of jobs. When `send` resolves, all jobs are stored. */
export interface BatchQueue<Job> {
  send(jobs: readonly Delayed<Job>[]): Promise<void>;
}

const BATCH_SIZE = 10;

/** Sends ten messages per request. Rejects if a message is refused; sending all jobs again is harmless. */
export const sqsBatchQueue = <Job>(client: SQSClient, QueueUrl: string): BatchQueue<Job> => ({
  async send(jobs) {
    const entries = jobs.map(({ job, delaySeconds: DelaySeconds, thread }, nth) => ({
      Id: String(nth),
      MessageBody: messageBody(job),
      DelaySeconds,
      ...threadAttribute(thread),
    }));
    const responses = await Promise.all(
      inParts(entries, BATCH_SIZE).map((Entries) =>
        client.send(new SendMessageBatchCommand({ QueueUrl, Entries: [...Entries] })),
      ),
    );
    const refused = responses.flatMap(({ Failed = [] }) => Failed);
    if (refused.length > 0) throw new Error(`The queue refused ${refused.length} jobs: ${refused[0]?.Code}`);
  },
});

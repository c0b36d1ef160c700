import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { inParts } from '../runtime/in-parts.ts';
import { messageBody } from './message-body.ts';

export interface Delayed<Job> {
  readonly job: Job;
  /** At most 900. */
  readonly delaySeconds: number;
}

/** Where many jobs at once wait to be done; once `send` has returned, none of them is lost. */
export interface BatchQueue<Job> {
  send(jobs: readonly Delayed<Job>[]): Promise<void>;
}

const BATCH_SIZE = 10;

/**
 * Ten messages a request; where one of them is refused the call rejects, and sending all of them again does no harm.
 */
export const sqsBatchQueue = <Job>(client: SQSClient, QueueUrl: string): BatchQueue<Job> => ({
  async send(jobs) {
    const entries = jobs.map(({ job, delaySeconds: DelaySeconds }, nth) => ({
      Id: String(nth),
      MessageBody: messageBody(job),
      DelaySeconds,
    }));
    const answers = await Promise.all(
      inParts(entries, BATCH_SIZE).map((Entries) =>
        client.send(new SendMessageBatchCommand({ QueueUrl, Entries: [...Entries] })),
      ),
    );
    const refused = answers.flatMap(({ Failed = [] }) => Failed);
    if (refused.length > 0) throw new Error(`The queue refused ${refused.length} jobs: ${refused[0]?.Code}`);
  },
});

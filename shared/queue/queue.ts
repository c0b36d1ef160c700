import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** Where jobs wait to be done; once `send` has returned, a job is not lost. */
export interface Queue<Job> {
  /** At most 900 seconds later, where it says so. */
  send(job: Job, delaySeconds?: number): Promise<void>;
}

/** JSON in ASCII: a queue refuses a message with some signs of Unicode (SQS, `SendMessage`). */
const messageOf = (job: unknown): string =>
  JSON.stringify(job).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A queue of SQS, each job a message of its own. */
export const sqsQueue = <Job>(client: SQSClient, QueueUrl: string): Queue<Job> => ({
  async send(job, delaySeconds = 0) {
    const message = { QueueUrl, MessageBody: messageOf(job) };
    await client.send(new SendMessageCommand({ ...message, ...(delaySeconds > 0 && { DelaySeconds: delaySeconds }) }));
  },
});

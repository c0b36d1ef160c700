import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { messageBody } from './message-body.ts';
import { threadAttribute } from './thread-attribute.ts';

/** A job queue. When `send` resolves, the job is stored. */
export interface Queue<Job> {
  /** The delay is at most 900 seconds. */
  send(job: Job, delaySeconds?: number): Promise<void>;
}

/** An SQS queue with one message per job, in the thread of the sender. */
export const sqsQueue = <Job>(client: SQSClient, QueueUrl: string): Queue<Job> => ({
  async send(job, delaySeconds = 0) {
    const message = { QueueUrl, MessageBody: messageBody(job), ...threadAttribute() };
    await client.send(new SendMessageCommand({ ...message, ...(delaySeconds > 0 && { DelaySeconds: delaySeconds }) }));
  },
});

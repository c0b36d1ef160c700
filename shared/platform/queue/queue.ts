import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { messageBody } from './message-body.ts';

/** Where jobs wait to be done; once `send` has returned, a job is not lost. */
export interface Queue<Job> {
  /** At most 900 seconds later, where it says so. */
  send(job: Job, delaySeconds?: number): Promise<void>;
}

/** A queue of SQS, each job a message of its own. */
export const sqsQueue = <Job>(client: SQSClient, QueueUrl: string): Queue<Job> => ({
  async send(job, delaySeconds = 0) {
    const message = { QueueUrl, MessageBody: messageBody(job) };
    await client.send(new SendMessageCommand({ ...message, ...(delaySeconds > 0 && { DelaySeconds: delaySeconds }) }));
  },
});

import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** Asks for a recorded callback to be processed. */
export interface CallbackJob {
  readonly provider: string;
  readonly event_id: string;
}

/** How often a job is tried before its callback is given up as dead. */
export const CALLBACK_ATTEMPTS = 5;

/** Where callbacks wait for a worker; once `send` has returned, a job is not lost. */
export interface CallbackQueue {
  send(job: CallbackJob): Promise<void>;
}

export const sqsCallbackQueue = (client: SQSClient, queueUrl: string): CallbackQueue => ({
  async send(job) {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(job) }));
  },
});

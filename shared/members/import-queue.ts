import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** Asks for a chunk of an import to be worked on. */
export interface ImportJob {
  readonly team_id: string;
  readonly import_id: string;
  readonly chunk: number;
}

/** How often a job is tried before its import is given up. */
export const IMPORT_ATTEMPTS = 5;

/** Where imports wait for a worker; once `send` has returned, a job is not lost. */
export interface ImportQueue {
  send(job: ImportJob): Promise<void>;
}

export const sqsImportQueue = (client: SQSClient, queueUrl: string): ImportQueue => ({
  async send(job) {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(job) }));
  },
});

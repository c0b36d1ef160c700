import { DeleteMessageCommand, type Message, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import type { Clients } from '../clients.ts';

/** Longer than the longest worker. A message that is not deleted returns to the queue after it. */
const VISIBILITY_SECONDS = 300;

/** Long polling: a short poll queries only some of the SQS servers and may be empty. */
const WAIT_SECONDS = 1;

export const receive = async ({ sqs }: Clients, QueueUrl: string, most: number): Promise<readonly Message[]> => {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({
      QueueUrl,
      MaxNumberOfMessages: most,
      VisibilityTimeout: VISIBILITY_SECONDS,
      WaitTimeSeconds: WAIT_SECONDS,
    }),
  );
  return Messages;
};

export const remove = async ({ sqs }: Clients, QueueUrl: string, { ReceiptHandle }: Message): Promise<void> => {
  await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
};

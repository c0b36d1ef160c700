import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import type { DeadLetterCount } from './dead-letters.ts';

const Urls = z.record(z.string(), z.string());

/** Counts messages with SQS; the variable is a JSON object of queue URLs by name. */
export const sqsDeadLetterCount = (client: SQSClient, variable: string): DeadLetterCount => {
  const urls = Urls.parse(JSON.parse(variable));
  return async (queue) => {
    const QueueUrl = urls[queue];
    if (QueueUrl === undefined) throw new Error(`The URL of the dead-letter queue of ${queue} is not known`);
    const { Attributes = {} } = await client.send(
      new GetQueueAttributesCommand({
        QueueUrl,
        AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
      }),
    );
    return Object.values(Attributes).reduce((sum, number) => sum + Number(number), 0);
  };
};

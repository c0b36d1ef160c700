import { Logger } from '@aws-lambda-powertools/logger';
import { SQSClient } from '@aws-sdk/client-sqs';
import { sqsAutomationQueue } from '../../shared/automations/queue.ts';
import { required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import { type QueueEvent, runAutomations } from './run-automations.ts';

const connect = () => {
  const logger = new Logger();
  return runAutomations({
    db: table(dynamoClient(), required(process.env, 'TABLE_NAME')),
    queue: sqsAutomationQueue(new SQSClient(), required(process.env, 'AUTOMATIONS_QUEUE_URL')),
    now: () => new Date(),
    failed: (messageId, error) => logger.error('an automation did not go on', { messageId, error: error as Error }),
  });
};

let connected: ReturnType<typeof connect> | undefined;

export const handler = (event: QueueEvent) => {
  connected ??= connect();
  return connected(event);
};

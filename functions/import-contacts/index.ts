import { Logger } from '@aws-lambda-powertools/logger';
import { SQSClient } from '@aws-sdk/client-sqs';
import { required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import { sqsImportQueue } from '../../shared/members/import-queue.ts';
import type { QueueEvent } from '../../shared/queue/messages.ts';
import { importContacts } from './import-contacts.ts';

const connect = () => {
  const logger = new Logger();
  return importContacts({
    db: table(dynamoClient(), required(process.env, 'TABLE_NAME')),
    queue: sqsImportQueue(new SQSClient(), required(process.env, 'IMPORTS_QUEUE_URL')),
    failed: (messageId, error) => logger.error('a chunk was not imported', { messageId, error: error as Error }),
  });
};

let connected: ReturnType<typeof connect> | undefined;

export const handler = (event: QueueEvent) => {
  connected ??= connect();
  return connected(event);
};

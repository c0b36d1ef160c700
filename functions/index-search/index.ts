import { Logger } from '@aws-lambda-powertools/logger';
import { SQSClient } from '@aws-sdk/client-sqs';
import { required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import type { QueueEvent } from '../../shared/queue/messages.ts';
import { dynamoIndex } from '../../shared/search/dynamo-index.ts';
import { sqsIndexQueue } from '../../shared/search/index-queue.ts';
import { indexSearch } from './index-search.ts';

const connect = () => {
  const logger = new Logger();
  const client = dynamoClient();
  return indexSearch({
    db: table(client, required(process.env, 'TABLE_NAME')),
    index: dynamoIndex(table(client, required(process.env, 'INDEX_TABLE_NAME'))),
    queue: sqsIndexQueue(new SQSClient(), required(process.env, 'INDEX_QUEUE_URL')),
    failed: (messageId, error) => logger.error('something was not indexed', { messageId, error: error as Error }),
  });
};

let connected: ReturnType<typeof connect> | undefined;

export const handler = (event: QueueEvent) => {
  connected ??= connect();
  return connected(event);
};

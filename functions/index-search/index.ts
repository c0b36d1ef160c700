import { SQSClient } from '@aws-sdk/client-sqs';
import { required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import { logFailures } from '../../shared/queue/log-failures.ts';
import { dynamoIndex } from '../../shared/search/dynamo-index.ts';
import { sqsIndexQueue } from '../../shared/search/index-queue.ts';
import { worker } from '../../shared/worker.ts';
import { indexSearch } from './index-search.ts';

const connect = () => {
  const client = dynamoClient(process.env);
  return indexSearch({
    db: table(client, required(process.env, 'TABLE_NAME')),
    index: dynamoIndex(table(client, required(process.env, 'INDEX_TABLE_NAME'))),
    queue: sqsIndexQueue(new SQSClient(), required(process.env, 'INDEX_QUEUE_URL')),
    failed: logFailures('something was not indexed'),
  });
};

export const handler = worker(connect);

import { SQSClient } from '@aws-sdk/client-sqs';
import { dynamoIndex } from '../../shared/downstream/search/dynamo-index.ts';
import { sqsIndexQueue } from '../../shared/downstream/search/index-queue.ts';
import { dynamoClient } from '../../shared/platform/db/client.ts';
import { table } from '../../shared/platform/db/table.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
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

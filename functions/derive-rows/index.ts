import { SQSClient } from '@aws-sdk/client-sqs';
import { connectIndex } from '#search-engine';
import { sqsIndexQueue } from '../../shared/downstream/derived/derived-queue.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { indexSearch } from './derive-rows.ts';

const connect = () =>
  indexSearch({
    db: connectTable(process.env),
    index: connectIndex(process.env),
    queue: sqsIndexQueue(new SQSClient(), required(process.env, 'INDEX_QUEUE_URL')),
    failed: logFailures('something was not indexed'),
  });

export const handler = worker(connect);

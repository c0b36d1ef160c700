import { SQSClient } from '@aws-sdk/client-sqs';
import { connectIndex } from '#search-engine';
import { sqsDerivedQueue } from '../../shared/downstream/derived/derived-queue.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { deriveRows } from './derive-rows.ts';

const connect = () =>
  deriveRows({
    db: connectTable(process.env),
    index: connectIndex(process.env),
    queue: sqsDerivedQueue(new SQSClient(), required(process.env, 'DERIVED_QUEUE_URL')),
    failed: logFailures('something was not indexed'),
  });

export const handler = worker(connect);

import { SQSClient } from '@aws-sdk/client-sqs';
import { s3ObjectStore } from '../../shared/media/files/object-store.ts';
import { sqsRemovalQueue } from '../../shared/media/media/removal-queue.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { eraseData } from './erase-data.ts';

const connect = () =>
  eraseData({
    db: connectTable(process.env),
    objects: s3ObjectStore(process.env),
    queue: sqsRemovalQueue(new SQSClient(), required(process.env, 'REMOVALS_QUEUE_URL')),
    failed: logFailures('something was not removed'),
  });

export const handler = worker(connect);

import { SQSClient } from '@aws-sdk/client-sqs';
import { required } from '../../shared/config.ts';
import { connectTable } from '../../shared/db/connect.ts';
import { s3ObjectStore } from '../../shared/media/object-store.ts';
import { sqsRemovalQueue } from '../../shared/media/removal-queue.ts';
import { logFailures } from '../../shared/queue/log-failures.ts';
import { worker } from '../../shared/worker.ts';
import { removeMedia } from './remove-media.ts';

const connect = () =>
  removeMedia({
    db: connectTable(process.env),
    objects: s3ObjectStore(process.env),
    queue: sqsRemovalQueue(new SQSClient(), required(process.env, 'REMOVALS_QUEUE_URL')),
    failed: logFailures('something was not removed'),
  });

export const handler = worker(connect);

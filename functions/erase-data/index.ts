import { SQSClient } from '@aws-sdk/client-sqs';
import { connectRemoval } from '#search-engine';
import { sqsRemovalQueue } from '../../shared/downstream/erasure/removal-queue.ts';
import { sqsSeatQueue } from '../../shared/engagement/hub-events/seat-queue.ts';
import { s3ObjectStore } from '../../shared/media/files/object-store.ts';
import { dynamoClient } from '../../shared/platform/db/client.ts';
import { scanOf } from '../../shared/platform/db/scan.ts';
import { table } from '../../shared/platform/db/table.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { eraseData } from './erase-data.ts';
import { scanSlots } from './scan-slots.ts';

const connect = () => {
  const sqs = new SQSClient();
  const client = dynamoClient(process.env);
  const scanned = (name: string) => ({ table: table(client, name), scan: scanOf(client, name) });
  const rows = scanned(required(process.env, 'TABLE_NAME'));
  return eraseData({
    db: rows.table,
    scanned: {
      rows,
      index: scanned(required(process.env, 'INDEX_TABLE_NAME')),
      takeSlot: scanSlots(rows.table),
      removeFromEngine: connectRemoval(process.env),
    },
    objects: s3ObjectStore(process.env),
    queue: sqsRemovalQueue(sqs, required(process.env, 'REMOVALS_QUEUE_URL')),
    seats: sqsSeatQueue(sqs, required(process.env, 'SEATS_QUEUE_URL')),
    failed: logFailures('something was not removed'),
  });
};

export const handler = worker(connect);

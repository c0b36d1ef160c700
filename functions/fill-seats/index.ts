import { SQSClient } from '@aws-sdk/client-sqs';
import { sqsSeatQueue } from '../../shared/engagement/hub-events/seat-queue.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { fillSeats } from './fill-seats.ts';

const connect = () =>
  fillSeats({
    db: connectTable(process.env),
    queue: sqsSeatQueue(new SQSClient(), required(process.env, 'SEATS_QUEUE_URL')),
    failed: logFailures('seats were not filled'),
  });

export const handler = worker(connect);

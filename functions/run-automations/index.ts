import { SQSClient } from '@aws-sdk/client-sqs';
import { sqsAutomationQueue } from '../../shared/automations/queue.ts';
import { required } from '../../shared/config.ts';
import { connectTable } from '../../shared/db/connect.ts';
import { logFailures } from '../../shared/queue/log-failures.ts';
import { worker } from '../../shared/worker.ts';
import { runAutomations } from './run-automations.ts';

const connect = () =>
  runAutomations({
    db: connectTable(process.env),
    queue: sqsAutomationQueue(new SQSClient(), required(process.env, 'AUTOMATIONS_QUEUE_URL')),
    now: () => new Date(),
    failed: logFailures('an automation did not go on'),
  });

export const handler = worker(connect);

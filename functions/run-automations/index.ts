import { SQSClient } from '@aws-sdk/client-sqs';
import { sqsAutomationQueue } from '../../shared/downstream/automations/queue.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { runAutomations } from './run-automations.ts';

const connect = () =>
  runAutomations({
    db: connectTable(process.env),
    queue: sqsAutomationQueue(new SQSClient(), required(process.env, 'AUTOMATIONS_QUEUE_URL')),
    now: () => new Date(),
    failed: logFailures('an automation step failed'),
  });

export const handler = worker(connect);

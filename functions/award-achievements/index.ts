import { SQSClient } from '@aws-sdk/client-sqs';
import { sqsAwardQueue } from '../../shared/engagement/achievements/award-queue.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { awardAchievements } from './award-achievements.ts';

const connect = () =>
  awardAchievements({
    db: connectTable(process.env),
    queue: sqsAwardQueue(new SQSClient(), required(process.env, 'ACHIEVEMENTS_QUEUE_URL')),
    failed: logFailures('an achievement was not awarded'),
  });

export const handler = worker(connect);

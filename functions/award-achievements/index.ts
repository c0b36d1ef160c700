import { SQSClient } from '@aws-sdk/client-sqs';
import { sqsAwardQueue } from '../../shared/achievements/award-queue.ts';
import { required } from '../../shared/config.ts';
import { connectTable } from '../../shared/db/connect.ts';
import { logFailures } from '../../shared/queue/log-failures.ts';
import { worker } from '../../shared/worker.ts';
import { awardAchievements } from './award-achievements.ts';

const connect = () =>
  awardAchievements({
    db: connectTable(process.env),
    queue: sqsAwardQueue(new SQSClient(), required(process.env, 'ACHIEVEMENTS_QUEUE_URL')),
    failed: logFailures('nothing was awarded'),
  });

export const handler = worker(connect);

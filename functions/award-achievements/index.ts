import { Logger } from '@aws-lambda-powertools/logger';
import { SQSClient } from '@aws-sdk/client-sqs';
import { sqsAwardQueue } from '../../shared/achievements/award-queue.ts';
import { required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import type { QueueEvent } from '../../shared/queue/messages.ts';
import { awardAchievements } from './award-achievements.ts';

const connect = () => {
  const logger = new Logger();
  return awardAchievements({
    db: table(dynamoClient(), required(process.env, 'TABLE_NAME')),
    queue: sqsAwardQueue(new SQSClient(), required(process.env, 'ACHIEVEMENTS_QUEUE_URL')),
    failed: (messageId, error) => logger.error('nothing was awarded', { messageId, error: error as Error }),
  });
};

let connected: ReturnType<typeof connect> | undefined;

export const handler = (event: QueueEvent) => {
  connected ??= connect();
  return connected(event);
};

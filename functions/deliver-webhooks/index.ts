import { Logger } from '@aws-lambda-powertools/logger';
import { SQSClient } from '@aws-sdk/client-sqs';
import { required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import { sqsSlowQueue } from '../../shared/webhooks/delivery-queue.ts';
import { guardOf } from '../../shared/webhooks/guard.ts';
import { kmsOpen, remembering } from '../../shared/webhooks/seal.ts';
import { seededKey } from '../../shared/webhooks/seeded-key.ts';
import { deliverWebhooks, type QueueEvent } from './deliver-webhooks.ts';

const TIMEOUT_MS = 15_000;
const SOON_MS = 2_000;

const connect = () => {
  const logger = new Logger();
  return deliverWebhooks({
    db: table(dynamoClient(), required(process.env, 'TABLE_NAME')),
    slowLane: sqsSlowQueue(new SQSClient(), required(process.env, 'WEBHOOKS_SLOW_QUEUE_URL')),
    sender: {
      guard: guardOf(process.env),
      open: remembering(kmsOpen(process.env)),
      signingKey: seededKey(process.env),
      timeoutMs: TIMEOUT_MS,
    },
    now: () => new Date(),
    random: Math.random,
    soonMs: SOON_MS,
    failed: (messageId, error) => logger.error('a webhook was not delivered', { messageId, error: error as Error }),
  });
};

let connected: ReturnType<typeof connect> | undefined;

export const handler = (event: QueueEvent) => {
  connected ??= connect();
  return connected(event);
};

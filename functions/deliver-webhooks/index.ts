import { SQSClient } from '@aws-sdk/client-sqs';
import { sqsSlowQueue } from '../../shared/delivery/webhooks/delivery-queue.ts';
import { seededKey } from '../../shared/delivery/webhooks/seeded-key.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { connectGuard } from '../../shared/platform/outbound/guard.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { cachedUnseal, unsealWithKms } from '../../shared/platform/sealing/sealing.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';

const TIMEOUT_MS = 15_000;
const SLOW_AFTER_MS = 2_000;

const connect = () =>
  deliverWebhooks({
    db: connectTable(process.env),
    slowLane: sqsSlowQueue(new SQSClient(), required(process.env, 'WEBHOOKS_SLOW_QUEUE_URL')),
    sender: {
      guard: connectGuard(process.env),
      unseal: cachedUnseal(unsealWithKms(process.env)),
      signingKey: seededKey(process.env),
      timeoutMs: TIMEOUT_MS,
    },
    now: () => new Date(),
    random: Math.random,
    slowAfterMs: SLOW_AFTER_MS,
    failed: logFailures('a webhook was not delivered'),
  });

export const handler = worker(connect);

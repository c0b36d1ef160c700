import { Duration } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnQueuePolicy, Queue, QueueEncryption, RedrivePermission } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { MAX_DELIVERY_RECEIVES } from '../../shared/delivery/webhooks/delivery-queue.ts';
import { AUTOMATION_ATTEMPTS } from '../../shared/downstream/automations/queue.ts';
import { DERIVE_ATTEMPTS } from '../../shared/downstream/derived/derived-queue.ts';
import { REMOVAL_ATTEMPTS } from '../../shared/downstream/erasure/removal-queue.ts';
import { LIVE_ATTEMPTS } from '../../shared/downstream/live/live-queue.ts';
import { deployedAs, type QueueName } from '../../shared/downstream/queues.ts';
import { AWARD_ATTEMPTS } from '../../shared/engagement/achievements/award-queue.ts';
import { SEAT_ATTEMPTS } from '../../shared/engagement/hub-events/seat-queue.ts';
import { IMPORT_ATTEMPTS } from '../../shared/hubs/imports/import-queue.ts';
import { MEDIA_JOB_ATTEMPTS } from '../../shared/media/media/media-jobs.ts';
import { CALLBACK_ATTEMPTS } from '../../shared/platform/callbacks/callback-queue.ts';
import { isDeadLetterQueue } from '../acknowledgements.ts';
import { timeoutOfQueue } from '../functions/timeouts.ts';
import type { Stage } from '../stage.ts';

/** Attempts before a message moves to the dead-letter queue. */
const ATTEMPTS: Readonly<Record<QueueName, number>> = {
  mail: 5,
  transfers: IMPORT_ATTEMPTS,
  achievements: AWARD_ATTEMPTS,
  automations: AUTOMATION_ATTEMPTS,
  derived: DERIVE_ATTEMPTS,
  callbacks: CALLBACK_ATTEMPTS,
  removals: REMOVAL_ATTEMPTS,
  seats: SEAT_ATTEMPTS,
  'media-jobs': MEDIA_JOB_ATTEMPTS,
  webhooks: MAX_DELIVERY_RECEIVES,
  'webhooks-slow': MAX_DELIVERY_RECEIVES,
  live: LIVE_ATTEMPTS,
};

export interface QueuePair {
  readonly queue: Queue;
  readonly deadLetters: Queue;
}

export type Queues = Readonly<Record<QueueName, QueuePair>>;

const pascal = (name: string): string => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A dead-letter queue with SQS's maximum retention, and its redrive permission: queues without a source queue deny all.
 * Pairs allow all, because `byQueue` would be a dependency cycle between two resources without fixed names.
 */
export const deadLetterQueue = (
  scope: Construct,
  name: string,
  stage: Stage,
  { ownPolicy = true, ofQueue = false }: { readonly ownPolicy?: boolean; readonly ofQueue?: boolean } = {},
): Queue => {
  const queue = new Queue(scope, `${pascal(name)}DeadLetters`, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: ownPolicy,
    retentionPeriod: Duration.days(14),
    ...(!ofQueue && { redriveAllowPolicy: { redrivePermission: RedrivePermission.DENY_ALL } }),
    removalPolicy: stage.data,
  });
  isDeadLetterQueue(queue);
  return queue;
};

/** Queues that a topic writes to. Each has its own policy. */
const TOPIC_SUBSCRIBERS: ReadonlySet<QueueName> = new Set(['callbacks']);

const pair = (scope: Construct, name: QueueName, stage: Stage): QueuePair => {
  const ownPolicy = TOPIC_SUBSCRIBERS.has(name);
  const deployed = deployedAs(name);
  const deadLetters = deadLetterQueue(scope, deployed, stage, { ownPolicy, ofQueue: true });
  const queue = new Queue(scope, `${pascal(deployed)}Queue`, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: ownPolicy,
    retentionPeriod: Duration.days(4),
    visibilityTimeout: Duration.seconds(6 * timeoutOfQueue(name).toSeconds()),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: ATTEMPTS[name] },
  });
  return { queue, deadLetters };
};

const pairs = (scope: Construct, stage: Stage): Queues => ({
  mail: pair(scope, 'mail', stage),
  transfers: pair(scope, 'transfers', stage),
  achievements: pair(scope, 'achievements', stage),
  automations: pair(scope, 'automations', stage),
  derived: pair(scope, 'derived', stage),
  callbacks: pair(scope, 'callbacks', stage),
  removals: pair(scope, 'removals', stage),
  seats: pair(scope, 'seats', stage),
  'media-jobs': pair(scope, 'media-jobs', stage),
  webhooks: pair(scope, 'webhooks', stage),
  'webhooks-slow': pair(scope, 'webhooks-slow', stage),
  live: pair(scope, 'live', stage),
});

/** One policy for all queues without their own: TLS only. */
const overTls = (scope: Construct, made: Queues): void => {
  const names = (Object.keys(made) as QueueName[]).filter((name) => !TOPIC_SUBSCRIBERS.has(name));
  const all = names.flatMap((name) => [made[name].queue, made[name].deadLetters]);
  const statement = new PolicyStatement({
    effect: Effect.DENY,
    actions: ['sqs:*'],
    resources: ['*'],
    principals: [new AnyPrincipal()],
    conditions: { Bool: { 'aws:SecureTransport': 'false' } },
  });
  new CfnQueuePolicy(scope, 'QueuesOverTls', {
    queues: all.map(({ queueUrl }) => queueUrl),
    policyDocument: new PolicyDocument({ statements: [statement] }),
  });
};

export const queues = (scope: Construct, stage: Stage): Queues => {
  const made = pairs(scope, stage);
  overTls(scope, made);
  return made;
};

import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { deployedAs, type QueueName } from '../../shared/downstream/queues.ts';
import type { Queues } from '../stores/queues.ts';
import type { Alarms } from './alarms.ts';
import { metricOf } from './log-metrics.ts';

const period = Duration.minutes(5);

/** How long the oldest message may wait, in minutes. Members wait for emails, and providers for callbacks. */
const MAX_WAIT: Readonly<Record<QueueName, number>> = {
  mail: 5,
  live: 5,
  callbacks: 5,
  derived: 15,
  transfers: 15,
  seats: 15,
  achievements: 15,
  /* These delay messages by up to fifteen minutes by design. */
  automations: 30,
  webhooks: 30,
  'webhooks-slow': 30,
  'media-jobs': 30,
  removals: 30,
};

/** A dead-letter queue has messages. */
const watchDeadLetters = (
  alarms: Alarms,
  name: string,
  queue: Queue,
  description = `${name}: a message failed every attempt and waits for you to fix the cause and move it back`,
): void =>
  alarms.watch({
    id: `${name}-dead-letters`,
    see: 'dead-letters',
    cause: 'work-is-set-aside',
    metric: queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
    description,
  });

const watchAge = (alarms: Alarms, name: QueueName, queue: Queue): void => {
  const deployed = deployedAs(name);
  alarms.watch({
    id: `${deployed}-age`,
    see: 'messages-wait',
    above: MAX_WAIT[name] * 60,
    cause: 'work-is-late',
    metric: queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM }),
    description: `${deployed}: the oldest message has waited for more than ${MAX_WAIT[name]} minutes`,
  });
};

/** Members notice live updates that are late by seconds, long before the oldest message of the queue is old. */
const watchLive = (alarms: Alarms): void =>
  alarms.watch({
    id: 'live-lag',
    see: 'live-updates-are-late',
    above: 10,
    of: [3, 3],
    cause: 'work-is-late',
    metric: metricOf(alarms.mainStack, 'QueueLag', 'p99', period, { queue: 'live' }),
    description: 'live updates reach their worker more than 10 seconds after the event, for 15 minutes',
  });

/** The oldest message of each queue, the lag of live updates, and each dead-letter queue. */
export const watchQueues = (alarms: Alarms, queues: Queues, deadLetters: Readonly<Record<string, Queue>>): void => {
  for (const [name, { queue }] of Object.entries(queues)) watchAge(alarms, name as QueueName, queue);
  watchLive(alarms);
  for (const [name, queue] of Object.entries(deadLetters)) watchDeadLetters(alarms, name, queue);
  if (alarms.undelivered)
    watchDeadLetters(
      alarms,
      'alarm',
      alarms.undelivered,
      'SNS could not send an email of an alarm: look at the alarms, then delete it',
    );
};

import { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Trigger } from '../functions/workers.ts';
import type { QueueName } from '../shared/platform/queue/queue-name.ts';
import { listsStreams, redrivesItself } from './acknowledgements.ts';
import type { ServiceFunction } from './functions.ts';
import { tableKeyStatements } from './grants/tables.ts';
import type { Resources } from './grants.ts';
import type { QueuePair } from './queues.ts';

const streamArn = (table: Table): string => {
  if (table.tableStreamArn === undefined) throw new Error('the table has no stream');
  return table.tableStreamArn;
};

/** The permissions that a worker's trigger needs, in addition to its uses. */
export const triggerStatements = (
  on: Trigger,
  { table, queues }: Resources,
  failed: Queue | undefined,
): readonly PolicyStatement[] => {
  if ('queue' in on) {
    const actions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
    const read = [on.queue, ...(on.slow ? [on.slow] : [])];
    return [new PolicyStatement({ actions, resources: read.map((name) => queues[name].queue.queueArn) })];
  }
  /* EventBridge writes to the dead-letter queue of a scheduled worker by the queue's policy. */
  if (!('stream' in on)) return [];
  const reads = ['DescribeStream', 'GetRecords', 'GetShardIterator'].map((action) => `dynamodb:${action}`);
  return [
    new PolicyStatement({ actions: reads, resources: [streamArn(table)] }),
    new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: [`${table.tableArn}/stream/*`] }),
    ...tableKeyStatements(table),
    ...(failed ? [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [failed.queueArn] })] : []),
  ];
};

/** Filters the stream by entity: that of the new image, or of the old image for a removal. */
const changesOf = (entities: readonly string[]): Record<string, unknown>[] =>
  ['NewImage', 'OldImage'].map((image) =>
    FilterCriteria.filter({ dynamodb: { [image]: { entity: { S: FilterRule.or(...entities) } } } }),
  );

const onStream = (worker: ServiceFunction, entities: readonly string[], table: Table, failed: Queue): void => {
  const { lambda } = worker;
  new EventSourceMapping(lambda, 'Stream', {
    target: lambda,
    eventSourceArn: streamArn(table),
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: 100,
    filters: changesOf(entities),
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    retryAttempts: 10,
    maxRecordAge: Duration.hours(12),
    onFailure: new SqsDlq(failed),
  });
  listsStreams(table)(worker);
};

/** The maximum concurrency of a queue's trigger, if it is more than ten. */
const CONCURRENCY: Readonly<Partial<Record<QueueName, number>>> = { webhooks: 100, 'webhooks-slow': 50 };

const onQueue = ({ lambda }: ServiceFunction, id: string, name: QueueName, { queue }: QueuePair): void => {
  const mapping = new EventSourceMapping(lambda, id, {
    target: lambda,
    eventSourceArn: queue.queueArn,
    batchSize: 10,
    reportBatchItemFailures: true,
    maxConcurrency: CONCURRENCY[name] ?? 10,
  });
  redrivesItself(mapping);
};

const onSchedule = ({ lambda }: ServiceFunction, expression: string, failed: Queue): void => {
  const target = new LambdaTarget(lambda, {
    deadLetterQueue: failed,
    retryAttempts: 2,
    maxEventAge: Duration.minutes(5),
  });
  new Rule(lambda, 'Schedule', { schedule: Schedule.expression(expression), targets: [target] });
};

/** Connects a worker to its trigger. Failed batches go to `failed`. */
export const connectTrigger = (
  worker: ServiceFunction,
  on: Trigger,
  { table, queues }: Resources,
  failed: Queue | undefined,
): void => {
  if ('queue' in on) {
    onQueue(worker, 'Queue', on.queue, queues[on.queue]);
    if (on.slow) onQueue(worker, 'SlowQueue', on.slow, queues[on.slow]);
  } else if ('stream' in on && failed) onStream(worker, on.entities, table, failed);
  else if ('schedule' in on && failed) onSchedule(worker, on.schedule, failed);
};

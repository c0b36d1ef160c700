import { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { type IRuleTarget, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnEventInvokeConfig, CfnEventSourceMapping, CfnPermission } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Trigger } from '../../functions/workers.ts';
import type { QueueName } from '../../shared/downstream/queues.ts';
import { listsStreams, redrivesItself } from '../acknowledgements.ts';
import type { Resources } from '../grants/grants.ts';
import { tableKeyStatements } from '../grants/tables.ts';
import type { QueuePair } from '../stores/queues.ts';
import { functionName, LIVE } from './names.ts';
import type { ServiceFunction } from './service-function.ts';

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
  const setsAside = failed ? [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [failed.queueArn] })] : [];
  if (!('stream' in on)) return setsAside;
  const reads = ['DescribeStream', 'GetRecords', 'GetShardIterator'].map((action) => `dynamodb:${action}`);
  return [
    new PolicyStatement({ actions: reads, resources: [streamArn(table)] }),
    new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: [`${table.tableArn}/stream/*`] }),
    ...tableKeyStatements(table),
    ...setsAside,
  ];
};

/** Filters the stream by entity: that of the new image, or of the old image for a removal. */
const changesOf = (entities: readonly string[]) =>
  ['NewImage', 'OldImage'].map((image) => ({
    pattern: JSON.stringify({ dynamodb: { [image]: { entity: { S: entities } } } }),
  }));

const onStream = (worker: ServiceFunction, entities: readonly string[], table: Table, failed: Queue): Construct => {
  listsStreams(table)(worker);
  /* Its logical id is fixed: another mapping would start with the changes of the last 24 hours. */
  return new CfnEventSourceMapping(new Construct(worker.lambda, 'Stream'), 'Resource', {
    functionName: worker.live.arn,
    eventSourceArn: streamArn(table),
    startingPosition: 'TRIM_HORIZON',
    batchSize: 100,
    filterCriteria: { filters: changesOf(entities) },
    bisectBatchOnFunctionError: true,
    functionResponseTypes: ['ReportBatchItemFailures'],
    maximumRetryAttempts: 10,
    maximumRecordAgeInSeconds: Duration.hours(12).toSeconds(),
    destinationConfig: { onFailure: { destination: failed.queueArn } },
  });
};

/** The maximum concurrency of a queue's trigger, if it is not ten. */
const CONCURRENCY: Readonly<Partial<Record<QueueName, number>>> = {
  webhooks: 100,
  'webhooks-slow': 50,
  live: 20,
  removals: 8,
  seats: 2,
};

const onQueue = ({ lambda, live }: ServiceFunction, id: string, name: QueueName, { queue }: QueuePair): Construct => {
  const mapping = new CfnEventSourceMapping(new Construct(lambda, id), 'Resource', {
    functionName: live.arn,
    eventSourceArn: queue.queueArn,
    batchSize: 10,
    functionResponseTypes: ['ReportBatchItemFailures'],
    scalingConfig: { maximumConcurrency: CONCURRENCY[name] ?? 10 },
  });
  redrivesItself(mapping);
  return mapping;
};

/** How often, and for how long, EventBridge tries to invoke a worker, and Lambda tries to run it. */
const SCHEDULED = { maximumRetryAttempts: 2, maximumEventAgeInSeconds: Duration.minutes(5).toSeconds() };

/**
 * EventBridge invokes asynchronously: its target's dead-letter queue has the events that Lambda did not accept, and the
 * failure destination those on which the worker failed.
 */
const onSchedule = (
  { name, lambda, live }: ServiceFunction,
  expression: string,
  failed: Queue,
): readonly Construct[] => {
  const target: IRuleTarget = {
    bind: () => ({
      arn: live.arn,
      deadLetterConfig: { arn: failed.queueArn },
      retryPolicy: SCHEDULED,
    }),
  };
  const rule = new Rule(lambda, 'Schedule', { schedule: Schedule.expression(expression), targets: [target] });
  failed.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: [failed.queueArn],
      principals: [new ServicePrincipal('events.amazonaws.com')],
      conditions: { ArnEquals: { 'aws:SourceArn': rule.ruleArn } },
    }),
  );
  const permission = new CfnPermission(lambda, 'Scheduled', {
    action: 'lambda:InvokeFunction',
    functionName: live.arn,
    principal: 'events.amazonaws.com',
    sourceArn: rule.ruleArn,
  });
  const handling = new CfnEventInvokeConfig(lambda, 'Failures', {
    functionName: functionName(lambda, name),
    qualifier: LIVE,
    ...SCHEDULED,
    destinationConfig: { onFailure: { destination: failed.queueArn } },
  });
  return [rule, permission, handling];
};

/** Connects a worker's live version to its trigger. Failed batches go to `failed`. */
export const connectTrigger = (
  worker: ServiceFunction,
  on: Trigger,
  { table, queues }: Resources,
  failed: Queue | undefined,
): readonly Construct[] => {
  if ('queue' in on) {
    return [
      onQueue(worker, 'Queue', on.queue, queues[on.queue]),
      ...(on.slow ? [onQueue(worker, 'SlowQueue', on.slow, queues[on.slow])] : []),
    ];
  }
  if ('stream' in on && failed) return [onStream(worker, on.entities, table, failed)];
  if ('schedule' in on && failed) return onSchedule(worker, on.schedule, failed);
  return [];
};

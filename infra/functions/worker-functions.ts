import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Worker } from '../../functions/workers.ts';
import { runsAgainNextMinute } from '../acknowledgements.ts';
import { watchSchedule, watchStream } from '../watch/functions.ts';
import type { LiveFunction } from './names.ts';
import { type Operations, operate } from './operations.ts';
import { type CommonProps, ServiceFunction } from './service-function.ts';
import { INVOKED_TIMEOUT, timeoutOfQueue, WORKER_TIMEOUT } from './timeouts.ts';
import { connectTrigger, triggerStatements } from './triggers.ts';

/** Whether a queue, the table's stream or a schedule runs a worker. */
const isTriggered = ({ on }: Worker): boolean => 'queue' in on || 'stream' in on || 'schedule' in on;

/** The function that calls the payment provider for others. */
export const paymentFunction = (
  scope: Construct,
  workers: readonly Worker[],
  common: CommonProps,
  operations: Operations,
): LiveFunction | undefined => {
  const worker = workers.find(({ on }) => 'call' in on);
  if (!worker) return undefined;
  const created = new ServiceFunction(scope, worker.name, { ...common, uses: worker.uses, timeout: INVOKED_TIMEOUT });
  operate(created, 'work', operations);
  return created.live;
};

const workerFunction = (
  scope: Construct,
  { name, on, uses }: Worker,
  common: CommonProps,
  operations: Operations,
): ServiceFunction => {
  const { resources } = common;
  const failed: Queue | undefined = 'queue' in on ? undefined : resources.deadLetters[name];
  const created = new ServiceFunction(scope, name, {
    ...common,
    uses,
    statements: triggerStatements(on, resources, failed),
    timeout: 'queue' in on ? timeoutOfQueue(on.queue) : WORKER_TIMEOUT,
    ...('schedule' in on && { withoutDeadLetters: runsAgainNextMinute }),
  });
  operate(created, 'schedule' in on ? 'schedule' : 'work', operations);
  const { alarms, liveVersions } = operations;
  for (const one of connectTrigger(created, on, resources, failed)) one.node.addDependency(liveVersions);
  if ('stream' in on) watchStream(alarms, created);
  if ('schedule' in on) watchSchedule(alarms, created);
  return created;
};

/** The workers behind the queues, the table's stream and the clock. */
export const workerFunctions = (
  scope: Construct,
  workers: readonly Worker[],
  common: CommonProps,
  operations: Operations,
): readonly ServiceFunction[] =>
  workers.filter(isTriggered).map((worker) => workerFunction(scope, worker, common, operations));

import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Worker } from '../../functions/workers.ts';
import { deployedAs } from '../../shared/downstream/queues.ts';
import type { Stage } from '../stage.ts';
import { deadLetterQueue, type Queues } from './queues.ts';

/** The dead-letter queue of each worker that the stream or the clock invokes, by the worker's name. */
const ofWorkers = (scope: Construct, all: readonly Worker[], stage: Stage): Readonly<Record<string, Queue>> =>
  Object.fromEntries(
    all
      .filter(({ on }) => 'stream' in on || 'schedule' in on)
      .map(({ name }) => [name, deadLetterQueue(scope, name, stage)]),
  );

const ofQueues = (made: Queues): Readonly<Record<string, Queue>> =>
  Object.fromEntries(Object.entries(made).map(([name, { deadLetters }]) => [deployedAs(name), deadLetters]));

/** All dead-letter queues, by the deployed name of their queue or worker. */
export const deadLettersOf = (
  scope: Construct,
  all: readonly Worker[],
  made: Queues,
  stage: Stage,
): Readonly<Record<string, Queue>> => ({ ...ofQueues(made), ...ofWorkers(scope, all, stage) });

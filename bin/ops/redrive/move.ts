import { ListMessageMoveTasksCommand, StartMessageMoveTaskCommand } from '@aws-sdk/client-sqs';
import type { DeployedAs, QueueName } from '../../../shared/downstream/queues.ts';
import type { Ops } from '../ops.ts';
import { countsOf, totalOf } from '../queues/counts.ts';
import { deadLettersUrl, queueUrl } from '../resources.ts';
import type { Redriven } from './redriven.ts';

/** Between two looks at a running task. */
const POLL_MS = 1_000;

interface Moving {
  readonly source: string;
  readonly destination: string;
  readonly rate: number | undefined;
}

const newestTask = async ({ stage }: Ops, SourceArn: string) => {
  const { Results = [] } = await stage.clients.sqs.send(new ListMessageMoveTasksCommand({ SourceArn, MaxResults: 1 }));
  return Results[0];
};

/** Starts a task, unless one is running: an earlier run was interrupted, and SQS went on. */
const start = async (ops: Ops, { source, destination, rate }: Moving): Promise<void> => {
  if ((await newestTask(ops, source))?.Status === 'RUNNING') return;
  await ops.stage.clients.sqs.send(
    new StartMessageMoveTaskCommand({
      SourceArn: source,
      DestinationArn: destination,
      ...(rate !== undefined && { MaxNumberOfMessagesPerSecond: rate }),
    }),
  );
};

const follow = async (ops: Ops, name: string, source: string) => {
  const bar = ops.progress(`messages of ${name}`);
  try {
    for (;;) {
      const task = await newestTask(ops, source);
      const { ApproximateNumberOfMessagesMoved: moved = 0, ApproximateNumberOfMessagesToMove: of } = task ?? {};
      bar.at(moved, of);
      if (task?.Status !== 'RUNNING') return { moved, status: task?.Status ?? 'UNKNOWN', reason: task?.FailureReason };
      await ops.wait(POLL_MS);
    }
  } finally {
    bar.end();
  }
};

/**
 * Moves all dead letters of a queue back to it. SQS deletes each message after it has sent it, so an interruption loses
 * none; workers are idempotent, so a message that was sent twice does no harm.
 */
export const moveBack = async (ops: Ops, name: DeployedAs<QueueName>, rate: number | undefined): Promise<Redriven> => {
  const { clients, resources } = ops.stage;
  const all = await resources();
  const [dead, queue] = await Promise.all([
    countsOf(clients, deadLettersUrl(all, name)),
    countsOf(clients, queueUrl(all, name)),
  ]);
  const found = totalOf(dead);
  if (found === 0 || ops.isDry) return { queue: name, how: 'moved', found, done: 0, remaining: found };
  await start(ops, { source: dead.arn, destination: queue.arn, rate });
  const { moved, status, reason } = await follow(ops, name, dead.arn);
  const remaining = status === 'COMPLETED' ? 0 : Math.max(found - moved, 1);
  const problem = status === 'COMPLETED' ? undefined : `${status}${reason ? `: ${reason}` : ''}`;
  return { queue: name, how: 'moved', found, done: moved, remaining, ...(problem && { problem }) };
};

import { randomUUID } from 'node:crypto';
import type { Queues } from '../engines/queues.ts';
import { nameOfArn } from '../environment.ts';
import { type JsonObject, stringOf } from '../json.ts';
import { AwsError, type AwsService, jsonService, operationOf } from '../protocol/request.ts';
import { deadLetterQueues, redrive } from '../resources/redrive.ts';

/** A message move task, as SQS lists it. */
interface Move {
  readonly TaskHandle: string;
  readonly Status: 'RUNNING' | 'COMPLETED' | 'FAILED';
  readonly SourceArn: string;
  readonly DestinationArn: string;
  readonly ApproximateNumberOfMessagesMoved: number;
  readonly ApproximateNumberOfMessagesToMove: number;
  readonly StartedTimestamp: number;
  readonly FailureReason?: string;
}

/** SQS with message move tasks, which the engine does not have. The rate of a task is not limited. */
export const withMessageMoves = (queues: Queues, queueNames: () => readonly string[], sqs: AwsService): AwsService => {
  const moves = new Map<string, Move[]>();

  const start = async ({ SourceArn, DestinationArn }: JsonObject) => {
    const [from, to] = [stringOf(SourceArn), stringOf(DestinationArn)];
    const source = (await deadLetterQueues({ queues, queueNames: [...queueNames()] })).get(nameOfArn(from));
    if (source === undefined)
      throw new AwsError('InvalidParameterValue', 'Source queue must be configured as a Dead Letter Queue.');
    const { ready } = queues.inspect(nameOfArn(from));
    const task = { TaskHandle: randomUUID(), SourceArn: from, DestinationArn: to, StartedTimestamp: Date.now() };
    const counts = { ApproximateNumberOfMessagesMoved: 0, ApproximateNumberOfMessagesToMove: ready.length };
    const known = moves.get(from) ?? [];
    moves.set(from, known);
    known.unshift({ ...task, ...counts, Status: 'RUNNING' });
    const end = (change: Partial<Move>) => {
      const at = known.findIndex(({ TaskHandle }) => TaskHandle === task.TaskHandle);
      known[at] = { ...task, ...counts, Status: 'FAILED', ...change };
    };
    void redrive(queues, nameOfArn(from), to ? nameOfArn(to) : source).then(
      (moved) => end({ Status: 'COMPLETED', ApproximateNumberOfMessagesMoved: moved }),
      (error) => end({ FailureReason: String(error) }),
    );
    return { TaskHandle: task.TaskHandle };
  };

  const own = jsonService({
    StartMessageMoveTask: start,
    ListMessageMoveTasks: ({ SourceArn }) => ({ Results: (moves.get(stringOf(SourceArn)) ?? []).slice(0, 10) }),
  });
  return (request) =>
    operationOf(request).endsWith('MessageMoveTask') || operationOf(request) === 'ListMessageMoveTasks'
      ? own(request)
      : sqs(request);
};

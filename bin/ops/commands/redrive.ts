import type { Command } from 'commander';
import type { DeployedQueue } from '../../../shared/downstream/queues.ts';
import { counted } from '../../../shared/platform/text/counted.ts';
import { usage } from '../../hub/exit.ts';
import type { Column } from '../../hub/table.ts';
import type { Ops, Outcome, Runner } from '../ops.ts';
import { isMoved, queuesNamed, WATCHED } from '../queues/names.ts';
import { moveBack } from '../redrive/move.ts';
import type { Redriven } from '../redrive/redriven.ts';
import { repeat, type ScheduledQueue } from '../redrive/repeat.ts';
import { replay } from '../redrive/replay.ts';

interface Flags {
  readonly maxRate?: string;
  readonly dropExpired?: boolean;
}

/** The limit of SQS for a message move task. */
const MAX_RATE = 500;

const rateOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const rate = Number(text);
  if (!Number.isInteger(rate) || rate < 1 || rate > MAX_RATE)
    throw usage(`--max-rate is a number of messages per second, from 1 to ${MAX_RATE}.`, 'hub ops redrive --help');
  return rate;
};

const isScheduled = (name: DeployedQueue): name is ScheduledQueue =>
  name === 'sweep' || name === 'end-terms' || name === 'verify-domains';

const redriveQueue = (ops: Ops<Flags>, name: DeployedQueue, rate: number | undefined): Promise<Redriven> => {
  if (isMoved(name)) return moveBack(ops, name, rate);
  return isScheduled(name) ? repeat(ops, name) : replay(ops, ops.flags.dropExpired === true);
};

/** One queue after the other. A failure is part of the result, and does not stop the other queues. */
const redriven = async (ops: Ops<Flags>, names: readonly DeployedQueue[]): Promise<readonly Redriven[]> => {
  const rate = rateOf(ops.flags.maxRate);
  const all: Redriven[] = [];
  for (const name of names) {
    try {
      all.push(await redriveQueue(ops, name, rate));
    } catch (error) {
      const problem = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      all.push({ queue: name, how: 'moved', found: 0, done: 0, remaining: 1, problem });
    }
  }
  return all;
};

const COLUMNS: readonly Column<Redriven>[] = [
  { title: 'QUEUE', of: ({ queue }) => queue },
  { title: 'FOUND', of: ({ found }) => found },
  { title: 'DONE', of: ({ done }) => done },
  { title: 'REMAINING', of: ({ remaining }) => remaining },
  { title: 'PROBLEM', of: ({ problem }) => problem, flexible: true },
];

const redrive = async (ops: Ops<Flags>, name = ''): Promise<Outcome> => {
  const names = queuesNamed(name);
  if (names.length === 0) throw usage(`There is no queue or worker ${name}. Queues: ${WATCHED.join(', ')}, or all.`);
  if (ops.flags.dropExpired)
    await ops.confirm('Messages whose changes have left the stream are deleted: their events are lost.');
  const queues = await redriven(ops, names);
  const remaining = queues.reduce((sum, one) => sum + one.remaining, 0);
  return {
    result: { stage: ops.stage.name, dry_run: ops.isDry, queues },
    remaining: remaining > 0 && !ops.isDry,
    show({ list, line }) {
      list(queues, COLUMNS);
      const done = queues.reduce((sum, one) => sum + one.done, 0);
      line(
        ops.isDry
          ? `Would redrive ${counted(remaining, 'dead letter')}.`
          : `Redriven: ${done}. Remaining: ${remaining}.`,
      );
      for (const { expired = [] } of queues)
        for (const one of expired) line(`Left the stream: ${one.shardId} from ${one.startSequenceNumber}`);
    },
  };
};

export const define = (command: Command, run: Runner): void =>
  run<Flags>(
    command
      .argument('<queue>', 'a queue, a worker, or all')
      .option('--max-rate <number>', 'messages per second that are moved, at most 500; by default as fast as SQS can')
      .option('--drop-expired', 'delete messages of the relay whose changes have left the stream'),
    redrive,
  );

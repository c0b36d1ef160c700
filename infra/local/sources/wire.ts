import { randomUUID } from 'node:crypto';
import { nameOfArn } from '../environment.ts';
import type { JsonObject } from '../json.ts';
import type { Wiring, World } from '../resources/resource.ts';
import type { Checkpoints } from './checkpoints.ts';
import { type ExpiringTable, expire } from './expiry.ts';
import { type EventSource, mappingOf } from './mapping.ts';
import { readQueue } from './queue.ts';
import { runSchedule } from './schedule.ts';
import { readStream, type StreamSource, sequenceOf } from './stream.ts';

interface Wired {
  readonly sources: readonly EventSource[];
  /** Reports that the table was written. */
  readonly nudge: () => void;
}

/** Milliseconds to wait for further writes before a read. */
const GATHER_MS = 20;

const STREAM_BATCH = 100;
const QUEUE_BATCH = 10;

const invokeOf = ({ functions }: World, functionArn: string) => {
  const pool = functions.get(functionArn);
  if (!pool) throw new Error(`The template has no function ${functionArn}.`);
  return pool.invoke;
};

/** Sends the positions of failed records to a dead-letter queue, as Lambda does. */
const giveUpTo =
  ({ queues }: World, wiring: Extract<Wiring, { kind: 'mapping' }>, queueArn: string | undefined) =>
  async (records: readonly JsonObject[], condition: string): Promise<void> => {
    const [first] = records;
    const last = records.at(-1);
    if (!queueArn || !first || !last) return;
    const report = {
      requestContext: { requestId: randomUUID(), functionArn: wiring.functionArn, condition },
      timestamp: new Date().toISOString(),
      DDBStreamBatchInfo: {
        startSequenceNumber: sequenceOf(first),
        endSequenceNumber: sequenceOf(last),
        batchSize: records.length,
        streamArn: wiring.sourceArn,
      },
    };
    await queues.call('SendMessage', { QueueUrl: nameOfArn(queueArn), MessageBody: JSON.stringify(report) });
  };

const expiryOf = ({ dynamo }: World, table: ExpiringTable): EventSource => {
  const invoke = () => expire(dynamo, table);
  return runSchedule({
    name: `expiry of ${table.tableName}`,
    arn: '',
    expression: 'rate(1 minute)',
    input: {},
    invoke,
  });
};

/** Starts all event sources and schedules. */
export const wire = (world: World, checkpoints: Checkpoints, ahead: () => number): Wired => {
  const streams: StreamSource[] = [];
  const others = world.wirings.flatMap((wiring): EventSource[] => {
    if (wiring.kind === 'expiry') return [expiryOf(world, wiring)];
    const invoke = invokeOf(world, wiring.functionArn);
    if (wiring.kind === 'schedule') return [runSchedule({ ...wiring, invoke })];
    const { sourceArn, properties } = wiring;
    if (sourceArn.includes(':sqs:')) {
      const mapping = mappingOf(properties, QUEUE_BATCH);
      return [readQueue({ name: nameOfArn(sourceArn), arn: sourceArn, queues: world.queues, mapping, invoke })];
    }
    if (!sourceArn.includes('/stream/'))
      throw new Error(`The local stack does not support the event source ${sourceArn}.`);
    const mapping = mappingOf(properties, STREAM_BATCH);
    const giveUp = giveUpTo(world, wiring, mapping.onFailure);
    streams.push(readStream({ streamArn: sourceArn, call: world.dynamo, mapping, invoke, checkpoints, ahead, giveUp }));
    return [];
  });
  let _gathering: NodeJS.Timeout | undefined;
  return {
    sources: [...others, ...streams],
    nudge() {
      _gathering ??= setTimeout(() => {
        _gathering = undefined;
        for (const stream of streams) stream.nudge();
      }, GATHER_MS);
    },
  };
};

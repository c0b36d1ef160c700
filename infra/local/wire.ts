import { randomUUID } from 'node:crypto';
import { nameOfArn } from './environment.ts';
import type { FunctionPool } from './functions/pool.ts';
import type { JsonObject } from './json.ts';
import type { Wiring, World } from './resources/resource.ts';
import { asyncEvents, asyncInvocationOf } from './sources/async-events.ts';
import type { Checkpoints } from './sources/checkpoints.ts';
import { type ExpiringTable, expire } from './sources/expiry.ts';
import { type EventSource, mappingOf } from './sources/mapping.ts';
import { readQueue } from './sources/queue.ts';
import { runSchedule } from './sources/schedule.ts';
import { shardOf } from './sources/shards.ts';
import { readStream, sequenceOf } from './sources/stream.ts';
import { type Switchable, switchable } from './sources/switchable.ts';

interface Wired {
  readonly sources: readonly EventSource[];
  /** The event source mappings by id, and the rules by name. */
  readonly switches: Switches;
  /** Reports that the table was written. */
  readonly nudge: () => void;
}

export interface Switches {
  readonly mappings: ReadonlyMap<string, Switchable & { readonly wiring: MappingWiring }>;
  readonly rules: ReadonlyMap<string, Switchable>;
}

type MappingWiring = Extract<Wiring, { kind: 'mapping' }>;

/** Milliseconds to wait for further writes before a read. */
const GATHER_MS = 20;

const STREAM_BATCH = 100;
const QUEUE_BATCH = 10;

const poolOf = ({ functions }: World, functionArn: string): FunctionPool => {
  const pool = functions.get(functionArn);
  if (!pool) throw new Error(`The template has no function ${functionArn}.`);
  return pool;
};

/** Sends the positions of failed records to a dead-letter queue, as Lambda does. */
const giveUpTo =
  ({ queues, dynamo }: World, wiring: MappingWiring, queueArn: string | undefined) =>
  async (records: readonly JsonObject[], condition: string): Promise<void> => {
    const [first] = records;
    const last = records.at(-1);
    if (!queueArn || !first || !last) return;
    const report = {
      requestContext: { requestId: randomUUID(), functionArn: wiring.functionArn, condition },
      timestamp: new Date().toISOString(),
      DDBStreamBatchInfo: {
        shardId: await shardOf(dynamo, wiring.sourceArn, sequenceOf(first)),
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
  const handling = { retries: 0, maxAgeMilliseconds: 0, onFailure: undefined };
  const events = asyncEvents({ functionArn: '', invoke, handling, giveUp: async () => undefined });
  return runSchedule({
    name: `expiry of ${table.tableName}`,
    arn: '',
    expression: 'rate(1 minute)',
    input: {},
    events,
  });
};

/** EventBridge invokes its targets asynchronously. */
const scheduleOf = (world: World, wiring: Extract<Wiring, { kind: 'schedule' }>): EventSource => {
  const { functionArn } = wiring;
  const handling = world.asyncInvocations.get(functionArn) ?? asyncInvocationOf({});
  const giveUp = async (record: JsonObject): Promise<void> => {
    if (!handling.onFailure) return;
    const QueueUrl = nameOfArn(handling.onFailure);
    await world.queues.call('SendMessage', { QueueUrl, MessageBody: JSON.stringify(record) });
  };
  const events = asyncEvents({ functionArn, invoke: poolOf(world, functionArn).invoke, handling, giveUp });
  return runSchedule({ ...wiring, events });
};

/** Starts all event sources and schedules. */
export const wire = (world: World, checkpoints: Checkpoints, ahead: () => number): Wired => {
  const streams: (() => { readonly nudge: () => void } | undefined)[] = [];
  const mappings = new Map<string, Switchable & { readonly wiring: MappingWiring }>();
  const rules = new Map<string, Switchable>();

  const mappingSource = (wiring: MappingWiring): Switchable => {
    const { sourceArn, properties } = wiring;
    const { invoke, reserve } = poolOf(world, wiring.functionArn);
    if (sourceArn.includes(':sqs:')) {
      const mapping = mappingOf(properties, QUEUE_BATCH);

      reserve(mapping.concurrency);
      const queue = { name: nameOfArn(sourceArn), arn: sourceArn, queues: world.queues };
      return switchable(() => readQueue({ ...queue, mapping, invoke }));
    }
    if (!sourceArn.includes('/stream/'))
      throw new Error(`The local stack does not support the event source ${sourceArn}.`);
    const mapping = mappingOf(properties, STREAM_BATCH);
    const giveUp = giveUpTo(world, wiring, mapping.onFailure);
    const stream = { streamArn: sourceArn, call: world.dynamo, mapping, invoke, checkpoints, ahead, giveUp };
    const source = switchable(() => readStream(stream));
    streams.push(source.current);
    return source;
  };

  const sources = world.wirings.map((wiring): EventSource => {
    if (wiring.kind === 'expiry') return expiryOf(world, wiring);
    if (wiring.kind === 'schedule') {
      const source = switchable(() => scheduleOf(world, wiring));
      rules.set(wiring.name, source);
      return source;
    }
    const source = mappingSource(wiring);
    mappings.set(wiring.id, { ...source, wiring });
    return source;
  });
  let _gathering: NodeJS.Timeout | undefined;
  return {
    sources,
    switches: { mappings, rules },
    nudge() {
      _gathering ??= setTimeout(() => {
        _gathering = undefined;
        for (const stream of streams) stream()?.nudge();
      }, GATHER_MS);
    },
  };
};

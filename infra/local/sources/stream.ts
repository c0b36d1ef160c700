import { createHash } from 'node:crypto';
import type { DynamoCall } from '../engines/dynamodb-client.ts';
import type { Invoke } from '../functions/invocation.ts';
import { type JsonObject, numberOf, objectOf, stringOf } from '../json.ts';
import type { Checkpoints } from './checkpoints.ts';
import { type EventSource, failedItems, type Mapping } from './mapping.ts';
import { shards } from './shards.ts';

export interface StreamOptions {
  readonly streamArn: string;
  readonly call: DynamoCall;
  readonly mapping: Mapping;
  readonly invoke: Invoke;
  readonly checkpoints: Checkpoints;
  /** Milliseconds that service time is ahead of the engine's. */
  readonly ahead: () => number;
  readonly giveUp: (records: readonly JsonObject[], reason: string) => Promise<void>;
  readonly idleMilliseconds?: number;
  readonly retryMilliseconds?: number;
}

/** A stream's reader. `nudge` reports that there may be new records. */
interface StreamSource extends EventSource {
  readonly nudge: () => void;
}

export const sequenceOf = (record: JsonObject): string => stringOf(objectOf(record.dynamodb).SequenceNumber);

/** The unique id of a record, the same in every reading. The engine's own ids are unique only in one stream. */
export const recordId = (streamArn: string, sequence: string): string =>
  createHash('md5').update(`${streamArn}/${sequence}`).digest('hex');

/** A record in the format of a Lambda event, with a unique id and service time. */
const lambdaRecord = (record: JsonObject, { streamArn, ahead }: StreamOptions): JsonObject => {
  const change = objectOf(record.dynamodb);
  const created = numberOf(change.ApproximateCreationDateTime, 0) + Math.round(ahead() / 1000);
  const eventID = recordId(streamArn, sequenceOf(record));
  return {
    ...record,
    eventID,
    eventSourceARN: streamArn,
    dynamodb: { ...change, ApproximateCreationDateTime: created },
  };
};

/** Handles a batch. Returns the number of its first records that succeeded or were given up. */
const handle = async (records: readonly JsonObject[], failures: number, options: StreamOptions): Promise<number> => {
  const { mapping, invoke, giveUp } = options;
  const passing = records.filter(mapping.passes);
  if (passing.length === 0) return records.length;
  const giveUpBatch = (reason: string) => giveUp(passing, reason).then(() => records.length);
  try {
    const failed = failedItems(mapping, await invoke({ Records: passing }));
    const first = records.findIndex((record) => failed.includes(sequenceOf(record)));
    if (failed.length === 0) return records.length;
    if (first > 0) return first;
  } catch {}
  const exhausted = mapping.retries >= 0 && failures >= mapping.retries;
  return exhausted && (records.length === 1 || !mapping.bisects) ? giveUpBatch('RetryAttemptsExhausted') : 0;
};

/** Reads the stream in order, one batch at a time. A failed batch is retried before the next one. */
export const readStream = (options: StreamOptions): StreamSource => {
  const { streamArn, call, mapping, checkpoints, idleMilliseconds = 1_000, retryMilliseconds = 250 } = options;
  let stopped = false;
  let wake: () => void = () => undefined;
  let nudged = false;
  let waiting: (() => void)[] = [];
  let failures = 0;
  let woken = 0;
  let batchSize = mapping.batchSize;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const settle = async (records: readonly JsonObject[]): Promise<void> => {
    woken += 1;
    const done = await handle(records, failures, options);
    const last = records[done - 1];
    if (last) checkpoints.set(streamArn, sequenceOf(last));
    failures = done > 0 ? 0 : failures + 1;
    batchSize =
      done > 0 ? mapping.batchSize : mapping.bisects ? Math.max(1, Math.ceil(records.length / 2)) : records.length;
    if (done === 0 && !stopped) await pause(Math.min(30_000, retryMilliseconds * 2 ** Math.min(failures, 8)));
  };

  const next = shards(call, streamArn);
  const run = async (): Promise<void> => {
    while (!stopped) {
      const resolvers = waiting;
      waiting = [];
      nudged = false;
      const records = await next(checkpoints.get(streamArn), batchSize).catch(() => undefined);
      if (records?.length === 0) {
        for (const resolve of resolvers) resolve();
      } else {
        waiting = [...resolvers, ...waiting];
      }
      if (records && records.length > 0) {
        await settle(records.map((record) => lambdaRecord(record, options)));
        continue;
      }
      if (!records) await pause(retryMilliseconds);
      else if (!nudged && !stopped && waiting.length === 0) await pause(idleMilliseconds);
    }
  };
  const running = run();

  const nudge = () => {
    nudged = true;
    if (failures === 0) wake();
  };
  return {
    name: `stream ${streamArn.split('/')[1] ?? ''}`,
    nudge,
    invocations: () => woken,
    caughtUp: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        wake();
      }),
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
};

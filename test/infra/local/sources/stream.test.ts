import { describe, expect, onTestFinished, test } from 'vitest';
import { arrayOf, type JsonObject, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { type Checkpoints, checkpoints } from '../../../../infra/local/sources/checkpoints.ts';
import { type Mapping, mappingOf } from '../../../../infra/local/sources/mapping.ts';
import { readStream, type StreamOptions, sequenceOf } from '../../../../infra/local/sources/stream.ts';
import { temporaryDataFolder } from '../support/data-folder.ts';

const STREAM = 'arn:aws:dynamodb:local:0:table/table/stream/1';

/** A stream in memory with the operations that the reader uses. */
const stream = (count: number) => {
  const records = Array.from({ length: count }, (_, index) => ({
    eventID: String(index + 1),
    eventName: 'INSERT',
    dynamodb: {
      SequenceNumber: String(index + 1),
      ApproximateCreationDateTime: 1000,
      NewImage: { n: { N: String(index + 1) } },
    },
  }));
  const call = async (operation: string, input: JsonObject): Promise<JsonObject> => {
    if (operation === 'DescribeStream') {
      const range = { StartingSequenceNumber: '1', EndingSequenceNumber: String(records.length) };
      return { StreamDescription: { Shards: [{ ShardId: 'shard', SequenceNumberRange: range }] } };
    }
    if (operation === 'GetShardIterator') return { ShardIterator: stringOf(input.SequenceNumber) || '0' };
    const from = Number(input.ShardIterator);
    const page = records.slice(from, from + Number(input.Limit));
    return { Records: page, NextShardIterator: String(from + page.length) };
  };
  return { call, records };
};

const mapping = (properties: JsonObject = {}): Mapping =>
  mappingOf({ BatchSize: 3, FunctionResponseTypes: ['ReportBatchItemFailures'], ...properties }, 100);

const sequences = (event: JsonObject): string[] => arrayOf(event.Records).map((record) => sequenceOf(objectOf(record)));

const reader = (options: Partial<StreamOptions> & Pick<StreamOptions, 'call' | 'invoke' | 'checkpoints'>) => {
  const source = readStream({
    streamArn: STREAM,
    mapping: mapping(),
    ahead: () => 0,
    giveUp: async () => undefined,
    retryMilliseconds: 1,
    ...options,
  });
  onTestFinished(source.stop);
  return source;
};

describe('reading a stream', () => {
  test('every record is delivered once, in order, in batches', async () => {
    const batches: string[][] = [];
    const invoke = async (event: JsonObject) => void batches.push(sequences(event));
    await reader({ call: stream(7).call, invoke, checkpoints: checkpoints(temporaryDataFolder()) }).caughtUp();
    expect(batches).toEqual([['1', '2', '3'], ['4', '5', '6'], ['7']]);
  });

  test('a restart continues at the last checkpoint', async () => {
    const folder = temporaryDataFolder();
    const { call } = stream(5);
    const seen: string[] = [];
    const stopping = new Error('stopped');
    const first = reader({
      call,
      checkpoints: checkpoints(folder),
      async invoke(event) {
        if (seen.length >= 3) throw stopping;
        seen.push(...sequences(event));
      },
    });
    await expect.poll(() => seen.length).toBe(3);
    await first.stop();
    const second = reader({
      call,
      checkpoints: checkpoints(folder),
      invoke: async (event) => void seen.push(...sequences(event)),
    });
    await second.caughtUp();
    expect(seen).toEqual(['1', '2', '3', '4', '5']);
  });

  test('records are retried from the first reported failure on', async () => {
    const batches: string[][] = [];
    const invoke = async (event: JsonObject) => {
      batches.push(sequences(event));
      return batches.length === 1 ? { batchItemFailures: [{ itemIdentifier: '2' }] } : {};
    };
    await reader({ call: stream(4).call, invoke, checkpoints: checkpoints(temporaryDataFolder()) }).caughtUp();
    expect(batches).toEqual([
      ['1', '2', '3'],
      ['2', '3', '4'],
    ]);
  });

  test('a record that always fails is skipped alone after its retries, and reported', async () => {
    const received: string[] = [];
    const handled: string[] = [];
    const invoke = async (event: JsonObject) => {
      if (sequences(event).includes('2')) throw new Error('poison');
      handled.push(...sequences(event));
    };
    await reader({
      call: stream(4).call,
      invoke,
      mapping: mapping({ BisectBatchOnFunctionError: true, MaximumRetryAttempts: 3 }),
      checkpoints: checkpoints(temporaryDataFolder()),
      giveUp: async (records) => void received.push(...records.map(sequenceOf)),
    }).caughtUp();
    expect(received).toEqual(['2']);
    expect(handled).toEqual(['1', '3', '4']);
  });

  test('filtered records are not delivered, and do not block others', async () => {
    const seen: string[] = [];
    const Pattern = JSON.stringify({ dynamodb: { NewImage: { n: { N: ['2', '5'] } } } });
    await reader({
      call: stream(5).call,
      invoke: async (event) => void seen.push(...sequences(event)),
      mapping: mapping({ FilterCriteria: { Filters: [{ Pattern }] } }),
      checkpoints: checkpoints(temporaryDataFolder()),
    }).caughtUp();
    expect(seen).toEqual(['2', '5']);
  });

  test('a stream that was reset is read from its start', async () => {
    const seen: string[] = [];
    const old: Checkpoints = { get: () => (seen.length > 0 ? seen.at(-1) : '900'), set: () => undefined };
    const invoke = async (event: JsonObject) => void seen.push(...sequences(event));
    await reader({ call: stream(2).call, invoke, checkpoints: old }).caughtUp();
    expect(seen).toEqual(['1', '2']);
  });

  test('a record has an id that is unique across streams, and service time', async () => {
    const seen: JsonObject[] = [];
    const invoke = async (event: JsonObject) => void seen.push(...arrayOf(event.Records).map(objectOf));
    await reader({
      call: stream(1).call,
      invoke,
      ahead: () => 60_000,
      checkpoints: checkpoints(temporaryDataFolder()),
    }).caughtUp();
    expect(seen).toMatchObject([
      {
        eventID: expect.stringMatching(/^[0-9a-f]{32}$/),
        eventSourceARN: STREAM,
        dynamodb: { ApproximateCreationDateTime: 1060 },
      },
    ]);
  });
});

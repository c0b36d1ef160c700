import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { DynamoCall } from '../../../../infra/local/engines/dynamodb-client.ts';
import { arrayOf, type JsonObject, objectOf } from '../../../../infra/local/json.ts';
import { checkpoints } from '../../../../infra/local/sources/checkpoints.ts';
import { mappingOf } from '../../../../infra/local/sources/mapping.ts';
import { readStream, sequenceOf } from '../../../../infra/local/sources/stream.ts';
import { temporaryDataFolder, temporaryFolder } from '../support/data-folder.ts';
import { putRows, startEngine, streamedTable } from '../support/streamed-table.ts';

/** More than the reads after which the reader looks for its position again. */
const QUIET_READS = 150;

/** Reads the stream as the local stack does, and counts its reads. */
const reader = (streamArn: string, engine: DynamoCall, folder: ReturnType<typeof temporaryDataFolder>) => {
  const relayed: string[] = [];
  let reads = 0;
  const source = readStream({
    streamArn,
    mapping: mappingOf({}, 100),
    ahead: () => 0,
    giveUp: async () => undefined,
    checkpoints: checkpoints(folder),
    call(operation, input) {
      if (operation === 'GetRecords') reads += 1;
      return engine(operation, input);
    },
    invoke: async (event: JsonObject) =>
      void relayed.push(...arrayOf(event.Records).map((record) => sequenceOf(objectOf(record)))),
  });
  onTestFinished(source.stop);
  const idle = async () => {
    for (const end = reads + QUIET_READS; reads < end; ) await source.caughtUp();
  };
  return { ...source, relayed, idle };
};

test('beyond 1,000 records, quiet time and restarts relay no record again', async () => {
  const [file, folder] = [join(temporaryFolder(), 'table.sqlite'), temporaryDataFolder()];
  const first = await startEngine(file);
  const streamArn = await streamedTable(first.call);
  await putRows(first.call, 1_203);
  const before = reader(streamArn, first.call, folder);
  await before.caughtUp();
  expect(new Set(before.relayed).size).toBe(1_203);
  await before.idle();
  expect(before.relayed).toHaveLength(1_203);
  await before.stop();
  await first.stop();

  const second = await startEngine(file);
  const after = reader(streamArn, second.call, folder);
  await after.idle();
  expect(after.relayed).toEqual([]);
  await putRows(second.call, 2, 'later');
  await after.caughtUp();
  expect(after.relayed.map(Number)).toEqual([1_204, 1_205]);
});

test('after relayed records are deleted, reading continues at its position', async () => {
  const [file, folder] = [join(temporaryFolder(), 'table.sqlite'), temporaryDataFolder()];
  const { engine, call } = await startEngine(file);
  const streamArn = await streamedTable(call);
  await putRows(call, 999);
  const source = reader(streamArn, call, folder);
  await source.caughtUp();
  await source.stop();
  // The engine then reports 1000 as its first record, because it compares text.
  for (let nth = 0; nth < 4; nth += 1) engine.trimStream('things', String(10_000 + 990));
  await putRows(call, 40, 'later');
  const next = reader(streamArn, call, folder);
  await next.idle();
  expect(next.relayed.map(Number)).toEqual(Array.from({ length: 40 }, (_, nth) => 1_000 + nth));
});

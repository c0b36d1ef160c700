import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openStreamRecords } from '../../../../infra/local/engines/stream-records.ts';
import { arrayOf, objectOf } from '../../../../infra/local/json.ts';
import { allRecords } from '../../../../infra/local/sources/shards.ts';
import { sequenceOf } from '../../../../infra/local/sources/stream.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { putRows, startEngine, streamedTable } from '../support/streamed-table.ts';

const tableFile = () => join(temporaryFolder(), 'table.sqlite');

const opened = <Closed extends { close: () => void }>(closed: Closed): Closed => {
  onTestFinished(() => closed.close());
  return closed;
};

/** The engine's statements: the next sequence number, and a read after a position. */
const NEXT = `SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = 'a'`;
const READ = `SELECT new_image FROM _stream_records WHERE table_name = 'a' AND shard_id = 'b'
  AND CAST(sequence_number AS INTEGER) > 5 ORDER BY CAST(sequence_number AS INTEGER) ASC LIMIT 100`;

test('a started engine finds the next sequence number and the next records by an index', async () => {
  const file = tableFile();
  await startEngine(file);
  const database = opened(new DatabaseSync(file));
  for (const statement of [NEXT, READ]) {
    const steps = database.prepare(`EXPLAIN QUERY PLAN ${statement}`).all();
    expect(steps).toMatchObject([{ detail: expect.stringMatching(/^SEARCH .* INDEX _stream_records_position/) }]);
  }
});

test('relayed records are deleted in portions, and the newest ones stay with their numbers', async () => {
  const file = tableFile();
  const { call } = await startEngine(file);
  const streamArn = await streamedTable(call);
  await putRows(call, 200);
  const numbers = async () => (await allRecords(call, streamArn)).map((record) => Number(sequenceOf(record)));
  const records = opened(openStreamRecords(file, 20, 50));

  records.trim('things', '60');
  expect((await numbers())[0]).toBe(1);
  records.trim('things', '200');
  expect((await numbers())[0]).toBe(51);
  for (let nth = 0; nth < 5; nth += 1) records.trim('things', '200');
  expect(await numbers()).toEqual(Array.from({ length: 50 }, (_, nth) => 151 + nth));

  await putRows(call, 1, 'later');
  expect((await numbers()).at(-1)).toBe(201);
});

test('a locked file is left for the next portion', async () => {
  const file = tableFile();
  const { call } = await startEngine(file);
  await streamedTable(call);
  await putRows(call, 100);
  const records = opened(openStreamRecords(file, 0, 50));
  const other = opened(new DatabaseSync(file));
  const left = () => objectOf(arrayOf(other.prepare('SELECT COUNT(*) AS count FROM _stream_records').all())[0]).count;
  other.exec('BEGIN IMMEDIATE');
  records.trim('things', '60');
  other.exec('ROLLBACK');
  expect(left()).toBe(100);
  records.trim('things', '60');
  expect(left()).toBe(50);
});

test('a file of another schema, and a missing one, are left alone', () => {
  const file = tableFile();
  openStreamRecords(file).close();
  const database = opened(new DatabaseSync(file));
  openStreamRecords(file).trim('things', '99999');
  expect(database.prepare('SELECT * FROM sqlite_master').all()).toEqual([]);
});

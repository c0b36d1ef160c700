import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startDynamoDB } from '../../../../infra/local/engines/dynamodb.ts';
import { type DynamoCall, dynamoCall } from '../../../../infra/local/engines/dynamodb-client.ts';
import { arrayOf, objectOf } from '../../../../infra/local/json.ts';
import { table } from '../../../../infra/local/resources/tables.ts';
import { checkpoints } from '../../../../infra/local/sources/checkpoints.ts';
import { expire } from '../../../../infra/local/sources/expiry.ts';
import { wire } from '../../../../infra/local/wire.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { emptyWorld } from '../support/world.ts';

const TTL = { TimeToLiveSpecification: { AttributeName: 'until', Enabled: true } };
const AT_TABLE = { tableName: 'things', keyNames: ['pk', 'sk'], attribute: 'until' };
const KEYS = ['pk', 'sk'];

/** A table of the local engine, with the properties of a template. */
const startTable = async (properties = {}) => {
  const engine = await startDynamoDB(join(temporaryFolder(), 'table.sqlite'), undefined);
  onTestFinished(engine.stop);
  const world = { ...emptyWorld(), dynamo: dynamoCall(engine.endpoint) };
  const AttributeDefinitions = KEYS.map((AttributeName) => ({ AttributeName, AttributeType: 'S' }));
  const KeySchema = KEYS.map((AttributeName, nth) => ({ AttributeName, KeyType: nth === 0 ? 'HASH' : 'RANGE' }));
  await table('Table', { TableName: 'things', AttributeDefinitions, KeySchema, ...properties }, world);
  return world;
};

const put = (call: DynamoCall, sk: string, until?: number, fill = '') =>
  call('PutItem', {
    TableName: 'things',
    Item: { pk: { S: 'a' }, sk: { S: sk }, fill: { S: fill }, ...(until && { until: { N: String(until) } }) },
  });

const kept = async (call: DynamoCall) => {
  const { Items } = await call('Scan', { TableName: 'things', ProjectionExpression: 'sk' });
  return arrayOf(Items).map((item) => objectOf(objectOf(item).sk).S);
};

const second = () => Math.floor(Date.now() / 1000);

test('expired items are deleted, and no others', async () => {
  const { dynamo } = await startTable();
  await put(dynamo, 'passed', second() - 1);
  await put(dynamo, 'to come', second() + 60);
  await put(dynamo, 'without end');
  await expire(dynamo, AT_TABLE);
  expect(await kept(dynamo)).toEqual(['to come', 'without end']);
});

test('all pages of a table are read', async () => {
  const { dynamo } = await startTable();
  for (let nth = 0; nth < 8; nth += 1) await put(dynamo, `${nth}`, 1, 'x'.repeat(390_000));
  await expire(dynamo, AT_TABLE);
  expect(await kept(dynamo)).toEqual([]);
});

test('an item whose expiry is extended before its deletion is kept', async () => {
  const { dynamo } = await startTable();
  await put(dynamo, 'renewed', 1);
  const renewing: DynamoCall = async (operation, input) => {
    if (operation === 'DeleteItem') await put(dynamo, 'renewed', second() + 60);
    return dynamo(operation, input);
  };
  await expire(renewing, AT_TABLE);
  expect(await kept(dynamo)).toEqual(['renewed']);
});

test.each([
  ['a table with a time to live loses its items at the next minute of service time', TTL, []],
  ['a table without one keeps them', {}, ['item']],
])('%s', async (_, properties, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1, 12, 0, 30) });
  onTestFinished(() => void vi.useRealTimers());
  const world = await startTable(properties);
  const { sources } = wire(world, checkpoints(world.folder), () => 0);
  onTestFinished(async () => void (await Promise.all(sources.map(({ stop }) => stop()))));
  await put(world.dynamo, 'item', second() + 10);
  vi.setSystemTime(Date.UTC(2026, 0, 1, 12, 1));
  for (const { caughtUp } of sources) await caughtUp();
  expect(await kept(world.dynamo)).toEqual(expected);
});

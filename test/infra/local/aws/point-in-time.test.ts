import { describe, expect, test } from 'vitest';
import { withPointInTime } from '../../../../infra/local/aws/point-in-time.ts';
import { dynamoCall } from '../../../../infra/local/engines/dynamodb-client.ts';
import { arrayOf, type JsonObject, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { forward } from '../../../../infra/local/protocol/forward.ts';
import { AwsError } from '../../../../infra/local/protocol/request.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(() => startStore({ engine: true, stream: true }));
const account = useFixture(() => {
  const engine = dynamoCall(store.endpoint);
  const START = Math.floor(Date.now() / 1000);
  /* Each change is at its own second: the first at START + 1. */
  const call: typeof engine = async (operation, input) => {
    const answer = await engine(operation, input);
    if (operation !== 'GetRecords') return answer;
    const Records = arrayOf(answer.Records).map((one) => {
      const change = objectOf(objectOf(one).dynamodb);
      const ApproximateCreationDateTime = START + Number(change.SequenceNumber);
      return { ...objectOf(one), dynamodb: { ...change, ApproximateCreationDateTime } };
    });
    return { ...answer, Records };
  };
  const service = withPointInTime(
    call,
    () => (START + 1_000) * 1_000,
    (request) => forward(store.endpoint, request),
  );
  const send = async (operation: string, input: JsonObject): Promise<JsonObject> => {
    const body = Buffer.from(JSON.stringify(input));
    const headers = { 'content-type': 'application/x-amz-json-1.0' };
    const response = await service({
      method: 'POST',
      path: '/',
      headers,
      target: `DynamoDB_20120810.${operation}`,
      body,
    });
    return objectOf(JSON.parse(String(response.body)));
  };
  return { call, send, at: (change: number) => START + change };
});

const key = (sk: string) => ({ pk: { S: 'p' }, sk: { S: sk } });
const put = (sk: string, n: number) =>
  account.call('PutItem', { TableName: store.name, Item: { ...key(sk), n: { N: String(n) }, bytes: { B: 'AAE=' } } });
const rows = async (TableName: string): Promise<Readonly<Record<string, string>>> => {
  const items = arrayOf((await account.call('Scan', { TableName })).Items).map(objectOf);
  return Object.fromEntries(items.map(({ sk, n }) => [stringOf(objectOf(sk).S), stringOf(objectOf(n).N)]));
};
const restore = (TargetTableName: string, RestoreDateTime: number) =>
  account.send('RestoreTableToPointInTime', { SourceTableName: store.name, TargetTableName, RestoreDateTime });

describe('a restored table', () => {
  test('has exactly the rows of each moment: created, changed and deleted ones', async () => {
    const moments: Readonly<Record<string, string>>[] = [{}];
    const steps = [
      () => put('a', 1),
      () => put('b', 1),
      () => put('a', 2),
      () => account.call('DeleteItem', { TableName: store.name, Key: key('b') }),
      () => put('b', 3),
      () => put('c', 1),
    ];
    for (const step of steps) {
      await step();
      moments.push(await rows(store.name));
    }
    for (const [change, expected] of moments.entries()) {
      await restore(`restored-${change}`, account.at(change));
      expect(await rows(`restored-${change}`)).toEqual(expected);
    }
    expect(await rows(store.name)).toEqual(moments.at(-1));
    const [row] = arrayOf((await account.call('Scan', { TableName: 'restored-1' })).Items);
    expect(row).toMatchObject({ bytes: { B: 'AAE=' } });
  });

  test('has the keys and indexes of its source, and no stream', async () => {
    await restore('restored-index', account.at(6));
    const [source, restored] = await Promise.all(
      [store.name, 'restored-index'].map(async (TableName) =>
        objectOf((await account.call('DescribeTable', { TableName })).Table),
      ),
    );
    expect(restored?.KeySchema).toEqual(source?.KeySchema);
    expect(arrayOf(restored?.GlobalSecondaryIndexes).map((one) => objectOf(one).KeySchema)).toEqual(
      arrayOf(source?.GlobalSecondaryIndexes).map((one) => objectOf(one).KeySchema),
    );
    expect(restored?.LatestStreamArn).toBeUndefined();
  });

  test.each([
    ['a moment before the table', 'restored-early', () => -100_000, 'InvalidRestoreTimeException'],
    ['a moment in the future', 'restored-late', () => 2_000, 'InvalidRestoreTimeException'],
    ['a name that is taken', 'restored-1', () => 1, 'TableAlreadyExistsException'],
  ])('%s is refused', async (_, name, change, code) => {
    const refused = await restore(name, account.at(change())).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AwsError);
    expect(refused).toMatchObject({ code });
  });
});

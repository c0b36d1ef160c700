import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../infra/local/json.ts';
import { authorized } from '../../../../infra/local/policy/authorize.ts';
import { allows, statementsOf } from '../../../../infra/local/policy/statements.ts';
import { tableCalls } from '../../../../infra/local/policy/table-calls.ts';

const TEAM = `TEAM#${crypto.randomUUID()}`;
const ARN = 'arn:aws:dynamodb:us-east-1:000000000000:table/Rows';
const LIMITS = {
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['LIMIT#*', `TEAM#${'?'.repeat(36)}`] },
  Null: { 'dynamodb:LeadingKeys': 'false' },
};
const statements = statementsOf({
  Policies: [
    {
      PolicyDocument: {
        Statement: [
          { Effect: 'Allow', Action: ['dynamodb:GetItem', 'dynamodb:Query'], Resource: [ARN, `${ARN}/index/ByOwner`] },
          { Effect: 'Allow', Action: ['dynamodb:PutItem', 'dynamodb:UpdateItem'], Resource: ARN, Condition: LIMITS },
        ],
      },
    },
  ],
});
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'ROW' } });
const denied: string[] = [];
const table = authorized(
  () => ({ status: 200, headers: {}, body: '{}' }),
  new Map([['search', statements]]),
  (line) => denied.push(line),
);

const request = async (operation: string, input: JsonObject, caller = 'search') => {
  const { status, body } = await table({
    method: 'POST',
    path: '/',
    target: `DynamoDB_20120810.${operation}`,
    headers: { authorization: `AWS4-HMAC-SHA256 Credential=${caller}/20300101/us-east-1/dynamodb/aws4_request, x` },
    body: Buffer.from(JSON.stringify({ TableName: 'Rows', ...input })),
  });
  return status === 200 ? 'allowed' : JSON.parse(String(body)).__type;
};
const DENIED = 'AccessDeniedException';

describe('a function of the local stack', () => {
  test('reads only the table and the index that its role allows', async () => {
    expect(await request('GetItem', { Key: key('USER#1') })).toBe('allowed');
    const query = { KeyConditionExpression: 'owner = :pk', ExpressionAttributeValues: { ':pk': { S: 'A' } } };
    expect(await request('Query', { ...query, IndexName: 'ByOwner' })).toBe('allowed');
    expect(await request('Query', { ...query, IndexName: 'ByName' })).toBe(DENIED);
    expect(await request('Scan', {})).toBe(DENIED);
    expect(await request('BatchGetItem', { RequestItems: { Rows: { Keys: [key('A')] } } })).toBe(DENIED);
  });

  test('writes only in the partitions that its role allows', async () => {
    expect(await request('UpdateItem', { Key: key('LIMIT#ip#1') })).toBe('allowed');
    expect(await request('PutItem', { Item: key(TEAM) })).toBe('allowed');
    expect(await request('PutItem', { Item: key(`${TEAM}#HUB#1`) })).toBe(DENIED);
    expect(await request('UpdateItem', { Key: key('SESSION#1') })).toBe(DENIED);
    expect(await request('DeleteItem', { Key: key('LIMIT#ip#1') })).toBe(DENIED);
  });

  test('is denied a transaction if one step is not allowed', async () => {
    const put = (pk: string) => ({ Put: { TableName: 'Rows', Item: key(pk) } });
    expect(await request('TransactWriteItems', { TransactItems: [put('LIMIT#1'), put('LIMIT#2')] })).toBe('allowed');
    expect(await request('TransactWriteItems', { TransactItems: [put('LIMIT#1'), put('SESSION#2')] })).toBe(DENIED);
    const check = { ConditionCheck: { TableName: 'Rows', Key: key('LIMIT#1') } };
    expect(await request('TransactWriteItems', { TransactItems: [check] })).toBe(DENIED);
  });

  test('that is unknown is denied everything, with an error that names the function, action and key', async () => {
    denied.length = 0;
    expect(await request('GetItem', { Key: key('USER#1') }, 'stranger')).toBe(DENIED);
    expect(denied).toEqual(['stranger is not authorized to perform dynamodb:GetItem on Rows USER#1']);
  });
});

test('an unsupported statement is an error', () => {
  const unsupportedStatement = { PolicyDocument: { Statement: [{ Effect: 'Deny', Action: '*', Resource: '*' }] } };
  expect(() => statementsOf({ Policies: [unsupportedStatement] })).toThrow('only supports Allow');
  const conditional = {
    Effect: 'Allow',
    Action: 'dynamodb:GetItem',
    Resource: ARN,
    Condition: { Bool: { a: 'true' } },
  };
  const [unsupported, ...none] = statementsOf({ Policies: [{ PolicyDocument: { Statement: [conditional] } }] });
  expect(none).toEqual([]);
  const attempt = { action: 'dynamodb:GetItem', resource: ARN, leadingKeys: ['A'] };
  expect(() => allows(unsupported ? [unsupported] : [], attempt)).toThrow('does not support Bool of a');
});

test('the keys of a batch and the partition key of a query are checked', () => {
  expect(tableCalls('BatchGetItem', { RequestItems: { Rows: { Keys: [key('A'), key('B')] } } })).toEqual([
    { action: 'dynamodb:BatchGetItem', table: 'Rows', index: undefined, keys: ['A', 'B'] },
  ]);
  const [query] = tableCalls('Query', {
    TableName: 'Rows',
    KeyConditionExpression: '#p = :v1 AND begins_with(#s, :v2)',
    ExpressionAttributeValues: { ':v1': { S: 'A' }, ':v2': { S: 'B' } },
  });
  expect(query?.keys).toEqual(['A']);
});

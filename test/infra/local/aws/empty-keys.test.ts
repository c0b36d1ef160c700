import { describe, expect, test } from 'vitest';
import { emptyKey, withoutEmptyKeys } from '../../../../infra/local/aws/empty-keys.ts';
import type { JsonObject } from '../../../../infra/local/json.ts';
import { LISTING } from '../../../../shared/platform/db/listing.ts';

const key = (pk: string, sk: string) => ({ pk: { S: pk }, sk: { S: sk } });
const values = (...all: readonly string[]) => ({
  ExpressionAttributeValues: Object.fromEntries(all.map((value, nth) => [`:v${nth}`, { S: value }])),
});
const begins = (prefix: string) => ({
  KeyConditionExpression: '#n0 = :v0 AND begins_with(#n1, :v1)',
  ...values('TEAM#1', prefix),
});
const assigns = (name: string, value: string) => ({
  Key: key('TEAM#1', 'HUB#1'),
  UpdateExpression: 'SET #n0 = :v0',
  ExpressionAttributeNames: { '#n0': name },
  ...values(value),
});

const REFUSED: readonly (readonly [string, JsonObject])[] = [
  ['a key without a sort key', { Key: key('TEAM#1', '') }],
  ['a row without a partition key', { Item: key('', 'HUB#1') }],
  ['a row with an empty key of the index', { Item: { ...key('TEAM#1', 'HUB#1'), [LISTING.sort]: { S: '' } } }],
  ['a query for sort keys that begin with nothing', begins('')],
  ['an update that empties a key of the index', assigns(LISTING.partition, '')],
  ['a step of a transaction', { TransactItems: [{ ConditionCheck: { Key: key('TEAM#1', '') } }] }],
  ['one of many keys', { RequestItems: { Rows: { Keys: [key('TEAM#1', 'A'), key('TEAM#1', '')] } } }],
];
const TAKEN: readonly (readonly [string, JsonObject])[] = [
  ['a row with an empty attribute', { Item: { ...key('TEAM#1', 'HUB#1'), note: { S: '' } } }],
  ['an update that empties an attribute', assigns('note', '')],
  ['a query for sort keys that begin with something', begins('HUB#')],
];

describe('a table of the local stack', () => {
  const table = withoutEmptyKeys(() => ({ status: 200, headers: {}, body: '{}' }));
  const statusOf = async (input: JsonObject): Promise<number> => {
    const body = Buffer.from(JSON.stringify(input));
    return (await table({ method: 'POST', path: '/', headers: {}, target: 'DynamoDB_20120810.Query', body })).status;
  };

  test.each(REFUSED)('rejects %s, as DynamoDB does', async (_, input) => {
    expect(emptyKey(input)).toBeDefined();
    expect(await statusOf(input)).toBe(400);
  });

  test.each(TAKEN)('accepts %s', async (_, input) => {
    expect(emptyKey(input)).toBeUndefined();
    expect(await statusOf(input)).toBe(200);
  });
});

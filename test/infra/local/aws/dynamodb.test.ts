import { describe, expect, test } from 'vitest';
import { storeOf } from '../../../../infra/local/aws/dynamodb.ts';

const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'COUNTS' } });

describe('the store of a request', () => {
  test.each([
    ['a counter', { TableName: 't', Key: key('LIMIT#login#1') }, 'counters'],
    ['an entity', { TableName: 't', Key: key('TEAM#1') }, 'table'],
    [
      'counters in a transaction',
      { TransactItems: [{ Update: { Key: key('LIMIT#a') } }, { Update: { Key: key('LIMIT#b') } }] },
      'counters',
    ],
    [
      'a counter and an entity in a transaction',
      { TransactItems: [{ Update: { Key: key('LIMIT#a') } }, { Put: { Item: key('TEAM#1') } }] },
      'table',
    ],
    ['many keys', { RequestItems: { t: { Keys: [key('TEAM#1'), key('LIMIT#a')] } } }, 'table'],
    [
      'a query of an entity',
      { KeyConditionExpression: '#p = :p', ExpressionAttributeValues: { ':p': { S: 'HUB#1' } } },
      'table',
    ],
    [
      'a query of counters',
      { KeyConditionExpression: '#p = :p', ExpressionAttributeValues: { ':p': { S: 'LIMIT#a' } } },
      'counters',
    ],
    ['an entity that mentions a counter', { Item: { ...key('TEAM#1'), note: { S: 'LIMIT#a' } } }, 'table'],
    ['a request without items', { TableName: 't' }, 'table'],
  ])('%s', (_, input, store) => expect(storeOf(input)).toBe(store));
});

import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import type { Ops } from '../ops.ts';
import type { Mismatch } from './counters.ts';

/** Sets counters to the counted numbers, unless they changed meanwhile. */
export const repairCounters = async ({ stage }: Ops, TableName: string, wrong: readonly Mismatch[]): Promise<void> => {
  for (const { pk, sk, attribute, stored, counted, counter } of wrong)
    await stage.clients.dynamo.send(
      new UpdateItemCommand({
        TableName,
        Key: { pk: { S: pk }, sk: { S: sk } },
        UpdateExpression: 'SET #number = :counted, #entity = :entity',
        ConditionExpression: stored === 0 ? 'attribute_not_exists(#number) OR #number = :stored' : '#number = :stored',
        ExpressionAttributeNames: { '#number': attribute, '#entity': 'entity' },
        ExpressionAttributeValues: {
          ':counted': { N: String(counted) },
          ':stored': { N: String(stored) },
          ':entity': { S: counter },
        },
      }),
    );
};

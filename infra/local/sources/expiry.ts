import { type DynamoCall, DynamoError } from '../engines/dynamodb-client.ts';
import { arrayOf, type JsonObject, objectOf } from '../json.ts';

export interface ExpiringTable {
  readonly tableName: string;
  readonly keyNames: readonly string[];
  /** The attribute with the expiry time, in seconds. */
  readonly attribute: string;
}

const unlessRenewed = (error: unknown): undefined => {
  if (error instanceof DynamoError && error.code === 'ConditionalCheckFailedException') return undefined;
  throw error;
};

/** Deletes expired items, which DynamoDB does within days. An item whose expiry was extended meanwhile is kept. */
export const expire = async (call: DynamoCall, { tableName, keyNames, attribute }: ExpiringTable): Promise<void> => {
  const passed = {
    TableName: tableName,
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(Date.now() / 1000)) } },
  };
  const named = Object.fromEntries(keyNames.map((name, index) => [`#key${index}`, name]));
  let from: JsonObject = {};
  do {
    const { Items, LastEvaluatedKey } = await call('Scan', {
      ...passed,
      ...from,
      FilterExpression: '#ttl < :now',
      ProjectionExpression: Object.keys(named).join(', '),
      ExpressionAttributeNames: { '#ttl': attribute, ...named },
    });
    for (const Key of arrayOf(Items)) {
      const condition = { ConditionExpression: '#ttl < :now', ExpressionAttributeNames: { '#ttl': attribute } };
      await call('DeleteItem', { ...passed, ...condition, Key: objectOf(Key) }).catch(unlessRenewed);
    }
    from = LastEvaluatedKey ? { ExclusiveStartKey: LastEvaluatedKey } : {};
  } while (from.ExclusiveStartKey);
};

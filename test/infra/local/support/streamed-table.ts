import { onTestFinished } from 'vitest';
import { startDynamoDB } from '../../../../infra/local/engines/dynamodb.ts';
import { type DynamoCall, dynamoCall } from '../../../../infra/local/engines/dynamodb-client.ts';
import { objectOf, stringOf } from '../../../../infra/local/json.ts';

const TABLE = 'things';

/** The engine with its data in a file, as the local stack starts it. */
export const startEngine = async (file: string) => {
  const engine = await startDynamoDB(file, process.env.DYNAMODB_ENDPOINT);
  const stop = engine.stop;
  onTestFinished(stop);
  return { engine, call: dynamoCall(engine.endpoint), stop };
};

/** Creates a table with a stream, and returns the ARN of the stream. */
export const streamedTable = async (call: DynamoCall): Promise<string> => {
  await call('CreateTable', {
    TableName: TABLE,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
  return stringOf(objectOf((await call('DescribeTable', { TableName: TABLE })).Table).LatestStreamArn);
};

const TRANSACTION = 100;

/** Writes so many rows, a hundred in a transaction. */
export const putRows = async (call: DynamoCall, count: number, name = 'row'): Promise<void> => {
  for (let from = 0; from < count; from += TRANSACTION) {
    const rows = Array.from({ length: Math.min(TRANSACTION, count - from) }, (_, nth) => `${name}-${from + nth}`);
    const TransactItems = rows.map((row) => ({ Put: { TableName: TABLE, Item: { pk: { S: row } } } }));
    await call('TransactWriteItems', { TransactItems });
  }
};

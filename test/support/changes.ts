import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import type { StreamRecord } from '../../functions/relay/stream-record.ts';
import { dynamoCall } from '../../infra/local/engines/dynamodb-client.ts';
import { shards } from '../../infra/local/sources/shards.ts';
import type { TestStore } from './dynamo.ts';

/** Reads the stream of a table in order. Each call returns up to 100 of the following records. */
export const changesOf = async ({ client, endpoint, name }: TestStore) => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  if (!Table?.LatestStreamArn) throw new Error('The store has no stream: start it with { stream: true }.');
  const next = shards(dynamoCall(endpoint), Table.LatestStreamArn);
  let after: string | undefined;
  return async (): Promise<readonly StreamRecord[]> => {
    const batch = (await next(after, 100)) as unknown as readonly StreamRecord[];
    after = batch.at(-1)?.dynamodb.SequenceNumber ?? after;
    return batch;
  };
};

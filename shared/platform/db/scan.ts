import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './document-client.ts';
import { type Condition, Placeholders } from './expression.ts';
import type { Item } from './item.ts';
import type { Page, Position } from './query.ts';
import { stored } from './stored.ts';
import { bindings } from './write.ts';

/** Reads a part of the whole table, at most 1 MB of it, and returns the rows that match. Tombstones are included. */
export type Scan = (filter: Condition, after: Position | undefined) => Promise<Page<Item>>;

/** A scan costs the reading of every row of the table: for rare work that no key leads to. */
export const scanOf = (client: DynamoDBClient, name: string): Scan => {
  const documents = documentClient(client);
  return async (filter, after) => {
    const at = new Placeholders();
    const FilterExpression = filter(at);
    const { Items = [], LastEvaluatedKey } = await documents.send(
      new ScanCommand({
        TableName: name,
        FilterExpression,
        ...bindings(at),
        ConsistentRead: true,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    const items = Items.map((row) => stored<Item>(row));
    if (!LastEvaluatedKey) return { items };
    return { items, next: { pk: String(LastEvaluatedKey.pk), sk: String(LastEvaluatedKey.sk) } };
  };
};

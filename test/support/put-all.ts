import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb';
import type { NewItem } from '../../shared/platform/db/item.ts';
import type { Key } from '../../shared/platform/db/key.ts';
import { inParts } from '../../shared/platform/runtime/in-parts.ts';
import { toAttributes } from './attributes.ts';
import type { TestStore } from './dynamo.ts';

/** Writes rows in batches of the maximum size. */
export const putAll = async ({ client, name }: TestStore, rows: readonly NewItem[]): Promise<void> => {
  for (const part of inParts(rows, 25)) {
    const requests = part.map((row) => ({ PutRequest: { Item: toAttributes(row) } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [name]: requests } }));
  }
};

/** Removes rows in batches of the maximum size. */
export const removeAll = async ({ client, name }: TestStore, rows: readonly Key[]): Promise<void> => {
  for (const part of inParts(rows, 25)) {
    const requests = part.map(({ pk, sk }) => ({ DeleteRequest: { Key: toAttributes({ pk, sk }) } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [name]: requests } }));
  }
};

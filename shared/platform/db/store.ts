import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Item } from './item.ts';

/** What the table's modules call: one client, one table name. */
export interface Store {
  readonly client: DynamoDBClient;
  readonly name: string;
}

export interface Burial {
  readonly entity: string;
  readonly actor: NonNullable<Item['actor']>;
  readonly at: Date;
}

import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Item } from './item.ts';
import type { Entity } from './row-kind.ts';

/** A table and the client that reads and writes its rows. */
export interface Store {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

export interface Deletion {
  readonly entity: Entity;
  readonly actor: NonNullable<Item['actor']>;
  readonly now: Date;
}

import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { documentClient } from './document-client.ts';
import type { Change, Condition } from './expression.ts';
import type { Item, NewItem } from './item.ts';
import type { Key } from './key.ts';
import { type Page, type Query, query } from './query.ts';
import { batchGet, type GetOptions, getItem } from './read.ts';
import type { Deletion, Store } from './store.ts';
import { type Step, type Transacted, transact } from './transaction.ts';
import { put, remove, softDelete, update, type Written } from './write.ts';

/**
 * The one table. `get`, `getMany` and `query` treat a tombstone as absent, except for the option `tombstones`. A failed condition is a result, not an
 * error; calls reject only with errors of the client, which `storeFailure` classifies.
 */
export interface Table {
  /** One item, or `undefined`; strongly consistent unless `eventual` is set. */
  get<T>(key: Key, options?: GetOptions): Promise<(T & Item) | undefined>;
  /** Items in the order of the keys, in one round trip; more than 100 are several concurrent requests. */
  getMany<T>(keys: readonly Key[], options?: GetOptions): Promise<readonly ((T & Item) | undefined)[]>;
  /** One page of a partition or of the index. */
  query<T>(query: Query): Promise<Page<T & Item>>;
  put<T extends NewItem>(item: T, condition?: Condition): Promise<Written<T>>;
  /** Updates an item. Without a condition, a missing item is created. */
  update<T>(key: Key, change: Change, condition?: Condition): Promise<Written<T & Item>>;
  /** Replaces an entity by a tombstone, which keeps the actor until the stream has published the deletion. */
  softDelete(key: Key, by: Deletion, condition?: Condition): Promise<Written<Item>>;
  /** Removes a row permanently. Idempotent. */
  remove(key: Key): Promise<void>;
  /** Writes all steps or none. */
  transact(steps: readonly Step[]): Promise<Transacted>;
}

export const table = (client: DynamoDBClient, name: string): Table => {
  const store: Store = { client: documentClient(client), name };
  return {
    get: (key, options) => getItem(store, key, options),
    getMany: (keys, options) => batchGet(store, keys, options),
    query: (request) => query(store, request),
    put: (item, condition) => put(store, item, condition),
    update: (key, change, condition) => update(store, key, change, condition),
    softDelete: (key, by, condition) => softDelete(store, key, by, condition),
    remove: (key) => remove(store, key),
    transact: (steps) => transact(store, steps),
  };
};

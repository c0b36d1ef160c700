import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { documentClient } from './document-client.ts';
import type { Change, Condition } from './expression.ts';
import type { Attributes, Item } from './item.ts';
import type { Key } from './key.ts';
import { type Page, type Query, query } from './query.ts';
import { batchGet, type GetOptions, getItem } from './read.ts';
import type { Deletion, Store } from './store.ts';
import { type Step, type Transacted, transact } from './transaction.ts';
import { put, remove, softDelete, update, type Written } from './write.ts';

/**
 * The one table. A deleted row is answered as absent by `get`, `getMany` and `query`. Calls reject only with the
 * client's errors, which `storeFailure` sorts; a condition that does not hold is an answer, not an error.
 */
export interface Table {
  /** One item, or `undefined`; consistent unless told otherwise. */
  get<T>(key: Key, options?: GetOptions): Promise<(T & Item) | undefined>;
  /** At most 100 items in one round trip, in the order of the keys; consistent unless told otherwise. */
  getMany<T>(keys: readonly Key[], options?: GetOptions): Promise<readonly ((T & Item) | undefined)[]>;
  /** One page of a partition or of the index. */
  query<T>(query: Query): Promise<Page<T & Item>>;
  put<T extends Item & Attributes>(item: T, condition?: Condition): Promise<Written<T>>;
  /** Changes an item in place; without a condition it is made where it is missing. */
  update<T>(key: Key, change: Change, condition?: Condition): Promise<Written<T & Item>>;
  /** Deletes an entity and remembers who did until the stream has told. */
  softDelete(key: Key, by: Deletion, condition?: Condition): Promise<Written<Item>>;
  /** Removes a row for good; one that is not there is removed already. */
  remove(key: Key): Promise<void>;
  /** All of the steps or none of them. */
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

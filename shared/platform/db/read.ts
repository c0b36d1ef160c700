import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { pause } from '../time/pause.ts';
import { type Item, isTombstone } from './item.ts';
import type { Key } from './key.ts';
import type { Store } from './store.ts';
import { stored } from './stored.ts';

export interface GetOptions {
  /** Eventually consistent, at half the price. */
  readonly eventual?: boolean;
}

const liveItem = <T>(row: Record<string, unknown> | undefined): (T & Item) | undefined => {
  if (!row) return undefined;
  const item = stored<T>(row);
  return isTombstone(item) ? undefined : item;
};

/** Returns the key of a row, without other attributes. */
export const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

export const getItem = async <T>({ client, name }: Store, key: Key, { eventual = false }: GetOptions = {}) => {
  const { Item } = await client.send(new GetCommand({ TableName: name, Key: keyOf(key), ConsistentRead: !eventual }));
  return liveItem<T>(Item);
};

const address = ({ pk, sk }: Key): string => `${pk}\u0000${sk}`;

/**
 * Retries unprocessed keys after growing random delays of at most 0.2 s, four times; then throws a throttling error.
 */
export const batchGet = async <T>(
  { client, name }: Store,
  keys: readonly Key[],
  { eventual = false }: GetOptions = {},
) => {
  const found = new Map<string, T & Item>();
  const distinct = new Map(keys.map((key) => [address(key), keyOf(key)]));
  let Keys: Record<string, unknown>[] = [...distinct.values()].map((key) => ({ ...key }));
  for (let attempt = 0; Keys.length > 0; attempt += 1) {
    if (attempt > 4) throw Object.assign(new Error('Keys were left unprocessed'), { name: 'ThrottlingException' });
    if (attempt > 0) await pause(Math.random() * 10 * 2 ** attempt);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys, ConsistentRead: !eventual } } }),
    );
    for (const row of Responses?.[name] ?? []) {
      const item = liveItem<T>(row);
      if (item) found.set(address(item), item);
    }
    Keys = UnprocessedKeys?.[name]?.Keys ?? [];
  }
  return keys.map((key) => found.get(address(key)));
};

import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { pause } from '../time/pause.ts';
import { type Item, isBuried } from './item.ts';
import type { Key } from './key.ts';
import type { Store } from './store.ts';
import { stored } from './stored.ts';

export interface GetOptions {
  /** Half the price, and the answer may lag a write by a moment. */
  readonly eventual?: boolean;
}

const living = <T>(row: Record<string, unknown> | undefined): (T & Item) | undefined => {
  if (!row) return undefined;
  const item = stored<T>(row);
  return isBuried(item) ? undefined : item;
};

/** The key alone, of a row or of anything else that has one. */
export const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

export const getItem = async <T>({ client, name }: Store, key: Key, { eventual = false }: GetOptions = {}) => {
  const { Item } = await client.send(new GetCommand({ TableName: name, Key: keyOf(key), ConsistentRead: !eventual }));
  return living<T>(Item);
};

const address = ({ pk, sk }: Key): string => `${pk}\u0000${sk}`;

/**
 * What the store left unprocessed is read again after growing random pauses of at most 0.2 s, four times at most;
 * then it counts as unavailable.
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
      const item = living<T>(row);
      if (item) found.set(address(item), item);
    }
    Keys = UnprocessedKeys?.[name]?.Keys ?? [];
  }
  return keys.map((key) => found.get(address(key)));
};

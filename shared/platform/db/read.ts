import { type AttributeValue, BatchGetItemCommand, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { pause } from '../time/pause.ts';
import { toAttributes } from './attribute-value.ts';
import { type Item, isBuried } from './item.ts';
import type { Key } from './key.ts';
import type { Store } from './store.ts';
import { stored } from './stored.ts';

export interface GetOptions {
  /** Half the price, and the answer may lag a write by a moment. */
  readonly eventual?: boolean;
}

const living = <T>(attributes: Record<string, AttributeValue> | undefined): (T & Item) | undefined => {
  if (!attributes) return undefined;
  const item = stored<T>(attributes);
  return isBuried(item) ? undefined : item;
};

export const wireKey = ({ pk, sk }: Key) => toAttributes({ pk, sk });

export const getItem = async <T>({ client, name }: Store, key: Key, { eventual = false }: GetOptions = {}) => {
  const { Item } = await client.send(
    new GetItemCommand({ TableName: name, Key: wireKey(key), ConsistentRead: !eventual }),
  );
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
  const distinct = new Map(keys.map((key) => [address(key), wireKey(key)]));
  let Keys = [...distinct.values()];
  for (let attempt = 0; Keys.length > 0; attempt += 1) {
    if (attempt > 4) throw Object.assign(new Error('Keys were left unprocessed'), { name: 'ThrottlingException' });
    if (attempt > 0) await pause(Math.random() * 10 * 2 ** attempt);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetItemCommand({ RequestItems: { [name]: { Keys, ConsistentRead: !eventual } } }),
    );
    for (const attributes of Responses?.[name] ?? []) {
      const item = living<T>(attributes);
      if (item) found.set(address(item), item);
    }
    Keys = UnprocessedKeys?.[name]?.Keys ?? [];
  }
  return keys.map((key) => found.get(address(key)));
};

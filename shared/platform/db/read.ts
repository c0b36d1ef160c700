import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { inParts } from '../runtime/in-parts.ts';
import { pause } from '../time/pause.ts';
import { type Item, isTombstone } from './item.ts';
import type { Key } from './key.ts';
import type { Store } from './store.ts';
import { stored } from './stored.ts';

export interface GetOptions {
  /** Eventually consistent, at half the price. */
  readonly eventual?: boolean;
  /** Returns tombstones as well. */
  readonly tombstones?: boolean;
}

const foundItem = <T>(
  row: Record<string, unknown> | undefined,
  { tombstones = false }: GetOptions,
): (T & Item) | undefined => {
  if (!row) return undefined;
  const item = stored<T>(row);
  return isTombstone(item) && !tombstones ? undefined : item;
};

/** Returns the key of a row, without other attributes. */
export const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

export const getItem = async <T>({ client, name }: Store, key: Key, options: GetOptions = {}) => {
  const read = { TableName: name, Key: keyOf(key), ConsistentRead: !options.eventual };
  const { Item } = await client.send(new GetCommand(read));
  return foundItem<T>(Item, options);
};

/** A text that no other key has. */
export const address = ({ pk, sk }: Key): string => `${pk}\u0000${sk}`;

/** DynamoDB's limit for one request. */
const MAX_KEYS = 100;

/**
 * Retries unprocessed keys after growing random delays of at most 0.2 s, four times; then throws a throttling error.
 */
const readPart = async <T>({ client, name }: Store, part: readonly Key[], options: GetOptions) => {
  const found: (T & Item)[] = [];
  let Keys: Record<string, unknown>[] = part.map(({ pk, sk }) => ({ pk, sk }));
  for (let attempt = 0; Keys.length > 0; attempt += 1) {
    if (attempt > 4) throw Object.assign(new Error('Keys were left unprocessed'), { name: 'ThrottlingException' });
    if (attempt > 0) await pause(Math.random() * 10 * 2 ** attempt);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys, ConsistentRead: !options.eventual } } }),
    );
    found.push(...(Responses?.[name] ?? []).flatMap((row) => foundItem<T>(row, options) ?? []));
    Keys = UnprocessedKeys?.[name]?.Keys ?? [];
  }
  return found;
};

/** The rows in the order of the keys. Any number of keys: one round trip of concurrent requests of a hundred each. */
export const batchGet = async <T>(store: Store, keys: readonly Key[], options: GetOptions = {}) => {
  const distinct = [...new Map(keys.map((key) => [address(key), key])).values()];
  const found = await Promise.all(inParts(distinct, MAX_KEYS).map((part) => readPart<T>(store, part, options)));
  const rows = new Map(found.flat().map((item) => [address(item), item]));
  return keys.map((key) => rows.get(address(key)));
};

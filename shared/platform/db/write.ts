import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { throughCollisions } from './collisions.ts';
import { all, type Change, type Condition, live, Placeholders, updateExpression } from './expression.ts';
import type { Attributes, Item } from './item.ts';
import type { Key } from './key.ts';
import { keyOf } from './read.ts';
import type { Deletion, Store } from './store.ts';
import { stored, storedImage } from './stored.ts';

/** What a conditional write came to: the item as it is now, or the one that stood in the way. */
export type Written<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly current: T | undefined };

const refused = <T>(error: unknown): Written<T> => {
  if (!(error instanceof ConditionalCheckFailedException)) throw error;
  return { ok: false, current: error.Item && storedImage<T>(error.Item) };
};

/** A single write is refused, not queued, while a transaction holds its item. */
const collided = (error: unknown): boolean => error instanceof TransactionConflictException;

/** The names and values that an expression collected, in the shape the client takes: never an empty map. */
export const bindings = ({ names, values }: Placeholders) => ({
  ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
  ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
});

export const put = async <T extends Item & Attributes>(
  { client, name }: Store,
  item: T,
  condition?: Condition,
): Promise<Written<T>> => {
  const at = new Placeholders();
  const ConditionExpression = condition?.(at);
  const command = {
    TableName: name,
    Item: item,
    ...(ConditionExpression && { ConditionExpression }),
    ...bindings(at),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
  try {
    await throughCollisions(() => client.send(new PutCommand(command)), collided);
    return { ok: true, value: item };
  } catch (error) {
    return refused(error);
  }
};

export const update = async <T>(
  { client, name }: Store,
  key: Key,
  change: Change,
  condition?: Condition,
): Promise<Written<T & Item>> => {
  const at = new Placeholders();
  const UpdateExpression = updateExpression(change, at);
  const ConditionExpression = condition?.(at);
  const command = {
    TableName: name,
    Key: keyOf(key),
    ...(UpdateExpression && { UpdateExpression }),
    ...(ConditionExpression && { ConditionExpression }),
    ...bindings(at),
    ReturnValues: 'ALL_NEW' as const,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
  try {
    const send = () => client.send(new UpdateCommand(command));
    const { Attributes: attributes } = await throughCollisions(send, collided);
    return { ok: true, value: stored<T>(attributes ?? {}) };
  } catch (error) {
    return refused(error);
  }
};

/** Removes a row for good, whether it is there or not. Outside a transaction that is one write unit, not two. */
export const remove = async ({ client, name }: Store, key: Key): Promise<void> => {
  const command = new DeleteCommand({ TableName: name, Key: keyOf(key) });
  await throughCollisions(() => client.send(command), collided);
};

const DAY_SECONDS = 86_400;

/** The row that takes a deleted entity's place; nothing of the entity is left in it. */
export const tombstone = (key: Key, { entity, actor, at }: Deletion) => ({
  ...key,
  entity,
  actor: { ...actor },
  buried_at: at.toISOString(),
  ttl: Math.floor(at.getTime() / 1000) + DAY_SECONDS,
});

export const softDelete = (store: Store, key: Key, by: Deletion, condition?: Condition): Promise<Written<Item>> =>
  put(store, tombstone(key, by), condition ? all(live, condition) : live);

import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { all, type Change, type Condition, live, Placeholders, updateExpression } from './expression.ts';
import type { Item, NewItem } from './item.ts';
import type { Key } from './key.ts';
import { keyOf } from './read.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { stamped } from './stamp.ts';
import type { Deletion, Store } from './store.ts';
import { stored, storedImage } from './stored.ts';

/** The result of a conditional write: the item as it is now, or the item that failed the condition. */
export type Written<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly current: T | undefined };

const refused = <T>(error: unknown): Written<T> => {
  if (!(error instanceof ConditionalCheckFailedException)) throw error;
  return { ok: false, current: error.Item && storedImage<T>(error.Item) };
};

/** DynamoDB rejects a single write while a transaction holds its item. */
const isConflict = (error: unknown): boolean => error instanceof TransactionConflictException;

/** The collected names and values as request members; DynamoDB rejects empty maps. */
export const bindings = ({ names, values }: Placeholders) => ({
  ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
  ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
});

/** The change, with the thread that writes it. */
export const stampedChange = (change: Change): Change => ({ ...change, set: stamped({ ...change.set }) });

export const put = async <T extends NewItem>(
  { client, name }: Store,
  item: T,
  condition?: Condition,
): Promise<Written<T>> => {
  const at = new Placeholders();
  const ConditionExpression = condition?.(at);
  const command = {
    TableName: name,
    Item: stamped(item),
    ...(ConditionExpression && { ConditionExpression }),
    ...bindings(at),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
  try {
    await retryConflicts(() => client.send(new PutCommand(command)), isConflict);
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
  const UpdateExpression = updateExpression(stampedChange(change), at);
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
    const { Attributes: attributes } = await retryConflicts(send, isConflict);
    return { ok: true, value: stored<T>(attributes ?? {}) };
  } catch (error) {
    return refused(error);
  }
};

/** Removes a row permanently. Outside a transaction this costs one write unit, not two. */
export const remove = async ({ client, name }: Store, key: Key): Promise<void> => {
  const command = new DeleteCommand({ TableName: name, Key: keyOf(key) });
  await retryConflicts(() => client.send(command), isConflict);
};

const DAY_SECONDS = 86_400;

/** The row that replaces a deleted entity. It keeps no data of the entity. */
export const tombstone = (key: Key, { entity, actor, now }: Deletion) => ({
  ...key,
  entity,
  actor: { ...actor },
  buried_at: now.toISOString(),
  ttl: Math.floor(now.getTime() / 1000) + DAY_SECONDS,
});

export const softDelete = (store: Store, key: Key, by: Deletion, condition?: Condition): Promise<Written<Item>> =>
  put(store, tombstone(key, by), condition ? all(live, condition) : live);

import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { absent, all, type Condition, Placeholders } from './expression.ts';
import type { Item } from './item.ts';
import { LISTING, sortedBy, sortOf } from './listing.ts';
import type { Store } from './store.ts';
import { stored } from './stored.ts';
import { bindings } from './write.ts';

/** A run of items that share a partition, in the order of their sort key. */
export interface Query {
  readonly partition: string;
  /** Only sort keys that begin with this; all of the partition where it is left out. */
  readonly prefix?: string;
  /** Reads the index, whose answer may lag a write by a moment. */
  readonly index?: 'listing';
  readonly descending?: boolean;
  /** How many items at most; a page is shorter only at the end. */
  readonly limit: number;
  /** Where an earlier page of this query ended. The partition is always this query's own. */
  readonly after?: Position | undefined;
  readonly filter?: Condition;
  /** Most items pass the filter: at first no more are read than are wanted. */
  readonly dense?: boolean;
  readonly eventual?: boolean;
}

/** Where a page ended. */
export type Position = Readonly<Record<string, string>>;

/** A page asked for: how many items, and after which. */
export interface PageRequest {
  readonly limit: number;
  readonly after: Position | undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Where the next page begins; absent when this was the last. */
  readonly next?: Position | undefined;
}

const FETCH_LIMIT = 10;
/** Where many rows are read over, by a filter or because they were deleted, more of them are read at once. */
const WIDE_FETCH = 100;

/** Without its partition: a position is of no use in another one. */
const positionOf = (item: Partial<Item>, index: Query['index']): Position =>
  index ? { pk: String(item.pk), sk: String(item.sk), ...sortedBy(sortOf(item)) } : { sk: String(item.sk) };

/** The key that a query starts after: `position` in this partition. */
const startKey = (partition: string, index: Query['index'], position: Position): Record<string, unknown> => ({
  ...position,
  [index ? LISTING.partition : 'pk']: partition,
});

/**
 * Reads one item more than asked, so that a next page is promised only where there is one. Deleted rows and filtered
 * ones are read over, in at most ten requests.
 */
export const query = async <T>({ client, name }: Store, request: Query): Promise<Page<T & Item>> => {
  const { partition, prefix = '', index, limit, descending = false, eventual = false } = request;
  const [pk, sk] = index ? [LISTING.partition, LISTING.sort] : ['pk', 'sk'];
  const at = new Placeholders();
  const isOfPartition = `${at.name(pk)} = ${at.value(partition)}`;
  const begins = () => `begins_with(${at.name(sk)}, ${at.value(prefix)})`;
  const KeyConditionExpression = prefix === '' ? isOfPartition : `${isOfPartition} AND ${begins()}`;
  const FilterExpression = all(absent('buried_at'), ...(request.filter ? [request.filter] : []))(at);
  const items: (T & Item)[] = [];
  let ExclusiveStartKey = request.after && startKey(partition, index, request.after);
  for (let fetches = 0; fetches < FETCH_LIMIT; fetches += 1) {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: name,
        ...(index && { IndexName: LISTING.index }),
        KeyConditionExpression,
        FilterExpression,
        ...bindings(at),
        ScanIndexForward: !descending,
        ConsistentRead: !index && !eventual,
        Limit: Math.max(limit + 1 - items.length, (request.filter && !request.dense) || fetches > 0 ? WIDE_FETCH : 1),
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    for (const row of Items) items.push(stored<T>(row));
    ExclusiveStartKey = LastEvaluatedKey;
    if (items.length > limit || !LastEvaluatedKey) break;
  }
  const page = items.slice(0, limit);
  const last = page.at(-1);
  if (items.length > limit && last) return { items: page, next: positionOf(last, index) };
  return ExclusiveStartKey ? { items: page, next: positionOf(ExclusiveStartKey, index) } : { items: page };
};

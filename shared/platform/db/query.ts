import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { absent, all, type Condition, Placeholders } from './expression.ts';
import type { Item } from './item.ts';
import { LISTING, sortedBy, sortOf } from './listing.ts';
import type { Store } from './store.ts';
import { stored } from './stored.ts';
import { bindings } from './write.ts';

/** A range of one partition, in sort-key order. */
export interface Query {
  readonly partition: string;
  /** Only sort keys with this prefix; the whole partition if absent. */
  readonly prefix?: string;
  /** Only sort keys from the first to the last of these, both included. Instead of `prefix`. */
  readonly between?: readonly [first: string, last: string];
  /** Reads the index, which is eventually consistent. */
  readonly index?: 'listing';
  readonly descending?: boolean;
  /** Maximum number of items; a page is shorter only at the end. */
  readonly limit: number;
  /** The position of the previous page. The partition is always that of this query. */
  readonly after?: Position | undefined;
  readonly filter?: Condition;
  /** Most items pass the filter, so the first request reads only `limit + 1` rows. */
  readonly dense?: boolean;
  readonly eventual?: boolean;
}

/** The position where a page ended. */
export type Position = Readonly<Record<string, string>>;

/** The size of a requested page and the position it starts after. */
export interface PageRequest {
  readonly limit: number;
  readonly after: Position | undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** The position of the next page; absent on the last page. */
  readonly next?: Position | undefined;
}

const MAX_FETCHES = 10;
/** When rows are filtered out, later requests read more rows at once. */
const FETCH_SIZE = 100;

/** Without the partition, so a position is valid in its own query only. */
const positionOf = (item: Partial<Item>, index: Query['index']): Position =>
  index ? { pk: String(item.pk), sk: String(item.sk), ...sortedBy(sortOf(item)) } : { sk: String(item.sk) };

/** The start key of a query: `position` in this partition. */
const startKey = (partition: string, index: Query['index'], position: Position): Record<string, unknown> => ({
  ...position,
  [index ? LISTING.partition : 'pk']: partition,
});

/** The part of a key condition that selects sort keys: none for the whole partition. */
const inRange =
  ({ prefix = '', between }: Query, sk: string) =>
  (at: Placeholders): readonly string[] => {
    if (between) return [`${at.name(sk)} BETWEEN ${at.value(between[0])} AND ${at.value(between[1])}`];
    return prefix === '' ? [] : [`begins_with(${at.name(sk)}, ${at.value(prefix)})`];
  };

/**
 * Reads one item more than the limit, so `next` is set only if more items follow. Tombstones and filtered rows are
 * skipped, in at most ten requests.
 */
export const query = async <T>({ client, name }: Store, request: Query): Promise<Page<T & Item>> => {
  const { partition, index, limit, descending = false, eventual = false } = request;
  const [pk, sk] = index ? [LISTING.partition, LISTING.sort] : ['pk', 'sk'];
  const at = new Placeholders();
  const inPartition = `${at.name(pk)} = ${at.value(partition)}`;
  const KeyConditionExpression = [inPartition, ...inRange(request, sk)(at)].join(' AND ');
  const FilterExpression = all(absent('buried_at'), ...(request.filter ? [request.filter] : []))(at);
  const items: (T & Item)[] = [];
  let ExclusiveStartKey = request.after && startKey(partition, index, request.after);
  for (let fetches = 0; fetches < MAX_FETCHES; fetches += 1) {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: name,
        ...(index && { IndexName: LISTING.index }),
        KeyConditionExpression,
        FilterExpression,
        ...bindings(at),
        ScanIndexForward: !descending,
        ConsistentRead: !index && !eventual,
        Limit: Math.max(limit + 1 - items.length, (request.filter && !request.dense) || fetches > 0 ? FETCH_SIZE : 1),
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

import type { Table } from '../db/table.ts';
import type { LedgerEvent } from './ledger-event.ts';
import { positionsOf, streamShards } from './stream-position.ts';

/** The mark of a busy hub's stream: the positions that follow are in shards, since this time. */
interface Sharding {
  readonly sharded_at?: string;
}

/** The newest position of a stream. */
export interface StreamEnd extends Sharding {
  readonly place: number;
}

/**
 * An event with its position in the hub's stream. Positions are 1, 2, 3 and so on in the order of recording, which can
 * differ from the order of the writes: a late event gets a later position. Stored as `place`: renaming needs a
 * migration.
 */
export type StreamEntry = LedgerEvent & StreamEnd;

/** The newest entry of each shard, in one round trip. */
const newestOfShards = async (db: Table, stream: string): Promise<readonly StreamEntry[]> => {
  const pages = await Promise.all(
    streamShards(stream).map((shard) => db.query<StreamEntry>({ ...positionsOf(shard), descending: true, limit: 1 })),
  );
  return pages.flatMap(({ items }) => items);
};

/** Where a stream ends. Any later position is absent, or its transaction had not ended when this was read. */
export const streamEnd = async (db: Table, stream: string): Promise<StreamEnd> => {
  const { items } = await db.query<StreamEntry>({ ...positionsOf(stream), descending: true, limit: 1 });
  const { place = 0, sharded_at } = items[0] ?? {};
  if (sharded_at === undefined) return { place };
  const newest = await newestOfShards(db, stream);
  return { place: Math.max(place, ...newest.map((entry) => entry.place)), sharded_at };
};

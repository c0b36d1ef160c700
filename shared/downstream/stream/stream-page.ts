import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';
import { recordKeys } from '../../platform/ledger/ledger-key.ts';
import type { StreamEnd, StreamEntry } from '../../platform/ledger/stream-end.ts';
import { placeKey, positionsOf, STREAM_SHARDS, streamOf, streamShards } from '../../platform/ledger/stream-position.ts';

const PAGE_SIZE = 100;
const FIRST_PAGE_SIZE = 50;

/** Events of a hub in the order of recording, and the cursor of the next page. */
interface StreamPage {
  readonly events: readonly LedgerEvent[];
  /** The id of the last event read; missing without one. */
  readonly cursor: string | undefined;
  readonly more: boolean;
  /** The time of the last event that the reader has passed; missing without one. */
  readonly latest: string | undefined;
  /** The position of the last event read; missing without one. */
  readonly position: StreamEnd | undefined;
}

const positionOf = (entry: StreamEnd | undefined): StreamEnd | undefined =>
  entry && { place: entry.place, ...(entry.sharded_at !== undefined && { sharded_at: entry.sharded_at }) };

/** The entries up to the first missing place: its event is still being recorded and is in a later page. */
const beforeGap = (entries: readonly StreamEntry[], from: number | undefined): readonly StreamEntry[] => {
  const first = from ?? entries[0]?.place ?? 0;
  const gap = entries.findIndex(({ place }, nth) => place !== first + nth);
  return gap < 0 ? entries : entries.slice(0, gap);
};

const entryOf = async (db: Table, { team, hub }: HubKey, id: string) =>
  (await db.getMany<Partial<StreamEntry>>(recordKeys({ id, team_id: team, hub_id: hub }))).find((row) => row);

/** Entries of all shards by position, in one round trip: at least the `limit` next to the start. */
const ofShards = async (
  db: Table,
  stream: string,
  limit: number,
  from: { readonly descending: true } | { readonly after: { readonly sk: string } },
): Promise<readonly StreamEntry[]> => {
  const query = { limit: Math.ceil(limit / STREAM_SHARDS), ...from };
  const pages = await Promise.all(
    streamShards(stream).map((shard) => db.query<StreamEntry>({ ...positionsOf(shard), ...query })),
  );
  return pages.flatMap(({ items }) => items).toSorted((a, b) => a.place - b.place);
};

/** The last entries, 50 by default: one round trip, and one more for a stream in shards. */
const newest = async (db: Table, stream: string, limit = FIRST_PAGE_SIZE): Promise<readonly StreamEntry[]> => {
  const query = { descending: true, limit } as const;
  const { items } = await db.query<StreamEntry>({ ...positionsOf(stream), ...query });
  if (items[0]?.sharded_at === undefined) return items.toReversed();
  const later = await ofShards(db, stream, limit, { descending: true });
  return [...items.toReversed(), ...later].slice(-limit);
};

/** The next 100 entries, whether there are more, and whether what follows is in the shards. */
const following = async (db: Table, stream: string, { place = 0, sharded_at }: Partial<StreamEntry>) => {
  const after = { sk: placeKey(place) };
  if (sharded_at === undefined) {
    const { items, next } = await db.query<StreamEntry>({ ...positionsOf(stream), limit: PAGE_SIZE, after });
    return { entries: items, more: next !== undefined || items.at(-1)?.sharded_at !== undefined };
  }
  const entries = (await ofShards(db, stream, PAGE_SIZE, { after })).slice(0, PAGE_SIZE);
  return { entries, more: entries.length === PAGE_SIZE };
};

/** The events recorded after a position, at most 100. */
export const pageAfter = async (db: Table, hub: HubKey, position: StreamEnd): Promise<StreamPage> => {
  const { entries, more } = await following(db, streamOf(hub), position);
  const events = beforeGap(entries, position.place + 1);
  const last = events.at(-1);
  const hasMore = more && events.length === entries.length;
  return { events, cursor: last?.id, more: hasMore, latest: last?.at, position: positionOf(last) };
};

/**
 * The events recorded after an event, at most 100; the last 50 without one or with an unknown id. A reader that follows
 * each `cursor` gets every event of the hub exactly once.
 */
export const streamPage = async (db: Table, hub: HubKey, after: string | undefined): Promise<StreamPage> => {
  const entry = after === undefined ? undefined : await entryOf(db, hub, after);
  if (entry?.place === undefined) {
    const events = beforeGap(await newest(db, streamOf(hub)), undefined);
    const last = events.at(-1);
    return { events, cursor: last?.id, more: false, latest: last?.at, position: positionOf(last) };
  }
  const page = await pageAfter(db, hub, { ...entry, place: entry.place });
  return { ...page, latest: page.latest ?? entry.at };
};

/**
 * Where a reader continues: after an event that it has, or after the newest event. After an unknown event, the last 50
 * follow, as in the event stream. Without a position, the reader starts at the beginning.
 */
export const startAfter = async (db: Table, hub: HubKey, after: string | undefined) => {
  const entry = after === undefined ? undefined : await entryOf(db, hub, after);
  if (entry?.place !== undefined) return { cursor: after, position: positionOf({ ...entry, place: entry.place }) };
  const last = await newest(db, streamOf(hub), FIRST_PAGE_SIZE + 1);
  const isWhole = last.length <= FIRST_PAGE_SIZE;
  const at = after === undefined ? beforeGap(last, undefined).at(-1) : isWhole ? undefined : last[0];
  return { cursor: at?.id, position: positionOf(at) };
};

import { mediaUseSteps, removeMediaUseSteps } from '../../media/attachments/media-use.ts';
import { all, compare, free, live } from '../../platform/db/expression.ts';
import type { Actor, Item } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import type { Page, PageRequest, Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { tombstone } from '../../platform/db/write.ts';
import { newId } from '../../platform/ids/id.ts';
import { makeRoomInIndex, POSITION_ORDER, positionOrder } from '../../platform/positions/index-order.ts';
import { MAX_POSITION } from '../../platform/positions/make-room.ts';
import {
  ENTRY,
  type PlaylistEntryItem,
  type PlaylistItem,
  playlistEntriesPartition,
  playlistEntryEntity,
  playlistEntryKey,
  playlistKey,
} from './playlist-item.ts';

export const MAX_ENTRIES = 500;

/** The maximum of rows in a transaction. */
const BATCH_SIZE = 100;
const ENTRIES_PER_BATCH = BATCH_SIZE / 2;

const keyOfPlaylist = ({ team_id, id }: PlaylistItem): Key => {
  const key = playlistKey(team_id, id);
  if (!key) throw new TypeError('The id of a playlist has no partition');
  return key;
};

interface Entry {
  readonly content_node_id: string | null;
  readonly media_id: string | null;
  readonly position: number | undefined;
}

/** The entries of a playlist by position; entries with the same position by creation. */
export const playlistEntries = (db: Table, playlist: PlaylistItem) => {
  const { team_id, hub_id, id: playlist_id } = playlist;
  const partition = playlistEntriesPartition(team_id, playlist_id);
  const keyOf = (id: string) => playlistEntryKey(team_id, playlist_id, id);
  const placeAt = (position: number, id: string) => listed({ partition, sort: positionOrder(position, id) });

  /** Reserves a position at the end; undefined if the playlist does not exist. */
  const takeLastPosition = async (): Promise<number | undefined> => {
    const taken = await db.update<PlaylistItem>(keyOfPlaylist(playlist), { add: { next_position: 1 } }, live);
    return taken.ok ? Math.min(taken.value.next_position - 1, MAX_POSITION) : undefined;
  };

  /** Keeps the reserved positions after an explicit one. */
  const raiseNextPosition = async (position: number): Promise<void> => {
    const isBehind = all(live, compare('next_position', '<=', position));
    await db.update(keyOfPlaylist(playlist), { set: { next_position: position + 1 } }, isBehind);
  };

  const makeRoomAt = async (to: number, entry: { readonly id: string; readonly position: number | undefined }) => {
    const { position, last } = await makeRoomInIndex(db, partition, entry, to);
    await raiseNextPosition(last);
    return position;
  };

  return {
    get: (id: string) => db.get<PlaylistEntryItem>(keyOf(id)),

    list: (page: PageRequest): Promise<Page<PlaylistEntryItem & Item>> =>
      db.query<PlaylistEntryItem>({ partition, prefix: POSITION_ORDER, index: 'listing', ...page }),

    /** Undefined if the playlist no longer exists. */
    async add(
      { content_node_id, media_id, position: requestedPosition }: Entry,
      actor: Actor,
      now: Date,
    ): Promise<PlaylistEntryItem | 'limit_reached' | 'unknown_media' | undefined> {
      if (playlist.item_count >= MAX_ENTRIES) return 'limit_reached';
      const id = newId();
      const position =
        requestedPosition === undefined
          ? await takeLastPosition()
          : await makeRoomAt(requestedPosition, { id, position: undefined });
      if (position === undefined) return undefined;
      const timestamp = now.toISOString();
      const fields = { id, team_id, hub_id, playlist_id, content_node_id, media_id, position };
      const entry: PlaylistEntryItem = { ...fields, created_at: timestamp, updated_at: timestamp };
      const row = {
        ...keyOf(id),
        ...placeAt(position, id),
        entity: playlistEntryEntity,
        ...entry,
        actor: { ...actor },
      };
      const added = await db.transact([
        {
          label: 'playlist',
          update: keyOfPlaylist(playlist),
          change: { add: { item_count: 1 } },
          condition: all(live, compare('item_count', '<', MAX_ENTRIES)),
        },
        { put: row, condition: free },
        ...mediaUseSteps(team_id, media_id, { attachment_id: id, target_type: 'playlist', target_id: playlist_id }),
      ]);
      if (added.ok) return entry;
      if (added.failed.some(({ label }) => label === 'media')) return 'unknown_media';
      const [current] = added.failed.map((step) => step.current);
      return current && !current.buried_at ? 'limit_reached' : undefined;
    },

    /** Moves the entry and makes room for it. Undefined if it does not exist. */
    async move(id: string, to: number, actor: Actor, now: Date): Promise<PlaylistEntryItem | undefined> {
      const current = await db.get<PlaylistEntryItem>(keyOf(id));
      if (!current) return undefined;
      const position = await makeRoomAt(to, current);
      const set = { position, ...placeAt(position, id), updated_at: now.toISOString(), actor: { ...actor } };
      const moved = await db.update<PlaylistEntryItem>(keyOf(id), { set }, live);
      return moved.ok ? moved.value : undefined;
    },

    /** False if it does not exist. */
    async remove(id: string, actor: Actor, now: Date): Promise<boolean> {
      const entry = await db.get<PlaylistEntryItem>(keyOf(id));
      if (!entry) return false;
      const gone = await db.transact([
        { put: tombstone(keyOf(id), { entity: playlistEntryEntity, actor, now }), condition: live },
        { update: keyOfPlaylist(playlist), change: { add: { item_count: -1 } }, condition: live },
        ...removeMediaUseSteps(team_id, entry.media_id, id),
      ]);
      return gone.ok;
    },
  };
};

/** Deletes the entries of a deleted playlist. If it is interrupted, the remaining entries are unreachable. */
export const deleteEntries = async (db: Table, { team_id, id }: PlaylistItem): Promise<void> => {
  const partition = playlistEntriesPartition(team_id, id);
  let after: Position | undefined;
  do {
    const { items, next } = await db.query<PlaylistEntryItem>({
      partition,
      prefix: ENTRY,
      limit: ENTRIES_PER_BATCH,
      after,
    });
    const steps = items.flatMap((entry) => [
      { remove: playlistEntryKey(team_id, id, entry.id) },
      ...removeMediaUseSteps(team_id, entry.media_id, entry.id),
    ]);
    if (steps.length > 0) await db.transact(steps);
    after = next;
  } while (after);
};

import { all, type Condition, equals, free, live } from '../../platform/db/expression.ts';
import { type Actor, type Author, attributesOf, type Item, type NewItem } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { GetOptions } from '../../platform/db/read.ts';
import type { Table } from '../../platform/db/table.ts';
import { newPlaceId } from '../../platform/ids/place-id.ts';
import { contentTag } from './content-partition.ts';
import { deleteEntries } from './playlist-entries.ts';
import type { NewPlaylist, PlaylistChange } from './playlist-input.ts';
import { type PlaylistItem, playlistEntity, playlistKey, playlistsOf } from './playlist-item.ts';

const keyOf = (team: string, id: string) => {
  const key = playlistKey(team, id);
  if (!key) throw new TypeError('The id of a playlist has no partition');
  return key;
};

/** One hub's playlists. */
export const playlists = (db: Table, hub: HubKey) => {
  const get = async (id: string): Promise<(PlaylistItem & Item) | undefined> => {
    const key = playlistKey(hub.team, id);
    const found = key && (await db.get<PlaylistItem>(key));
    return found?.hub_id === hub.hub ? found : undefined;
  };

  return {
    get,

    /** Oldest first. */
    list(
      filter: Condition | undefined,
      page: PageRequest,
      { eventual = false }: GetOptions = {},
    ): Promise<Page<PlaylistItem & Item>> {
      const ofHub = equals('hub_id', hub.hub);
      return db.query<PlaylistItem>({
        ...playlistsOf(hub),
        filter: filter ? all(ofHub, filter) : ofHub,
        dense: true,
        eventual,
        ...page,
      });
    },

    async create(input: NewPlaylist, author: Author, actor: Actor, now: Date): Promise<PlaylistItem> {
      const timestamp = now.toISOString();
      const playlist: PlaylistItem = {
        id: newPlaceId(contentTag(hub.hub), now.getTime()),
        team_id: hub.team,
        hub_id: hub.hub,
        ...input,
        published_at: input.status === 'published' ? timestamp : null,
        item_count: 0,
        next_position: 0,
        author,
        created_at: timestamp,
        updated_at: timestamp,
      };
      const row: NewItem = {
        ...keyOf(hub.team, playlist.id),
        entity: playlistEntity,
        ...attributesOf(playlist),
        actor: { ...actor },
      };
      await db.put(row, free);
      return playlist;
    },

    /** Undefined if the playlist does not exist. */
    async change(id: string, input: PlaylistChange, actor: Actor, now: Date): Promise<PlaylistItem | undefined> {
      const current = await get(id);
      if (!current || Object.values(input).every((value) => value === undefined)) return current;
      const timestamp = now.toISOString();
      const published_at = input.status === 'published' ? (current.published_at ?? timestamp) : undefined;
      const set = { ...input, published_at, updated_at: timestamp, actor: { ...actor } };
      const changed = await db.update<PlaylistItem>(keyOf(hub.team, id), { set }, live);
      return changed.ok ? changed.value : undefined;
    },

    /** False if it does not exist. The content nodes and media files are kept. */
    async remove(id: string, actor: Actor, now: Date): Promise<boolean> {
      const current = await get(id);
      if (!current) return false;
      const gone = await db.softDelete(keyOf(hub.team, id), { entity: playlistEntity, actor, now });
      if (gone.ok) await deleteEntries(db, current);
      return gone.ok;
    },
  };
};

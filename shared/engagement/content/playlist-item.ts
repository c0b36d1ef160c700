import type { Author } from '../../platform/db/item.ts';
import { type HubKey, type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { onWrite, publishedAt } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { ContentStatus } from './content-node-item.ts';
import { contentPartition, contentTag, partitionOfContent } from './content-partition.ts';

/** A playlist as stored: content nodes and media in an order of their own. */
export interface PlaylistItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly title: string;
  readonly description: string | null;
  readonly status: ContentStatus;
  /** When it was first published. */
  readonly published_at: string | null;
  readonly item_count: number;
  /** Where the next item is put that does not say where. */
  readonly next_position: number;
  /** An access rule stands on it. Written by the rule alone. */
  readonly gated?: boolean;
  readonly author: Author;
  readonly created_at: string;
  readonly updated_at: string;
}

/** One entry of a playlist: a content node or a media, of which exactly one is named. */
export interface PlaylistEntryItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly playlist_id: string;
  readonly content_node_id: string | null;
  readonly media_id: string | null;
  readonly position: number;
  readonly created_at: string;
  readonly updated_at: string;
}

const PLAYLIST = 'PLAYLIST#';
export const ENTRY = 'ITEM#';

/** Found by its id and its team alone; `undefined` for an id that no playlist can have. */
export const playlistKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfContent(team, id);
  return pk === undefined ? undefined : { pk, sk: `${PLAYLIST}${id}` };
};

/** A hub's playlists, oldest first; two hubs that share a tag share the run. */
export const playlistsOf = ({ team, hub }: HubKey) => ({
  partition: contentPartition(team, contentTag(hub)),
  prefix: PLAYLIST,
});

/** Where a playlist's entries are kept, by their ids; in the index the same partition has them in their order. */
export const playlistEntriesPartition = (team: TeamId, playlist: string): string =>
  `${teamPartition(team)}#PLAYLIST#${playlist}`;

export const playlistEntryKey = (team: TeamId, playlist: string, id: string): Key => ({
  pk: playlistEntriesPartition(team, playlist),
  sk: `${ENTRY}${id}`,
});

/** The life of a playlist; what a rule on it changes is told by the rule. */
export const playlistEvents = /* @__PURE__ */ lifecycle<PlaylistItem>()({
  thing: 'playlist',
  resource_type: 'playlists',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  hidden: ['gated', 'item_count', 'next_position'],
  created: 'created',
  deleted: 'deleted',
  updated: ({ status: from }, { status: to }) => {
    if (from === to) return 'updated';
    return to === 'published' ? 'published' : 'unpublished';
  },
  at: { created: 'created_at', updated: onWrite, deleted: onWrite, published: publishedAt, unpublished: onWrite },
});

/** What comes into a playlist, moves in it and goes, told of the playlist. */
export const playlistEntryEvents = /* @__PURE__ */ lifecycle<PlaylistEntryItem>()({
  thing: 'playlist',
  resource_type: 'playlists',
  id: ({ playlist_id }) => playlist_id,
  hub: ({ hub_id }) => hub_id,
  created: 'item_added',
  updated: 'item_moved',
  deleted: 'item_removed',
  at: { item_added: 'created_at', item_moved: onWrite, item_removed: onWrite },
});

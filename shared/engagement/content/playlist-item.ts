import type { Author } from '../../platform/db/item.ts';
import { type HubKey, type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite, publishedAt } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { ContentStatus } from './content-node-item.ts';
import { contentPartition, contentTag, partitionOfContent } from './content-partition.ts';

export const playlistEntity = /* @__PURE__ */ entity('playlist');
export const playlistEntryEntity = /* @__PURE__ */ entity('playlist_entry');

/** A stored playlist of content nodes and media files. */
export interface PlaylistItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly title: string;
  readonly description: string | null;
  readonly status: ContentStatus;
  /** The time of the first publication. */
  readonly published_at: string | null;
  readonly item_count: number;
  /** The position of the next item that is added at the end. */
  readonly next_position: number;
  /** True if an access rule restricts it. Written only with the rule. */
  readonly gated?: boolean;
  readonly author: Author;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Either `content_node_id` or `media_id` is set. */
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

/** The key from the team and the id alone; undefined for an id that no playlist can have. */
export const playlistKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfContent(team, id);
  return pk === undefined ? undefined : { pk, sk: `${PLAYLIST}${id}` };
};

/** A hub's playlists, oldest first. Hubs with the same tag share the partition: filter by `hub_id`. */
export const playlistsOf = ({ team, hub }: HubKey) => ({
  partition: contentPartition(team, contentTag(hub)),
  prefix: PLAYLIST,
});

/** The partition of a playlist's entries by id; in the index, by position. */
export const playlistEntriesPartition = (team: TeamId, playlist: string): string =>
  `${teamPartition(team)}#PLAYLIST#${playlist}`;

export const playlistEntryKey = (team: TeamId, playlist: string, id: string): Key => ({
  pk: playlistEntriesPartition(team, playlist),
  sk: `${ENTRY}${id}`,
});

/** `gated` is left out: the access rule has its own events. */
const playlistEvents = /* @__PURE__ */ lifecycle<PlaylistItem>()({
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

/** Changes of entries are events of their playlist. */
const playlistEntryEvents = /* @__PURE__ */ lifecycle<PlaylistEntryItem>()({
  thing: 'playlist',
  resource_type: 'playlists',
  id: ({ playlist_id }) => playlist_id,
  hub: ({ hub_id }) => hub_id,
  created: 'item_added',
  updated: 'item_moved',
  deleted: 'item_removed',
  at: { item_added: 'created_at', item_moved: onWrite, item_removed: onWrite },
});

export const playlistKind = {
  entity: playlistEntity,
  key: ['TEAM#{team}#CONTENT#{tag}', 'PLAYLIST#{playlist}'],
  events: playlistEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;

export const playlistEntryKind = {
  entity: playlistEntryEntity,
  key: ['TEAM#{team}#PLAYLIST#{playlist}', 'ITEM#{item}'],
  index: ['TEAM#{team}#PLAYLIST#{playlist}', 'POSITION#{position}#{item}'],
  events: playlistEntryEvents,
  person: nobody,
  text: 'none',
  gives: false,
  note: 'a content node or a media',
} as const satisfies RowKind;

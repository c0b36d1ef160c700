import { gatesOf } from '../../access/rules/gate.ts';
import { lastUnlock } from '../../access/rules/unlock-times.ts';
import { mayReadHub, type Reader } from '../../hubs/readers/readers.ts';
import { type MediaItem, mediaKey } from '../../media/media/media-item.ts';
import { gather } from '../../platform/db/gather.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type ContentKind, type ContentNodeItem, contentNodeKey } from './content-node-item.ts';
import type { PlaylistEntryItem, PlaylistItem } from './playlist-item.ts';
import { presentContent } from './present-content.ts';
import { seesDrafts, visibleContent } from './visible-content.ts';

/** The playlists that the reader may see, each with whether an access rule locks it, and when drip campaigns unlock it. */
export const visiblePlaylists = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  playlists: readonly PlaylistItem[],
  now: Date,
) => {
  const visible = playlists.filter(
    ({ status }) => (status === 'published' && mayReadHub(reader)) || seesDrafts(reader),
  );
  const gates = visible.map(({ id, gated }) => ({ type: 'playlist' as const, id, ...(gated && { gated }) }));
  const { open, unlocks } = await gatesOf(db, reader, hub, gates, now, { read: gatherNear, times: true });
  return visible.map((playlist) => {
    const isLocked = !open.has(playlist.id);
    const target = { type: 'playlist', id: playlist.id } as const;
    return { ...playlist, is_locked: isLocked, unlocks_at: isLocked ? lastUnlock(unlocks, [target]) : null };
  });
};

/** An entry with its content node or media file. */
interface PresentedEntry extends PlaylistEntryItem {
  readonly title: string;
  /** The kind of the content node; null for a media file. */
  readonly kind: ContentKind | null;
  readonly is_locked: boolean;
  readonly unlocks_at: string | null;
  readonly is_completed: boolean;
  /** The content was deleted. */
  readonly is_missing: boolean;
}

const MISSING_CONTENT = {
  title: '',
  kind: null,
  is_locked: false,
  unlocks_at: null,
  is_completed: false,
  is_missing: true,
};

/**
 * The entries of a playlist that the reader may see. Deleted and invisible content is left out, except for creators who
 * manage content; content that an access rule closes to the reader is locked.
 */
export const presentEntries = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  entries: readonly PlaylistEntryItem[],
  now: Date,
): Promise<readonly PresentedEntry[]> => {
  const nodeKey = (id: string | null) => (id === null ? undefined : contentNodeKey(hub.team, id));
  const fileKey = (id: string | null) => (id === null ? undefined : mediaKey(hub.team, id));
  const keys = entries.flatMap(({ content_node_id, media_id }) => nodeKey(content_node_id) ?? fileKey(media_id) ?? []);
  const rows = await gather(db, keys, { eventual: true });
  const nodes = entries.flatMap(({ content_node_id }) => {
    const key = nodeKey(content_node_id);
    return (key && rows<ContentNodeItem>(key)) ?? [];
  });
  const seen = await presentContent(db, reader, await visibleContent(db, reader, hub, nodes, now, { times: true }), {
    eventual: true,
  });
  const shown = new Map(seen.map((node) => [node.id, node]));
  return entries.flatMap((entry): readonly PresentedEntry[] => {
    const key = fileKey(entry.media_id);
    const media = key && rows<MediaItem>(key);
    if (media) return [{ ...entry, ...MISSING_CONTENT, title: media.filename, is_missing: false }];
    const node = shown.get(entry.content_node_id ?? '');
    if (!node) return seesDrafts(reader) ? [{ ...entry, ...MISSING_CONTENT }] : [];
    const { title, kind, is_locked, unlocks_at, is_completed } = node;
    return [{ ...entry, title, kind, is_locked, unlocks_at, is_completed, is_missing: false }];
  });
};

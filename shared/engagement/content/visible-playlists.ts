import { openTargetIds } from '../../access/rules/gate.ts';
import { mayReadHub, type Reader } from '../../hubs/readers/readers.ts';
import { type MediaItem, mediaKey } from '../../media/media/media-item.ts';
import { gather } from '../../platform/db/gather.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type ContentKind, type ContentNodeItem, contentNodeKey } from './content-node-item.ts';
import type { PlaylistEntryItem, PlaylistItem } from './playlist-item.ts';
import { presentContent } from './present-content.ts';
import { seesDrafts, visibleContent } from './visible-content.ts';

/** Those of a hub's playlists that are there for the reader, and whether an access rule keeps what is in them. */
export const visiblePlaylists = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  playlists: readonly PlaylistItem[],
  now: Date,
) => {
  const there = playlists.filter(({ status }) => (status === 'published' && mayReadHub(reader)) || seesDrafts(reader));
  const gates = there.map(({ id, gated }) => ({ type: 'playlist' as const, id, ...(gated && { gated }) }));
  const open = await openTargetIds(db, reader, hub, gates, now);
  return there.map((playlist) => ({ ...playlist, is_locked: !open.has(playlist.id) }));
};

/** An entry with what it leads to, as its viewer is shown it. */
interface PresentedEntry extends PlaylistEntryItem {
  readonly title: string;
  /** The kind of a content node; null for a media. */
  readonly kind: ContentKind | null;
  readonly is_locked: boolean;
  readonly is_completed: boolean;
  /** What it named was deleted: it can be taken out. */
  readonly is_missing: boolean;
}

const MISSING_CONTENT = { title: '', kind: null, is_locked: false, is_completed: false, is_missing: true };

/**
 * The entries of a playlist as their viewer sees them. What was deleted, and what the viewer may not know of, is left
 * out, but for those who keep the playlist in order; what an access rule keeps from a viewer is locked.
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
  const rows = await gather(db, keys);
  const nodes = entries.flatMap(({ content_node_id }) => {
    const key = nodeKey(content_node_id);
    return (key && rows<ContentNodeItem>(key)) ?? [];
  });
  const seen = await presentContent(db, reader, await visibleContent(db, reader, hub, nodes, now), { eventual: true });
  const shown = new Map(seen.map((node) => [node.id, node]));
  return entries.flatMap((entry): readonly PresentedEntry[] => {
    const key = fileKey(entry.media_id);
    const media = key && rows<MediaItem>(key);
    if (media) return [{ ...entry, ...MISSING_CONTENT, title: media.filename, is_missing: false }];
    const node = shown.get(entry.content_node_id ?? '');
    if (!node) return seesDrafts(reader) ? [{ ...entry, ...MISSING_CONTENT }] : [];
    const { title, kind, is_locked, is_completed } = node;
    return [{ ...entry, title, kind, is_locked, is_completed, is_missing: false }];
  });
};

import { openTargetIds } from '../../access/rules/gate.ts';
import { openContent } from '../../engagement/content/open-content.ts';
import { type PlaylistItem, playlistKey } from '../../engagement/content/playlist-item.ts';
import type { ContactReader } from '../../hubs/readers/readers.ts';
import { gather } from '../../platform/db/gather.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { NotificationItem } from './notification-item.ts';

const idsOf = (items: readonly NotificationItem[], type: string): readonly string[] =>
  items.flatMap(({ subject }) => (subject?.type === type ? [subject.id] : []));

const openPlaylists = async (db: Table, reader: ContactReader, hub: HubKey, ids: readonly string[], now: Date) => {
  const keys = ids.flatMap((id) => playlistKey(hub.team, id) ?? []);
  const rows = await gather(db, keys);
  const published = keys
    .flatMap((key) => rows<PlaylistItem>(key) ?? [])
    .filter(({ hub_id, status }) => hub_id === hub.hub && status === 'published');
  const gates = published.map((one) => ({ ...one, type: 'playlist' }) as const);
  return openTargetIds(db, reader, hub, gates, now);
};

/**
 * The notifications of a hub without those about content or playlists that are closed to the member. Nothing is read
 * without such notifications.
 */
export const withOpenSubjects = async (
  db: Table,
  reader: ContactReader,
  hub: HubKey,
  items: readonly NotificationItem[],
  now: Date,
): Promise<readonly NotificationItem[]> => {
  const [nodes, playlists] = [idsOf(items, 'content_nodes'), idsOf(items, 'playlists')];
  if (nodes.length + playlists.length === 0) return items;
  const open = await Promise.all([
    openContent(db, reader, hub, nodes, now),
    openPlaylists(db, reader, hub, playlists, now),
  ]);
  return items.filter(({ subject }) => {
    if (subject?.type === 'content_nodes') return open[0].has(subject.id);
    return subject?.type === 'playlists' ? open[1].has(subject.id) : true;
  });
};

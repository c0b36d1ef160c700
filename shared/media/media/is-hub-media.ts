import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type MediaItem, mediaKey } from './media-item.ts';

/** Whether the hub has a media with this id. */
export const isHubMedia = async (db: Table, { team, hub }: HubKey, id: string): Promise<boolean> => {
  const key = mediaKey(team, id);
  return key !== undefined && (await db.get<MediaItem>(key))?.hub_id === hub;
};

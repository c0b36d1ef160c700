import { type ContentNodeItem, contentNodeKey } from '../../shared/engagement/content/content-node-item.ts';
import { contentNodes } from '../../shared/engagement/content/content-nodes.ts';
import { playlistEntries } from '../../shared/engagement/content/playlist-entries.ts';
import { type PlaylistItem, playlistKey } from '../../shared/engagement/content/playlist-item.ts';
import type { MediaUseItem } from '../../shared/media/attachments/attachment-item.ts';
import type { Actor } from '../../shared/platform/db/item.ts';
import type { TeamId } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/**
 * Removes a deleted media file from the content node or the playlist that uses it. Other targets use media by attachment
 * only, and `detach` removes those itself. Idempotent.
 */
export const removeMediaReference =
  (db: Table, team: TeamId, actor: Actor, now: Date) =>
  async ({ target_type, target_id, attachment_id, media_id }: MediaUseItem): Promise<void> => {
    if (target_type === 'content_node') {
      const key = contentNodeKey(team, target_id);
      const node = key && (await db.get<ContentNodeItem>(key));
      if (node?.media_id !== media_id) return;
      await contentNodes(db, { team, hub: node.hub_id }).change(target_id, { media_id: null }, actor, now);
    }
    if (target_type === 'playlist') {
      const key = playlistKey(team, target_id);
      const playlist = key && (await db.get<PlaylistItem>(key));
      if (playlist) await playlistEntries(db, playlist).remove(attachment_id, actor, now);
    }
  };

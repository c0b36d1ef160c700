import { all, equals, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey, Key, TeamId } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Entity } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import { tombstone } from '../../platform/db/write.ts';
import { type FileItem, fileEntity, fileKey, filesOf } from '../files/file-item.ts';
import type { UploadStatus } from '../files/upload-status.ts';
import { mediaEntity, mediaKey } from './media-item.ts';

interface FileFilter {
  readonly status_upload?: UploadStatus | undefined;
  readonly asset_kind?: FileItem['asset_kind'] | undefined;
}

/** The files of one hub. */
export const files = (db: Table, hub: HubKey) => ({
  async get(id: string): Promise<FileItem | undefined> {
    const key = fileKey(hub.team, id);
    const file = key && (await db.get<FileItem>(key));
    return file?.hub_id === hub.hub ? file : undefined;
  },

  /** Oldest first. */
  list(filter: FileFilter, page: PageRequest): Promise<Page<FileItem>> {
    const wanted = Object.entries(filter).flatMap(([name, value]) =>
      value === undefined ? [] : [equals(name, value)],
    );
    const condition = all(equals('hub_id', hub.hub), ...wanted);
    return db.query<FileItem>({ ...filesOf(hub), ...page, filter: condition, dense: wanted.length === 0 });
  },
});

/**
 * Deletes a file, with its media in the same transaction. Returns false if there is no such file. Its events cause the
 * deletion of its bytes and attachments.
 */
export const removeFile = async (db: Table, team: TeamId, id: string, actor: Actor, now: Date): Promise<boolean> => {
  const key = fileKey(team, id);
  const file = key && (await db.get<FileItem>(key));
  if (!key || !file) return false;
  const deleted = (of: Key, entity: Entity) => tombstone(of, { entity, actor, now });
  const { status_upload } = file;
  const media = status_upload === 'ready' ? mediaKey(team, file.media_id) : undefined;
  const removed = await db.transact([
    { put: deleted(key, fileEntity), condition: all(live, equals('status_upload', status_upload)) },
    ...(media ? [{ put: deleted(media, mediaEntity), condition: live }] : []),
  ]);
  return removed.ok || removeFile(db, team, id, actor, now);
};

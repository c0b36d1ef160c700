import { all, equals, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey, Key, TeamId } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { tombstone } from '../../platform/db/write.ts';
import { type FileItem, fileKey, filesOf, type UploadStatus } from '../files/file-item.ts';
import { mediaKey } from './media-item.ts';

interface FileFilter {
  readonly status_upload?: UploadStatus | undefined;
  readonly asset_kind?: FileItem['asset_kind'] | undefined;
}

/** One hub's files. */
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
 * Whether it stood. A file that is ready goes with the media that it is, all or nothing; its bytes, and what of it is
 * attached, go after it, by the events that this tells.
 */
export const removeFile = async (db: Table, team: TeamId, id: string, actor: Actor, at: Date): Promise<boolean> => {
  const key = fileKey(team, id);
  const file = key && (await db.get<FileItem>(key));
  if (!key || !file) return false;
  const buried = (of: Key, entity: string) => tombstone(of, { entity, actor, at });
  const { status_upload } = file;
  const media = status_upload === 'ready' ? mediaKey(team, file.media_id) : undefined;
  const gone = await db.transact([
    { put: buried(key, 'file'), condition: all(live, equals('status_upload', status_upload)) },
    ...(media ? [{ put: buried(media, 'media'), condition: live }] : []),
  ]);
  return gone.ok || removeFile(db, team, id, actor, at);
};

import { equals, free } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { placedId } from '../../platform/ids/place-id.ts';
import { isShownInline } from '../files/asset-kind.ts';
import { type FileItem, fileKey, objectKeyOf, pendingKeyOf, type UploadFailure } from '../files/file-item.ts';
import { assetKindOf, looksLike, type MimeType } from '../files/file-types.ts';
import { contentDisposition } from '../files/filename.ts';
import { mediaTag } from '../files/media-partition.ts';
import { mismatch } from '../files/mismatch.ts';
import type { ObjectStore, UploadForm } from '../files/object-store.ts';
import { mediaKey } from './media-item.ts';

/** What is to be uploaded, as it was declared. */
export interface Declared {
  readonly filename: string;
  readonly mime_type: MimeType;
  readonly size_bytes: number;
}

const DAY_SECONDS = 86_400;

/** A new upload, and the form that sends it. */
export const beginUpload = async (
  db: Table,
  objects: ObjectStore,
  { team, hub }: HubKey,
  declared: Declared,
  actor: Actor,
  at: Date,
): Promise<{ readonly file: FileItem; readonly form: UploadForm }> => {
  const id = placedId(mediaTag(hub), at.getTime());
  const key = fileKey(team, id);
  if (!key) throw new TypeError('A file was made without a place');
  const now = at.toISOString();
  const file: FileItem = {
    id,
    file_id: id,
    media_id: placedId(mediaTag(hub), at.getTime()),
    team_id: team,
    hub_id: hub,
    ...declared,
    asset_kind: assetKindOf(declared.mime_type),
    status_upload: 'pending',
    failure: null,
    uploaded_by: { type: actor.type, id: actor.id },
    created_at: now,
    updated_at: now,
  };
  const ttl = Math.ceil(at.getTime() / 1000) + 2 * DAY_SECONDS;
  await db.put({ ...key, entity: 'file', ...file, actor: { ...actor }, ttl }, free);
  return { file, form: objects.form(pendingKeyOf(file), declared, at) };
};

type Settled =
  | { readonly status_upload: 'ready' }
  | { readonly status_upload: 'failed'; readonly failure: UploadFailure };

/** Writes what became of an upload, once: of two who find out at once, the second answers as the first. */
const settle = async (
  db: Table,
  file: FileItem,
  settled: Settled,
  actor: Actor,
  at: Date,
): Promise<FileItem | undefined> => {
  const { team_id, media_id, hub_id, filename, mime_type, asset_kind, size_bytes, uploaded_by } = file;
  const [key, media] = [fileKey(team_id, file.id), mediaKey(team_id, media_id)];
  if (!key || !media) return undefined;
  const now = at.toISOString();
  const facts = { file_id: file.id, filename, mime_type, asset_kind, size_bytes };
  const row = { id: media_id, team_id, hub_id, ...facts, status_upload: 'ready', uploaded_by: { ...uploaded_by } };
  const signed = { actor: { ...actor }, updated_at: now };
  const ready = settled.status_upload === 'ready';
  const written = await db.transact([
    {
      update: key,
      change: { set: { ...settled, ...signed }, ...(ready && { remove: ['ttl'] }) },
      condition: equals('status_upload', 'pending'),
    },
    ...(ready ? [{ put: { ...media, entity: 'media', ...row, created_at: now, ...signed }, condition: free }] : []),
  ]);
  return written.ok ? { ...file, ...settled, updated_at: now } : db.get<FileItem>(key);
};

/**
 * What became of an upload, found out from what arrived: `absent` while nothing has. A file that is ready stands where
 * no form reaches it, with the very bytes that were looked at. Asked again, it answers the same.
 */
export const finalizeUpload = async (
  db: Table,
  objects: ObjectStore,
  file: FileItem,
  actor: Actor,
  at: Date,
): Promise<FileItem | 'absent' | undefined> => {
  if (file.status_upload !== 'pending') return file;
  const from = pendingKeyOf(file);
  const arrived = await objects.look(from, at);
  if (!arrived) return 'absent';
  const failure = mismatch(file, arrived, looksLike);
  if (failure) return settle(db, file, { status_upload: 'failed', failure }, actor, at);
  const { mime_type, asset_kind, filename } = file;
  const disposition = contentDisposition(isShownInline(asset_kind) ? 'inline' : 'attachment', filename);
  const placed = await objects.place({ from, to: objectKeyOf(file), etag: arrived.etag, mime_type, disposition }, at);
  if (!placed) return 'absent';
  const settled = await settle(db, file, { status_upload: 'ready' }, actor, at);
  // Deleted while it was copied: its bytes go too.
  if (!settled) await objects.remove(objectKeyOf(file), at);
  return settled;
};

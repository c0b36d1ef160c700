import { equals, free } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { newPlaceId } from '../../platform/ids/place-id.ts';
import { isDisplayable } from '../files/asset-kind.ts';
import {
  type FileItem,
  fileEntity,
  fileKey,
  objectKey,
  pendingObjectKey,
  type UploadFailure,
} from '../files/file-item.ts';
import { assetKindOf, looksLike, type MimeType } from '../files/file-types.ts';
import { contentDisposition } from '../files/filename.ts';
import { findMismatch } from '../files/find-mismatch.ts';
import { mediaTag } from '../files/media-partition.ts';
import type { ObjectStore, UploadForm } from '../files/object-store.ts';
import { placeUpload } from '../files/place-upload.ts';
import { mediaEntity, mediaKey } from './media-item.ts';

/** The declaration of an upload. */
export interface DeclaredFile {
  readonly filename: string;
  readonly mime_type: MimeType;
  readonly size_bytes: number;
}

const DAY_SECONDS = 86_400;

/** Creates an upload. Returns it with its form. */
export const startUpload = async (
  db: Table,
  objects: ObjectStore,
  { team, hub }: HubKey,
  declared: DeclaredFile,
  actor: Actor,
  now: Date,
): Promise<{ readonly file: FileItem; readonly form: UploadForm }> => {
  const id = newPlaceId(mediaTag(hub), now.getTime());
  const key = fileKey(team, id);
  if (!key) throw new TypeError('The id of a new file has no hub tag');
  const timestamp = now.toISOString();
  const file: FileItem = {
    id,
    file_id: id,
    media_id: newPlaceId(mediaTag(hub), now.getTime()),
    team_id: team,
    hub_id: hub,
    ...declared,
    asset_kind: assetKindOf(declared.mime_type),
    status_upload: 'pending',
    failure: null,
    uploaded_by: { type: actor.type, id: actor.id },
    created_at: timestamp,
    updated_at: timestamp,
  };
  const ttl = Math.ceil(now.getTime() / 1000) + 2 * DAY_SECONDS;
  await db.put({ ...key, entity: fileEntity, ...file, actor: { ...actor }, ttl }, free);
  return { file, form: objects.form(pendingObjectKey(file), declared, now) };
};

type UploadOutcome =
  | { readonly status_upload: 'ready'; readonly size_bytes: number }
  | { readonly status_upload: 'failed'; readonly failure: UploadFailure };

/** Records the outcome of an upload, once. Of two concurrent calls, both return the first outcome. */
const recordOutcome = async (
  db: Table,
  file: FileItem,
  outcome: UploadOutcome,
  actor: Actor,
  now: Date,
): Promise<FileItem | undefined> => {
  const { team_id, media_id, hub_id, filename, mime_type, asset_kind, size_bytes, uploaded_by } = {
    ...file,
    ...outcome,
  };
  const [key, media] = [fileKey(team_id, file.id), mediaKey(team_id, media_id)];
  if (!key || !media) return undefined;
  const timestamp = now.toISOString();
  const facts = { file_id: file.id, filename, mime_type, asset_kind, size_bytes };
  const row = { id: media_id, team_id, hub_id, ...facts, status_upload: 'ready', uploaded_by: { ...uploaded_by } };
  const writtenBy = { actor: { ...actor }, updated_at: timestamp };
  const ready = outcome.status_upload === 'ready';
  const written = await db.transact([
    {
      update: key,
      change: { set: { ...outcome, ...writtenBy }, ...(ready && { remove: ['ttl'] }) },
      condition: equals('status_upload', 'pending'),
    },
    ...(ready
      ? [{ put: { ...media, entity: mediaEntity, ...row, created_at: timestamp, ...writtenBy }, condition: free }]
      : []),
  ]);
  return written.ok ? { ...file, ...outcome, updated_at: timestamp } : db.get<FileItem>(key);
};

/**
 * Finalizes an upload by inspecting the stored object; `absent` if there is none. A ready file is put, with exactly the
 * inspected bytes or the picture that they are, under a key that no form can write. Idempotent.
 */
export const finalizeUpload = async (
  db: Table,
  objects: ObjectStore,
  file: FileItem,
  actor: Actor,
  now: Date,
): Promise<FileItem | 'absent' | undefined> => {
  if (file.status_upload !== 'pending') return file;
  const from = pendingObjectKey(file);
  const arrived = await objects.inspect(from, now);
  if (!arrived) return 'absent';
  const reject = (failure: UploadFailure) => recordOutcome(db, file, { status_upload: 'failed', failure }, actor, now);
  const mismatch = findMismatch(file, arrived, looksLike);
  if (mismatch) return reject(mismatch);
  const { mime_type, asset_kind, filename } = file;
  const disposition = contentDisposition(isDisplayable(asset_kind) ? 'inline' : 'attachment', filename);
  const placed = await placeUpload(objects, { from, arrived, to: objectKey(file), mime_type, disposition }, now);
  if (placed === 'absent') return 'absent';
  if ('failure' in placed) return reject(placed.failure);
  const ready = await recordOutcome(db, file, { status_upload: 'ready', ...placed }, actor, now);
  // Deleted while it was placed: delete its bytes too.
  if (!ready) await objects.remove(objectKey(file), now);
  return ready;
};

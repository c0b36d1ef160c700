import type { RemovalJob } from '../../shared/downstream/erasure/removal-job.ts';
import type { RemovalQueue } from '../../shared/downstream/erasure/removal-queue.ts';
import { hubExists } from '../../shared/hubs/hubs/hub-exists.ts';
import type { MediaUseItem } from '../../shared/media/attachments/attachment-item.ts';
import { type FileItem, objectKey, pendingObjectKey } from '../../shared/media/files/file-item.ts';
import { mediaPartition, mediaTag } from '../../shared/media/files/media-partition.ts';
import type { ObjectStore } from '../../shared/media/files/object-store.ts';
import { type MediaItem, mediaKey } from '../../shared/media/media/media-item.ts';
import type { TranscodeItem } from '../../shared/media/transcoding/transcode-item.ts';
import { isInProgress } from '../../shared/media/transcoding/transcodes.ts';
import type { TranscriptionItem } from '../../shared/media/transcription/transcription-item.ts';
import { transcripts } from '../../shared/media/transcription/transcripts.ts';
import type { Item } from '../../shared/platform/db/item.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { inParts } from '../../shared/platform/runtime/in-parts.ts';

type HubJob = RemovalJob & { readonly kind: 'hub' };

interface RemovalDeps {
  readonly db: Table;
  readonly objects: Pick<ObjectStore, 'removeAll'>;
  readonly queue: RemovalQueue;
}

/** The rows of a hub's media partition. A media use has the hub of its media. */
type Row = Item &
  (
    | ({ readonly entity: 'file' } & FileItem)
    | ({ readonly entity: 'media' } & MediaItem)
    | ({ readonly entity: 'transcode' } & TranscodeItem)
    | ({ readonly entity: 'transcription' } & TranscriptionItem)
    | ({ readonly entity: 'media_use'; readonly hub_id?: undefined } & MediaUseItem)
  );

/** Rows per message: one transaction, and one request for their objects. */
const PAGE_SIZE = 100;
/** Transcripts that are deleted concurrently. */
const BATCH_SIZE = 10;
/** The retry delay in seconds: the maximum of SQS. */
const RETRY_SECONDS = 900;

/** Data that belongs to a row and is removed before it. */
interface DerivedData {
  readonly objects: readonly string[];
  /** The media of the transcript. */
  readonly transcriptOf?: string;
}

const NOTHING: DerivedData = { objects: [] };

/** The data that belongs to each kind of row. A test compares the kinds with the stored ones. */
export const DERIVED_DATA: {
  readonly [E in Row['entity']]: (row: Extract<Row, { readonly entity: E }>) => DerivedData;
} = {
  file: (row) => ({ objects: [pendingObjectKey(row), objectKey(row)] }),
  media: () => NOTHING,
  transcode: ({ renditions }) => ({ objects: renditions.map(({ object_key }) => object_key) }),
  transcription: ({ media_id }) => ({ objects: [], transcriptOf: media_id }),
  media_use: () => NOTHING,
};

const derivedDataOf = <E extends Row['entity']>(row: Extract<Row, { readonly entity: E }>): DerivedData =>
  DERIVED_DATA[row.entity](row);

const removeRows = async (db: Table, rows: readonly Item[]): Promise<void> => {
  if (rows.length > 0) await db.transact(rows.map(({ pk, sk }) => ({ remove: { pk, sk } })));
};

/** Rows are removed last, so that an interrupted call finds their data again. */
const removeFiles = async (
  rows: readonly Row[],
  { team }: HubKey,
  { db, objects }: RemovalDeps,
  now: Date,
): Promise<void> => {
  const made = rows.map(derivedDataOf);
  await objects.removeAll(
    made.flatMap((one) => one.objects),
    now,
  );
  const said = made.flatMap(({ transcriptOf }) => transcriptOf ?? []);
  for (const part of inParts(said, BATCH_SIZE))
    await Promise.all(part.map((media) => transcripts(db).deleteAll(team, media)));
  await removeRows(db, rows);
};

/** Removes the uses of media that do not exist. They sort after all media, so none of the hub's is left by then. */
const removeUses = async (rows: readonly Row[], { team }: HubKey, db: Table): Promise<void> => {
  const uses = rows.flatMap((row) => (row.entity === 'media_use' ? [row] : []));
  const keys = [...new Set(uses.map(({ media_id }) => media_id))].flatMap((id) => mediaKey(team, id) ?? []);
  const existing = keys.length > 0 ? await db.getMany<MediaItem>(keys) : [];
  const existingIds = new Set(existing.flatMap((media) => (media ? [media.id] : [])));
  await removeRows(
    db,
    uses.filter(({ media_id }) => !existingIds.has(media_id)),
  );
};

/**
 * Removes one page of the files of a deleted hub with their derived data, and queues the next page. A hub that exists
 * is left alone. Data that a provider may still write is retried later. Records no events. Idempotent.
 */
export const removeHubFiles = async (job: HubJob, deps: RemovalDeps, now: Date): Promise<void> => {
  const { kind, team_id, hub_id, after } = job;
  const { db, queue } = deps;
  const hub = { team: team_id, hub: hub_id };
  const partition = mediaPartition(team_id, mediaTag(hub_id));
  const { items, next } = await db.query<Row>({ partition, limit: PAGE_SIZE, after });
  if (items.length > 0 && (await hubExists(db, hub))) return;
  const hubRows = items.filter((row) => row.hub_id === hub_id);
  const removable = hubRows.filter((row) => row.entity !== 'transcode' || !isInProgress(row, now));
  await removeFiles(removable, hub, deps, now);
  await removeUses(items, hub, db);
  const later = job.later === true || removable.length < hubRows.length;
  if (next) await queue.send({ kind, team_id, hub_id, after: next, later });
  else if (later) await queue.send({ kind, team_id, hub_id }, RETRY_SECONDS);
};

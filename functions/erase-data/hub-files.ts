import { hubExists } from '../../shared/hubs/hubs/hub-exists.ts';
import type { MediaUseItem } from '../../shared/media/attachments/attachment-item.ts';
import { type FileItem, objectKey, pendingObjectKey } from '../../shared/media/files/file-item.ts';
import { mediaPartition, mediaTag } from '../../shared/media/files/media-partition.ts';
import type { ObjectStore } from '../../shared/media/files/object-store.ts';
import { type MediaItem, mediaKey } from '../../shared/media/media/media-item.ts';
import type { RemovalJob, RemovalQueue } from '../../shared/media/media/removal-queue.ts';
import type { TranscodeItem } from '../../shared/media/transcoding/transcode-item.ts';
import { isInProgress } from '../../shared/media/transcoding/transcodes.ts';
import type { TranscriptionItem } from '../../shared/media/transcription/transcription-item.ts';
import { transcripts } from '../../shared/media/transcription/transcripts.ts';
import type { Item } from '../../shared/platform/db/item.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { inParts } from '../../shared/platform/runtime/in-parts.ts';

type HubJob = RemovalJob & { readonly kind: 'hub' };

interface Room {
  readonly db: Table;
  readonly objects: Pick<ObjectStore, 'removeAll'>;
  readonly queue: RemovalQueue;
}

/** What stands in the partition of a hub's media. Who shows one says by its media of which hub it is. */
type Row = Item &
  (
    | ({ readonly entity: 'file' } & FileItem)
    | ({ readonly entity: 'media' } & MediaItem)
    | ({ readonly entity: 'transcode' } & TranscodeItem)
    | ({ readonly entity: 'transcription' } & TranscriptionItem)
    | ({ readonly entity: 'media_use'; readonly hub_id?: undefined } & MediaUseItem)
  );

/** So many rows a message: they go in one transaction, and what they lead to in one request. */
const PAGE = 100;
/** So many transcripts go side by side. */
const BATCH_SIZE = 10;
/** In seconds: as long as a queue waits. */
const PAUSE = 900;

/** What a row leads to, which is removed before the row. */
interface Made {
  readonly objects: readonly string[];
  /** The media whose transcript it is. */
  readonly transcriptOf?: string;
}

const NOTHING: Made = { objects: [] };

/** What the rows of each kind lead to. A test holds the kinds to those that the table keeps in the partition. */
export const MADE_OF: { readonly [E in Row['entity']]: (row: Extract<Row, { readonly entity: E }>) => Made } = {
  file: (row) => ({ objects: [pendingObjectKey(row), objectKey(row)] }),
  media: () => NOTHING,
  transcode: ({ renditions }) => ({ objects: renditions.map(({ object_key }) => object_key) }),
  transcription: ({ media_id }) => ({ objects: [], transcriptOf: media_id }),
  media_use: () => NOTHING,
};

const madeOf = <E extends Row['entity']>(row: Extract<Row, { readonly entity: E }>): Made => MADE_OF[row.entity](row);

const removeRows = async (db: Table, rows: readonly Item[]): Promise<void> => {
  if (rows.length > 0) await db.transact(rows.map(({ pk, sk }) => ({ remove: { pk, sk } })));
};

/** The rows go last: as long as one stands, what it leads to is looked for again. */
const removeFiles = async (rows: readonly Row[], { team }: HubKey, { db, objects }: Room, now: Date): Promise<void> => {
  const made = rows.map(madeOf);
  await objects.removeAll(
    made.flatMap((one) => one.objects),
    now,
  );
  const said = made.flatMap(({ transcriptOf }) => transcriptOf ?? []);
  for (const part of inParts(said, BATCH_SIZE))
    await Promise.all(part.map((media) => transcripts(db).deleteAll(team, media)));
  await removeRows(db, rows);
};

/** Where media were shown that are there no more. They come after all media, so that none of the hub's stands by then. */
const removeUses = async (rows: readonly Row[], { team }: HubKey, db: Table): Promise<void> => {
  const uses = rows.flatMap((row) => (row.entity === 'media_use' ? [row] : []));
  const keys = [...new Set(uses.map(({ media_id }) => media_id))].flatMap((id) => mediaKey(team, id) ?? []);
  const standing = keys.length > 0 ? await db.getMany<MediaItem>(keys) : [];
  const others = new Set(standing.flatMap((media) => (media ? [media.id] : [])));
  await removeRows(
    db,
    uses.filter(({ media_id }) => !others.has(media_id)),
  );
};

/**
 * Removes a page of the files of a hub that is gone, finished or not, with all that was made of them, and has the queue go
 * on after it; nothing of a hub that stands. What a provider may still be making is waited for. Nobody is told: the
 * hub's own deletion is. Again it removes what is left.
 */
export const removeHubFiles = async (job: HubJob, room: Room, now: Date): Promise<void> => {
  const { kind, team_id, hub_id, after } = job;
  const { db, queue } = room;
  const hub = { team: team_id, hub: hub_id };
  const partition = mediaPartition(team_id, mediaTag(hub_id));
  const { items, next } = await db.query<Row>({ partition, limit: PAGE, after });
  if (items.length > 0 && (await hubExists(db, hub))) return;
  const ours = items.filter((row) => row.hub_id === hub_id);
  const gone = ours.filter((row) => row.entity !== 'transcode' || !isInProgress(row, now));
  await removeFiles(gone, hub, room, now);
  await removeUses(items, hub, db);
  const later = job.later === true || gone.length < ours.length;
  if (next) await queue.send({ kind, team_id, hub_id, after: next, later });
  else if (later) await queue.send({ kind, team_id, hub_id }, PAUSE);
};

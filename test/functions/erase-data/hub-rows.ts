import { eraseData } from '../../../functions/erase-data/erase-data.ts';
import type { RemovalJob } from '../../../shared/downstream/erasure/removal-job.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { mediaUseEntity, mediaUseKey } from '../../../shared/media/attachments/attachment-item.ts';
import { type FileItem, fileEntity, fileKey } from '../../../shared/media/files/file-item.ts';
import { mediaPartition, mediaTag } from '../../../shared/media/files/media-partition.ts';
import type { ObjectStore } from '../../../shared/media/files/object-store.ts';
import { finalizeUpload, startUpload } from '../../../shared/media/media/uploads.ts';
import { transcodes } from '../../../shared/media/transcoding/transcodes.ts';
import { transcriptions } from '../../../shared/media/transcription/transcriptions.ts';
import { transcripts } from '../../../shared/media/transcription/transcripts.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { declaredPicture, objectsOfAPicture } from '../every-route/support/stored-media.ts';
import { noScans } from './scans.ts';

interface Place {
  readonly team: string;
  readonly hub: string;
}

const actor = { type: 'system', id: 'test' } as const;

/** A file of the hub without bytes. */
export const pendingFile = async (db: Table, place: Place): Promise<FileItem> =>
  (await startUpload(db, objectsOfAPicture, place, declaredPicture, actor, new Date())).file;

/** The maximum of one transaction. */
export const pendingFiles = async (db: Table, place: Place, count: number): Promise<readonly FileItem[]> => {
  const one = await pendingFile(db, place);
  const others = Array.from({ length: count - 1 }, () => ({ ...one, id: newPlaceId(mediaTag(place.hub)) }));
  const puts = others.flatMap((file) => {
    const key = fileKey(place.team, file.id);
    return key ? [{ put: { ...key, entity: fileEntity, ...file, uploaded_by: { ...file.uploaded_by } } }] : [];
  });
  if (!(await db.transact(puts)).ok) throw new Error('A row exists already');
  return [one, ...others];
};

/** A ready file with a use. */
export const usedFile = async (db: Table, place: Place): Promise<FileItem> => {
  const file = await pendingFile(db, place);
  await finalizeUpload(db, objectsOfAPicture, file, actor, new Date());
  const key = mediaUseKey(place.team, file.media_id, file.id);
  if (!key) throw new Error('No key');
  const use = { attachment_id: file.id, media_id: file.media_id, target_type: 'page_section', target_id: 'a' };
  await db.put({ ...key, entity: mediaUseEntity, ...use });
  return file;
};

/** A file with a current transcode and transcription. */
export const processedFile = async (db: Table, place: Place, at: Date) => {
  const file = await usedFile(db, place);
  const media = { ...file, id: file.media_id, asset_kind: 'video' } as const;
  const transcode = await transcodes(db, place.team).request(media, 'mediaconvert', actor, at);
  const transcription = await transcriptions(db, place.team).request(media, 'assemblyai', actor, at);
  if (!transcode || !transcription) throw new Error('The requests were rejected.');
  await transcripts(db).store(transcription, [{ start_seconds: 0, end_seconds: 1, text: 'Hello' }]);
  return { file, transcode, transcription };
};

/** The rows of a hub's media, with their transcripts. */
export const rowsOf = async (db: Table, { team, hub }: Place): Promise<readonly string[]> => {
  const partition = mediaPartition(team, mediaTag(hub));
  const runs = [partition, `${partition}#TRANSCRIPTS`];
  const pages = await Promise.all(runs.map((one) => db.query({ partition: one, prefix: '', limit: 1_000 })));
  return pages.flatMap(({ items }) => items.map(({ sk }) => sk));
};

export const deleteHub = async (db: Table, { team, hub }: Place): Promise<void> => {
  const item = await hubs(db, team).get(hub);
  if (!item || !(await hubs(db, team).remove(item, actor, new Date()))) throw new Error('There is no hub.');
};

/** More messages than any hub of these tests needs. */
const MAX_MESSAGES = 50;

interface Sent {
  readonly job: RemovalJob;
  readonly delay: number;
}

/** A worker with its own queue: `drain` runs all jobs and the jobs that they queue; delayed jobs stay in `waiting`. */
export const startRemoval = (db: Table, objects: Pick<ObjectStore, 'removeAll'>) => {
  const waiting: Sent[] = [];
  const ready: RemovalJob[] = [];
  const failures: unknown[] = [];
  const queue = {
    async send(job: RemovalJob, delay = 0) {
      if (delay > 0) waiting.push({ job, delay });
      else ready.push(job);
    },
  };
  const deps = {
    db,
    scanned: noScans(db),
    objects: { ...objectsOfAPicture, ...objects },
    queue,
    seats: { send: async () => undefined },
  };
  return {
    waiting,
    failures,
    queue,
    /** The number of messages, including retries. */
    async drain(job: RemovalJob, changed: Partial<typeof deps> = {}): Promise<number> {
      const work = eraseData({ ...deps, ...changed, failed: (_, error) => failures.push(error) });
      ready.push(job);
      for (let messages = 0; ; messages += 1) {
        const next = ready.shift();
        if (!next) return messages;
        if (messages > MAX_MESSAGES) throw new Error('There are too many messages.');
        const body = JSON.stringify(next);
        const { batchItemFailures } = await work({ Records: [{ messageId: 'one', body }] });
        if (batchItemFailures.length > 0) ready.push(next);
      }
    },
  };
};

import type { ObjectStore } from '../../shared/media/files/object-store.ts';
import { transcodes } from '../../shared/media/transcoding/transcodes.ts';
import { transcriptionKey } from '../../shared/media/transcription/transcription-item.ts';
import { transcripts } from '../../shared/media/transcription/transcripts.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** Deletes the renditions, transcripts and processing state of a deleted media. */
export const removeDerivedMedia = async (
  db: Table,
  objects: Pick<ObjectStore, 'remove'>,
  team: string,
  media: string,
  now: Date,
): Promise<void> => {
  const made = transcodes(db, team);
  for (const key of await made.objectKeys(media)) await objects.remove(key, now);
  await made.deleteAll(media);
  await transcripts(db).deleteAll(team, media);
  const row = transcriptionKey(team, media);
  if (row) await db.transact([{ remove: row }]);
};

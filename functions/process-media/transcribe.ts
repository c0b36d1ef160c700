import { mediaOfTeam } from '../../shared/community/attachments/admit-media.ts';
import { objectKeyOfMedia } from '../../shared/media/media/media-item.ts';
import type { MediaJob } from '../../shared/media/media/media-jobs.ts';
import { TranscriptionRefused, writeReference } from '../../shared/media/transcription/provider.ts';
import { settlement } from '../../shared/media/transcription/settlement.ts';
import type { TranscriptionItem } from '../../shared/media/transcription/transcription-item.ts';
import { transcriptions } from '../../shared/media/transcription/transcriptions.ts';
import { clientOf, type MediaRoom } from './room.ts';

const OUT_OF_REACH = 'The provider was out of reach.';

/** The provider calls back when it is done. Calls can be lost: so we look, too, as seldom as a queue can wait. */
const PAUSE_SECONDS = 900;
/** A day of them. */
const MAX_LOOKS = 96;

const fail = async (item: TranscriptionItem, error: string, { db, now }: MediaRoom): Promise<void> => {
  await db.transact(transcriptions(db, item.team_id).settled(item, { status: 'failed', error }, now()));
};

const lookLater = (job: MediaJob, id: string, { queue }: MediaRoom): Promise<void> =>
  queue.send({ ...job, id, looks: job.looks + 1 }, PAUSE_SECONDS);

/** Ends it as the provider has it by now; what the provider is still at is looked at again. */
const look = async (item: TranscriptionItem, job: MediaJob, room: MediaRoom): Promise<void> => {
  const { db, transcription } = room;
  const settled = (id: string) => settlement(db, clientOf(transcription, item), item, id, room.now());
  const steps = item.provider_id && (await settled(item.provider_id));
  if (steps) await db.transact(steps);
  else if (job.looks < MAX_LOOKS) await lookLater(job, item.id, room);
  else await fail(item, 'The provider reported nothing for a day.', room);
};

const handOver = async (item: TranscriptionItem, job: MediaJob, room: MediaRoom): Promise<void> => {
  const { team_id: team, media_id } = job;
  const { db, files, transcription } = room;
  const media = await mediaOfTeam(db, team, media_id);
  if (!media) return;
  const now = room.now();
  const audio_url = files.read(objectKeyOfMedia(media), now).url;
  const reference = writeReference({ team, media: media_id, transcription: item.id });
  try {
    const taken = await clientOf(transcription, item).submit({ audio_url, reference }, now);
    await transcriptions(db, team).taken(item, taken, now);
  } catch (error) {
    if (!(error instanceof TranscriptionRefused)) throw error;
    await fail(item, error.message.slice(0, 500), room);
  }
};

/** Hands a media to the provider, once, to be looked at later; or looks what became of one that the provider has. */
export const transcribe = async (job: MediaJob, room: MediaRoom): Promise<void> => {
  const item = await transcriptions(room.db, job.team_id).get(job.media_id);
  if (!item) return;
  if (job.id === null && item.status === 'queued') await handOver(item, job, room);
  if (job.id === null && item.status !== 'completed' && item.status !== 'failed') await lookLater(job, item.id, room);
  if (job.id === item.id && item.status === 'processing') await look(item, job, room);
};

/** One that the provider has is looked at again. */
export const giveUpTranscription = async (job: MediaJob, room: MediaRoom): Promise<void> => {
  if (job.id !== null) return lookLater(job, job.id, room);
  const item = await transcriptions(room.db, job.team_id).get(job.media_id);
  if (item?.status === 'queued') await fail(item, OUT_OF_REACH, room);
};

import { mediaOfTeam } from '../../shared/attachments/admit-media.ts';
import { objectKeyOfMedia } from '../../shared/media/media-item.ts';
import type { MediaJob } from '../../shared/media/media-jobs.ts';
import { TranscriptionRefused, writeReference } from '../../shared/transcription/provider.ts';
import { transcriptions } from '../../shared/transcription/transcriptions.ts';
import type { MediaRoom } from './room.ts';

const OUT_OF_REACH = 'The provider was out of reach.';

const fail = async ({ team_id, media_id }: MediaJob, error: string, { db, now }: MediaRoom): Promise<void> => {
  const ofTeam = transcriptions(db, team_id);
  const item = await ofTeam.get(media_id);
  if (item?.status === 'queued') await db.transact(ofTeam.settled(item, { status: 'failed', error }, now()));
};

/** Hands a media to the provider; asked again once it was handed over, it does nothing. */
export const transcribe = async (job: MediaJob, room: MediaRoom): Promise<void> => {
  const { team_id: team, media_id } = job;
  const { db, files, transcription: provider } = room;
  const [item, media] = await Promise.all([transcriptions(db, team).get(media_id), mediaOfTeam(db, team, media_id)]);
  if (!media || item?.status !== 'queued') return;
  const now = room.now();
  const audio_url = files.read(objectKeyOfMedia(media), now).url;
  const reference = writeReference({ team, media: media_id, transcription: item.id });
  try {
    await transcriptions(db, team).taken(item, await provider.submit({ audio_url, reference }, now), now);
  } catch (error) {
    if (!(error instanceof TranscriptionRefused)) throw error;
    await fail(job, error.message.slice(0, 500), room);
  }
};

export const giveUpTranscription = (job: MediaJob, room: MediaRoom): Promise<void> => fail(job, OUT_OF_REACH, room);

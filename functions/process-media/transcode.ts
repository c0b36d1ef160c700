import { mediaOfTeam } from '../../shared/community/attachments/admit-media.ts';
import { objectKeyOfMedia } from '../../shared/media/media/media-item.ts';
import type { MediaJob } from '../../shared/media/media/media-jobs.ts';
import { TranscodeRefused, type TranscodeState } from '../../shared/media/transcoding/provider.ts';
import type { TranscodeItem } from '../../shared/media/transcoding/transcode-item.ts';
import { transcodes } from '../../shared/media/transcoding/transcodes.ts';
import { clientOf, type MediaRoom } from './room.ts';

const FIRST_LOOK = 3;
const MAX_PAUSE = 60;
/** Longer than the longest recording takes: after a day of looks it is lost. */
const MAX_LOOKS = 24 * 60;

const failure = (error: string): TranscodeState => ({ status: 'failed', progress: 0, error: error.slice(0, 500) });

/** In seconds; each look comes after a longer pause. */
const pauseAfter = (looks: number): number => Math.min(FIRST_LOOK * 2 ** Math.min(looks, 10), MAX_PAUSE);

const lookAgain = (job: MediaJob, { queue }: MediaRoom): Promise<void> =>
  queue.send({ ...job, looks: job.looks + 1 }, pauseAfter(job.looks));

const begin = async (item: TranscodeItem, { db, transcoding }: MediaRoom, now: Date): Promise<boolean> => {
  const media = await mediaOfTeam(db, item.team_id, item.media_id);
  if (!media) return false;
  const order = { id: item.id, source_key: objectKeyOfMedia(media), renditions: item.renditions };
  await transcodes(db, item.team_id).taken(item, await clientOf(transcoding, item).submit(order, now), now);
  return true;
};

const look = async (item: TranscodeItem, job: MediaJob, room: MediaRoom): Promise<void> => {
  const { db, transcoding } = room;
  const now = room.now();
  const ofTeam = transcodes(db, job.team_id);
  try {
    if (item.provider_id === null) {
      if (await begin(item, room, now)) await lookAgain(job, room);
      return;
    }
    const state = await clientOf(transcoding, item).check(item.provider_id, now);
    const lost = state.status === 'running' && job.looks >= MAX_LOOKS;
    await ofTeam.told(item, lost ? failure('The provider reported nothing for a day.') : state, now);
    if (state.status === 'running' && !lost) await lookAgain(job, room);
  } catch (error) {
    if (!(error instanceof TranscodeRefused)) throw error;
    await ofTeam.told(item, failure(error.message), now);
  }
};

/** Hands a media to the provider, or looks how far it has come; it is looked at again until it has ended. */
export const transcode = async (job: MediaJob, room: MediaRoom): Promise<void> => {
  const { db } = room;
  const { media_id, id } = job;
  const ofTeam = transcodes(db, job.team_id);
  if (id === null) {
    /* One that the provider has taken may be here because its next look was never queued. */
    for (const item of await ofTeam.unended(media_id)) await look(item, { ...job, id: item.id }, room);
    return;
  }
  const item = await ofTeam.get(media_id, id);
  if (item?.status === 'queued' || item?.status === 'running') await look(item, job, room);
};

export const giveUpTranscode = async ({ team_id, media_id, id }: MediaJob, { db, now }: MediaRoom): Promise<void> => {
  const ofTeam = transcodes(db, team_id);
  const items = id === null ? await ofTeam.queued(media_id) : [await ofTeam.get(media_id, id)];
  for (const item of items) if (item) await ofTeam.told(item, failure('The provider was out of reach.'), now());
};

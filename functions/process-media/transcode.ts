import { mediaOfTeam } from '../../shared/community/attachments/admit-media.ts';
import { objectKeyOfMedia } from '../../shared/media/media/media-item.ts';
import type { MediaJob } from '../../shared/media/media/media-job.ts';
import { TranscodeRefused, type TranscodeState } from '../../shared/media/transcoding/provider.ts';
import type { TranscodeItem } from '../../shared/media/transcoding/transcode-item.ts';
import { transcodes } from '../../shared/media/transcoding/transcodes.ts';
import { clientOf, type ProcessMediaDeps } from './deps.ts';

const FIRST_POLL_SECONDS = 3;
const MAX_DELAY_SECONDS = 60;
/** About a day, longer than any transcode takes: after that it is lost. */
const MAX_POLLS = 24 * 60;

const failure = (error: string): TranscodeState => ({ status: 'failed', progress: 0, error: error.slice(0, 500) });

/** Seconds until the next poll, with exponential backoff. */
const pollDelay = (looks: number): number => Math.min(FIRST_POLL_SECONDS * 2 ** Math.min(looks, 10), MAX_DELAY_SECONDS);

const pollLater = (job: MediaJob, { queue }: ProcessMediaDeps): Promise<void> =>
  queue.send({ ...job, looks: job.looks + 1 }, pollDelay(job.looks));

const submit = async (item: TranscodeItem, { db, transcoding }: ProcessMediaDeps, now: Date): Promise<boolean> => {
  const media = await mediaOfTeam(db, item.team_id, item.media_id);
  if (!media) return false;
  const request = { id: item.id, source_key: objectKeyOfMedia(media), renditions: item.renditions };
  await transcodes(db, item.team_id).recordSubmission(
    item,
    await clientOf(transcoding, item).submit(request, now),
    now,
  );
  return true;
};

const poll = async (item: TranscodeItem, job: MediaJob, deps: ProcessMediaDeps): Promise<void> => {
  const { db, transcoding } = deps;
  const now = deps.now();
  const teamTranscodes = transcodes(db, job.team_id);
  try {
    if (item.provider_id === null) {
      if (await submit(item, deps, now)) await pollLater(job, deps);
      return;
    }
    const state = await clientOf(transcoding, item).check(item.provider_id, now);
    const lost = state.status === 'running' && job.looks >= MAX_POLLS;
    await teamTranscodes.recordState(item, lost ? failure('The provider reported nothing for a day.') : state, now);
    if (state.status === 'running' && !lost) await pollLater(job, deps);
  } catch (error) {
    if (!(error instanceof TranscodeRefused)) throw error;
    await teamTranscodes.recordState(item, failure(error.message), now);
  }
};

/** Submits a transcode to the provider, or polls it until it has ended. */
export const transcode = async (job: MediaJob, deps: ProcessMediaDeps): Promise<void> => {
  const { db } = deps;
  const { media_id, id } = job;
  const teamTranscodes = transcodes(db, job.team_id);
  if (id === null) {
    /* A submitted transcode can be here if its next poll was never queued. */
    for (const item of await teamTranscodes.unfinished(media_id)) await poll(item, { ...job, id: item.id }, deps);
    return;
  }
  const item = await teamTranscodes.get(media_id, id);
  if (item?.status === 'queued' || item?.status === 'running') await poll(item, job, deps);
};

export const giveUpTranscode = async (
  { team_id, media_id, id }: MediaJob,
  { db, now }: ProcessMediaDeps,
): Promise<void> => {
  const teamTranscodes = transcodes(db, team_id);
  const items = id === null ? await teamTranscodes.queued(media_id) : [await teamTranscodes.get(media_id, id)];
  for (const item of items)
    if (item) await teamTranscodes.recordState(item, failure('The provider could not be reached.'), now());
};

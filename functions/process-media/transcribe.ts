import { mediaOfTeam } from '../../shared/community/attachments/admit-media.ts';
import { objectKeyOfMedia } from '../../shared/media/media/media-item.ts';
import type { MediaJob } from '../../shared/media/media/media-job.ts';
import { fetchOutcome } from '../../shared/media/transcription/fetch-outcome.ts';
import { TranscriptionRefused, writeReference } from '../../shared/media/transcription/provider.ts';
import type { TranscriptionItem } from '../../shared/media/transcription/transcription-item.ts';
import { transcriptions } from '../../shared/media/transcription/transcriptions.ts';
import { clientOf, type ProcessMediaDeps } from './deps.ts';

const UNREACHABLE = 'The provider could not be reached.';

/** Polls in case a callback is lost, at the longest delay of a queue. */
const POLL_SECONDS = 900;
/** One day of polls. */
const MAX_POLLS = 96;

const fail = async (item: TranscriptionItem, error: string, { db, now }: ProcessMediaDeps): Promise<void> => {
  await db.transact(transcriptions(db, item.team_id).outcomeSteps(item, { status: 'failed', error }, now()));
};

const pollLater = (job: MediaJob, id: string, { queue }: ProcessMediaDeps): Promise<void> =>
  queue.send({ ...job, id, looks: job.looks + 1 }, POLL_SECONDS);

/** Ends a transcription if the provider has finished it, or polls it again later. */
const poll = async (item: TranscriptionItem, job: MediaJob, deps: ProcessMediaDeps): Promise<void> => {
  const { db, transcription } = deps;
  const outcomeSteps = (id: string) => fetchOutcome(db, clientOf(transcription, item), item, id, deps.now());
  const steps = item.provider_id && (await outcomeSteps(item.provider_id));
  if (steps) await db.transact(steps);
  else if (job.looks < MAX_POLLS) await pollLater(job, item.id, deps);
  else await fail(item, 'The provider reported nothing for a day.', deps);
};

const submit = async (item: TranscriptionItem, job: MediaJob, deps: ProcessMediaDeps): Promise<void> => {
  const { team_id: team, media_id } = job;
  const { db, files, transcription } = deps;
  const media = await mediaOfTeam(db, team, media_id);
  if (!media) return;
  const now = deps.now();
  const audio_url = files.read(objectKeyOfMedia(media), now).url;
  const reference = writeReference({ team, media: media_id, transcription: item.id });
  try {
    const provider_id = await clientOf(transcription, item).submit({ audio_url, reference }, now);
    await transcriptions(db, team).recordSubmission(item, provider_id, now);
  } catch (error) {
    if (!(error instanceof TranscriptionRefused)) throw error;
    await fail(item, error.message.slice(0, 500), deps);
  }
};

/** Submits a transcription to the provider once, or polls a submitted one. */
export const transcribe = async (job: MediaJob, deps: ProcessMediaDeps): Promise<void> => {
  const item = await transcriptions(deps.db, job.team_id).get(job.media_id);
  if (!item) return;
  if (job.id === null && item.status === 'queued') await submit(item, job, deps);
  if (job.id === null && item.status !== 'completed' && item.status !== 'failed') await pollLater(job, item.id, deps);
  if (job.id === item.id && item.status === 'processing') await poll(item, job, deps);
};

/** Fails a transcription that could not be submitted. A submitted one is polled again. */
export const giveUpTranscription = async (job: MediaJob, deps: ProcessMediaDeps): Promise<void> => {
  if (job.id !== null) return pollLater(job, job.id, deps);
  const item = await transcriptions(deps.db, job.team_id).get(job.media_id);
  if (item?.status === 'queued') await fail(item, UNREACHABLE, deps);
};

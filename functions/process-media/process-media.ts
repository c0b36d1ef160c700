import { mediaJob } from '../../shared/media/media/media-job.ts';
import { MEDIA_JOB_ATTEMPTS } from '../../shared/media/media/media-jobs.ts';
import { eachMessage, orOnLastAttempt } from '../../shared/platform/queue/messages.ts';
import { readJob } from '../../shared/platform/queue/read-job.ts';
import type { ProcessMediaDeps } from './deps.ts';
import { giveUpTranscode, transcode } from './transcode.ts';
import { giveUpTranscription, transcribe } from './transcribe.ts';

const WORK = {
  transcribe: { begin: transcribe, giveUp: giveUpTranscription },
  transcode: { begin: transcode, giveUp: giveUpTranscode },
} as const;

/** Submits media to transcription and transcoding providers. A job that keeps failing fails its recording. */
export const processMedia = (deps: ProcessMediaDeps) =>
  eachMessage(
    'media-jobs',
    async (message) => {
      const job = readJob(mediaJob, message.body);
      const { begin, giveUp } = WORK[job.kind];
      await orOnLastAttempt(
        message,
        MEDIA_JOB_ATTEMPTS,
        () => begin(job, deps),
        () => giveUp(job, deps),
      );
    },
    deps.failed,
  );

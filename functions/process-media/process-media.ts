import * as z from 'zod';
import { MEDIA_JOB_ATTEMPTS, type MediaJob } from '../../shared/media/media/media-jobs.ts';
import { eachMessage, orOnLastAttempt } from '../../shared/platform/queue/messages.ts';
import type { ProcessMediaDeps } from './deps.ts';
import { giveUpTranscode, transcode } from './transcode.ts';
import { giveUpTranscription, transcribe } from './transcribe.ts';

const Job = z.object({
  kind: z.enum(['transcribe', 'transcode']),
  team_id: z.string(),
  media_id: z.string(),
  id: z.string().nullable(),
  looks: z.int(),
});

const WORK = {
  transcribe: { begin: transcribe, giveUp: giveUpTranscription },
  transcode: { begin: transcode, giveUp: giveUpTranscode },
} as const;

/** Submits media to transcription and transcoding providers. A job that keeps failing fails its recording. */
export const processMedia = (deps: ProcessMediaDeps) =>
  eachMessage(
    'media-jobs',
    async (message) => {
      const job: MediaJob = Job.parse(JSON.parse(message.body));
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

import * as z from 'zod';
import { MEDIA_JOB_ATTEMPTS, type MediaJob } from '../../shared/media/media/media-jobs.ts';
import { eachMessage, orGiveUp } from '../../shared/platform/queue/messages.ts';
import type { MediaRoom } from './room.ts';
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

/** Hands media over to those who transcribe and transcode them; what failed as often as it may has failed for good. */
export const processMedia = (room: MediaRoom) =>
  eachMessage(async (message) => {
    const job: MediaJob = Job.parse(JSON.parse(message.body));
    const { begin, giveUp } = WORK[job.kind];
    await orGiveUp(
      message,
      MEDIA_JOB_ATTEMPTS,
      () => begin(job, room),
      () => giveUp(job, room),
    );
  }, room.failed);

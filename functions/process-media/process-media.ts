import * as z from 'zod';
import type { Table } from '../../shared/db/table.ts';
import type { FileUrls } from '../../shared/media/file-urls.ts';
import { MEDIA_JOB_ATTEMPTS, type MediaJob, type MediaJobQueue } from '../../shared/media/media-jobs.ts';
import type { TranscodeProvider } from '../../shared/transcoding/provider.ts';
import type { TranscriptionProvider } from '../../shared/transcription/provider.ts';
import { giveUpTranscode, transcode } from './transcode.ts';
import { giveUpTranscription, transcribe } from './transcribe.ts';

/** As much of a queue's event as is read. */
export interface QueueEvent {
  readonly Records: readonly {
    readonly messageId: string;
    readonly body: string;
    readonly attributes?: { readonly ApproximateReceiveCount?: string };
  }[];
}

export interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export interface MediaRoom {
  readonly db: Table;
  readonly now: () => Date;
  readonly files: FileUrls;
  readonly queue: MediaJobQueue;
  readonly transcription: TranscriptionProvider;
  readonly transcoding: TranscodeProvider;
  /** Told of every message that has to come again. */
  failed(messageId: string, error: unknown): void;
}

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

/**
 * Hands media over to those who transcribe and transcode them. A message whose work failed comes again, and no other
 * does; what failed as often as it may has failed for good, and says so.
 */
export const processMedia =
  (room: MediaRoom) =>
  async ({ Records }: QueueEvent): Promise<BatchResult> => {
    const handle = async ({ messageId, body, attributes }: QueueEvent['Records'][number]): Promise<void> => {
      const job: MediaJob = Job.parse(JSON.parse(body));
      const { begin, giveUp } = WORK[job.kind];
      try {
        await begin(job, room);
      } catch (error) {
        room.failed(messageId, error);
        if (Number(attributes?.ApproximateReceiveCount ?? 1) >= MEDIA_JOB_ATTEMPTS) await giveUp(job, room);
        throw error;
      }
    };
    const outcomes = await Promise.allSettled(Records.map(handle));
    return {
      batchItemFailures: outcomes.flatMap(({ status }, nth) =>
        status === 'fulfilled' ? [] : [{ itemIdentifier: Records[nth]?.messageId ?? '' }],
      ),
    };
  };

import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** A job to transcribe or transcode a media, or to poll the provider. */
export interface MediaJob {
  readonly kind: 'transcribe' | 'transcode';
  readonly team_id: string;
  readonly media_id: string;
  /** The transcription or transcode to poll. Null to submit one. */
  readonly id: string | null;
  /** The number of polls so far. The name is in queued messages. */
  readonly looks: number;
}

/** Receives before the recording of a job fails. */
export const MEDIA_JOB_ATTEMPTS = 5;

export type MediaJobQueue = Queue<MediaJob>;

export const sqsMediaJobQueue = sqsQueue<MediaJob>;

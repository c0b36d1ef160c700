import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** Asks for a media to be transcribed or transcoded, or for a look at how far that has come. */
export interface MediaJob {
  readonly kind: 'transcribe' | 'transcode';
  readonly team_id: string;
  readonly media_id: string;
  /** What is looked at, once the provider has it; null for what waits to be handed over. */
  readonly id: string | null;
  /** How often it was looked at. */
  readonly looks: number;
}

/** How often a job is tried before what it is for has failed. */
export const MEDIA_JOB_ATTEMPTS = 5;

/** Where work on media waits for a worker. */
export type MediaJobQueue = Queue<MediaJob>;

export const sqsMediaJobQueue = sqsQueue<MediaJob>;

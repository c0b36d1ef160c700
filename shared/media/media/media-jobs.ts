import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';
import type { MediaJob } from './media-job.ts';

/** Receives before the recording of a job fails. */
export const MEDIA_JOB_ATTEMPTS = 5;

export type MediaJobQueue = Queue<MediaJob>;

export const sqsMediaJobQueue = sqsQueue<MediaJob>;

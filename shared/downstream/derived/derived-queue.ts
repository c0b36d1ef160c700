import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';
import type { IndexJob } from './derive-job.ts';

/** The number of receives before a job moves to the dead-letter queue. */
export const INDEX_ATTEMPTS = 5;

export type IndexQueue = Queue<IndexJob>;

export const sqsIndexQueue = sqsQueue<IndexJob>;

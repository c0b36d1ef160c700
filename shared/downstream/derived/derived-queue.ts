import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';
import type { DeriveJob } from './derive-job.ts';

/** The number of receives before a job moves to the dead-letter queue. */
export const DERIVE_ATTEMPTS = 5;

export type DerivedQueue = Queue<DeriveJob>;

export const sqsDerivedQueue = sqsQueue<DeriveJob>;

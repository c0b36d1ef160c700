import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';
import type { AwardJob } from './award-job.ts';

/** Receives of a job before it goes to the dead-letter queue. */
export const AWARD_ATTEMPTS = 5;

export type AwardQueue = Queue<AwardJob>;

export const sqsAwardQueue = sqsQueue<AwardJob>;

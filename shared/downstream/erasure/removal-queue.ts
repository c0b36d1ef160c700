import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';
import type { RemovalJob } from './removal-job.ts';

/** Seconds until every request from before the deletion of a hub has ended and can no longer add files. */
const REQUESTS_END = 60;

/** The delay of a job in seconds. */
export const removalDelay = ({ kind }: RemovalJob): number => (kind === 'hub' ? REQUESTS_END : 0);

/** Receives before a job becomes a dead letter. */
export const REMOVAL_ATTEMPTS = 10;

export type RemovalQueue = Queue<RemovalJob>;

export const sqsRemovalQueue = sqsQueue<RemovalJob>;

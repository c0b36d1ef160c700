import { type BatchQueue, type Delayed, sqsBatchQueue } from '../../platform/queue/batch-queue.ts';
import type { AutomationJob } from './automation-job.ts';

/** The number of receives before a message moves to the dead-letter queue. */
export const AUTOMATION_ATTEMPTS = 5;

export type DelayedJob = Delayed<AutomationJob>;

export type AutomationQueue = BatchQueue<AutomationJob>;

export const sqsAutomationQueue = sqsBatchQueue<AutomationJob>;

import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';
import type { ImportJob } from './import-job.ts';

/** The number of attempts before an import is marked as failed. */
export const IMPORT_ATTEMPTS = 5;

/** The queue of imports to process. */
export type ImportQueue = Queue<ImportJob>;

export const sqsImportQueue = sqsQueue<ImportJob>;

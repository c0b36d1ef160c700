import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** A message to process one chunk of an import. */
export interface ImportJob {
  readonly team_id: string;
  readonly import_id: string;
  readonly chunk: number;
}

/** The number of attempts before an import is marked as failed. */
export const IMPORT_ATTEMPTS = 5;

/** The queue of imports to process. */
export type ImportQueue = Queue<ImportJob>;

export const sqsImportQueue = sqsQueue<ImportJob>;

import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** Asks for a chunk of an import to be worked on. */
export interface ImportJob {
  readonly team_id: string;
  readonly import_id: string;
  readonly chunk: number;
}

/** How often a job is tried before its import is given up. */
export const IMPORT_ATTEMPTS = 5;

/** Where imports wait for a worker. */
export type ImportQueue = Queue<ImportJob>;

export const sqsImportQueue = sqsQueue<ImportJob>;

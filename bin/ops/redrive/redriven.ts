import type { DeployedQueue } from '../../../shared/downstream/queues.ts';
import type { Batch } from './batch.ts';

/** What became of the dead letters of a queue. */
export interface Redriven {
  readonly queue: DeployedQueue;
  readonly how: 'moved' | 'replayed' | 'repeated';
  /** Dead letters before the command. */
  readonly found: number;
  /** Dead letters that were processed or moved, and deleted. */
  readonly done: number;
  readonly remaining: number;
  /** Why some remain. */
  readonly problem?: string;
  /** Changes that are no longer in the stream. */
  readonly expired?: readonly Batch[];
}

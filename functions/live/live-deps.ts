import type { Delivery } from '../../shared/downstream/live/deliver.ts';
import type { LiveQueue } from '../../shared/downstream/live/live-queue.ts';
import type { Limiter } from '../../shared/platform/limits/limiter.ts';

export interface LiveDeps extends Delivery {
  readonly queue: LiveQueue;
  readonly limiter: Limiter;
  readonly now: () => Date;
}

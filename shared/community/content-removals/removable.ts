import type { RemovalContext } from './removal-context.ts';
import type { RemovedContentItem } from './removed-content-item.ts';

/**
 * How an item was removed: `removed`, `failed` if the action was refused, `skipped` if it is not content of the removal
 * or was removed otherwise.
 */
type RemovalOutcome = 'removed' | 'failed' | 'skipped';

/** How content of one kind is removed and restored. Both are idempotent. */
export interface Removable {
  remove(context: RemovalContext, id: string): Promise<RemovalOutcome>;
  /** False if the item was changed since, so that it is kept as it is. */
  restore(context: RemovalContext, item: RemovedContentItem): Promise<boolean>;
}

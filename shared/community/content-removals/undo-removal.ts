import type { ContentRemovalItem } from '../../hubs/people/content-removals/content-removal-item.ts';
import { contentRemovals } from '../../hubs/people/content-removals/content-removals.ts';
import { equals } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { hubOf } from '../../platform/db/key.ts';
import type { Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { REMOVABLE } from './removable-kinds.ts';
import { type RemovalContext, settleSteps } from './removal-context.ts';
import { type RemovedContentItem, removedContentOf } from './removed-content-item.ts';

const PAGE_SIZE = 25;

/** Restores one item, or records that it was changed since and is kept as it is. */
const restoreItem = async (context: RemovalContext, item: RemovedContentItem): Promise<void> => {
  if (await REMOVABLE[item.kind].restore(context, item)) return;
  await context.db.transact(settleSteps(context, item, 'kept'));
};

/** Restores what a removal removed, until no time is left; returns what remains for a further run. */
export const undoRemoval = async (
  db: Table,
  removal: ContentRemovalItem,
  actor: Actor,
  now: Date,
  isTimeLeft: () => boolean,
): Promise<{ readonly progress: undefined; readonly delay: 0 } | undefined> => {
  const context: RemovalContext = { db, removal, actor, now };
  let after: Position | undefined;
  do {
    const { items, next } = await db.query<RemovedContentItem>({
      ...removedContentOf(removal),
      filter: equals('state', 'removed'),
      limit: PAGE_SIZE,
      after,
    });
    for (const item of items) await restoreItem(context, item);
    if (!next) {
      await contentRemovals(db, hubOf(removal)).undone(removal.id, now);
      return undefined;
    }
    after = next;
  } while (isTimeLeft());
  return { progress: undefined, delay: 0 };
};

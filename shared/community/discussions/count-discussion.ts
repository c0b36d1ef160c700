import { discussionMark, spaceCount } from '../../hubs/counts/count-item.ts';
import { settleCounts } from '../../hubs/counts/settle-counts.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';

/** Makes the count of a space's discussions agree with one of them: published discussions count. */
export const settleDiscussionCount = async (db: Table, hub: HubKey, id: string): Promise<void> => {
  const key = discussionKey(hub.team, id);
  if (!key) return;
  const mark = discussionMark(hub, id);
  await settleCounts(db, async () => {
    const [discussion, marked] = await rowsAt<[DiscussionItem, { readonly space_id: string }]>(db, [key, mark]);
    const space_id = discussion?.space_id ?? marked?.space_id;
    if (space_id === undefined) return [];
    return [
      {
        mark,
        counter: spaceCount(hub, space_id, 'discussions'),
        attributes: { id, hub_id: hub.hub, space_id },
        isMarked: marked !== undefined,
        isCounted: discussion?.status === 'published',
      },
    ];
  });
};

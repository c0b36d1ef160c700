import { openTargetIds } from '../../access/rules/gate.ts';
import type { ContactReader } from '../../hubs/readers/readers.ts';
import type { SpaceItem } from '../../hubs/spaces/space-item.ts';
import { absent, all, compare, equals } from '../../platform/db/expression.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { Item } from '../../platform/db/item.ts';
import { hubOf } from '../../platform/db/key.ts';
import type { Page, Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { idsFrom, timeOfId } from '../../platform/ids/place-id.ts';
import { DISCUSSION, type DiscussionItem, discussionsOf } from './discussion-item.ts';
import { type PlaceItem, resolvePlaces } from './publication-place.ts';

/** The maximum of the count of one space. */
const MAX_UNREAD_DISCUSSIONS = 100;

/** Rows that are not counted (drafts, own discussions) are passed over in at most this many rounds. */
const MAX_ROUNDS = 20;

/** After all ids of discussions. */
const END = `${DISCUSSION}~`;

/** Listed once, at the place of its publication. */
const isListed = all(equals('status', 'published'), absent('place'));

/**
 * The number of published discussions of a space by others that were published after `readAt` and that the reader, who
 * may read the space, can see now; at most `MAX_UNREAD_DISCUSSIONS`. Eventually consistent, as the list of them is.
 */
export const countUnreadDiscussions = async (
  db: Table,
  reader: ContactReader,
  space: SpaceItem,
  readAt: string,
  now: Date,
): Promise<number> => {
  const partition = discussionsOf(space.team_id, space.id);
  const first = `${DISCUSSION}${idsFrom(Date.parse(readAt))}`;
  const filter = all(isListed, compare('author.id', '<>', reader.id));
  let [count, after]: [number, Position?] = [0];
  for (let round = 0; round < MAX_ROUNDS && count < MAX_UNREAD_DISCUSSIONS; round += 1) {
    const page: Page<(DiscussionItem | PlaceItem) & Item> = await db.query({
      partition,
      between: [first, END],
      filter,
      dense: true,
      eventual: true,
      limit: MAX_UNREAD_DISCUSSIONS - count,
      after,
    });
    const found = await resolvePlaces(db, space.team_id, page.items);
    const unread = found.filter(({ space_id, published_at }) => space_id === space.id && (published_at ?? '') > readAt);
    const gates = unread.map((one) => ({ ...one, type: 'discussion' }) as const);
    count += (await openTargetIds(db, reader, hubOf(space), gates, now, gatherNear)).size;
    if (!page.next) break;
    after = page.next;
  }
  return count;
};

/** When the newest discussion of a space was published; undefined without any. Consistent. */
export const newestPublication = async (db: Table, space: SpaceItem): Promise<string | undefined> => {
  const { items } = await db.query<DiscussionItem | PlaceItem>({
    partition: discussionsOf(space.team_id, space.id),
    prefix: DISCUSSION,
    filter: isListed,
    dense: true,
    descending: true,
    limit: 1,
  });
  const [newest] = items;
  return newest && new Date(timeOfId(newest.sk.slice(DISCUSSION.length))).toISOString();
};

import { openTargetIds } from '../../access/rules/gate.ts';
import { readableSpaces } from '../../access/spaces/readable-spaces.ts';
import type { Reader } from '../../hubs/readers/readers.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { DiscussionItem } from './discussion-item.ts';
import { feedOf, PUBLISHED } from './feed-listing.ts';
import { inSpaces } from './in-spaces.ts';
import { listDiscussions } from './list-discussions.ts';
import type { ViewedDiscussion } from './present.ts';
import { type Selection, sortedDiscussions } from './sorted-discussions.ts';
import { withCounters } from './with-counters.ts';

/**
 * The published discussions of the spaces that the reader may read, newest first, eventually consistent. The page is
 * read in parallel with the spaces, and again with a filter only if it contains other spaces. Discussions that an
 * access rule closes are left out, so a page may be shorter.
 */
const feed = async (
  db: Table,
  hub: HubKey,
  reader: Reader,
  page: PageRequest,
  now: Date,
): Promise<Page<ViewedDiscussion>> => {
  const query = (filter: ReturnType<typeof inSpaces> = {}) =>
    db.query<DiscussionItem>({
      partition: feedOf(hub),
      prefix: PUBLISHED,
      index: 'listing',
      descending: true,
      ...filter,
      ...page,
    });
  const [spaces, all] = await Promise.all([readableSpaces(db, reader, hub, now), query()]);
  const isReadable = ({ space_id }: DiscussionItem): boolean => spaces.has(space_id);
  if (spaces.size === 0) return { items: [] };
  const { items, next } = all.items.every(isReadable) ? all : await query(inSpaces([...spaces.keys()]));
  const gates = items.map((one) => ({ ...one, type: 'discussion' }) as const);
  const open = await openTargetIds(db, reader, hub, gates, now, gatherNear);
  const shown = items.filter((one) => isReadable(one) && open.has(one.id));
  return { items: await withCounters(db, reader, shown), next };
};

/** The part of a feed that a reader asks for. */
interface FeedFilter {
  readonly space?: string | undefined;
  /** By author, or in another order than by publication. */
  readonly selection?: Selection | undefined;
}

/** The part of the feed that a filter selects. A space that the reader may not read has no discussions. */
export const filteredFeed = async (
  db: Table,
  hub: HubKey,
  reader: Reader,
  { space, selection }: FeedFilter,
  page: PageRequest,
  now: Date,
): Promise<Page<ViewedDiscussion>> => {
  if (space === undefined && selection === undefined) return feed(db, hub, reader, page, now);
  const readable = await readableSpaces(db, reader, hub, now);
  const spaces = [...readable.values()].filter(({ id }) => space === undefined || id === space);
  if (selection) {
    const ids = spaces.map(({ id }) => id);
    return sortedDiscussions(db, { hub, reader, spaces: ids, selection, ofSpace: space !== undefined, page, now });
  }
  const [only] = spaces;
  return only
    ? listDiscussions(db, { space: only, reader, filter: { status: 'published' }, page, now })
    : { items: [] };
};

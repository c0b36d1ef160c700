import { openTargetIds } from '../../access/rules/gate.ts';
import { readableSpaces } from '../../access/spaces/readable-spaces.ts';
import type { Reader } from '../../hubs/readers/readers.ts';
import { type Condition, either, oneOf } from '../../platform/db/expression.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';
import type { DiscussionItem } from './discussion-item.ts';
import { feedOf, PUBLISHED } from './feed-listing.ts';
import type { ViewedDiscussion } from './present.ts';
import { withCounters } from './with-counters.ts';

/** DynamoDB accepts at most 100 operands of `IN`. */
const MAX_OPERANDS = 100;

const inSpaces = (ids: readonly string[]): Condition =>
  either(...inParts(ids, MAX_OPERANDS).map((part) => oneOf('space_id', part)));

/**
 * The published discussions of the spaces that the reader may read, newest first, eventually consistent. The page is
 * read in parallel with the spaces, and again with a filter only if it contains other spaces. Discussions that an
 * access rule closes are left out, so a page may be shorter.
 */
export const feed = async (
  db: Table,
  hub: HubKey,
  reader: Reader,
  page: PageRequest,
  now: Date,
): Promise<Page<ViewedDiscussion>> => {
  const query = (filter?: Condition) =>
    db.query<DiscussionItem>({
      partition: feedOf(hub),
      prefix: PUBLISHED,
      index: 'listing',
      descending: true,
      ...(filter && { filter }),
      ...page,
    });
  const [spaces, all] = await Promise.all([readableSpaces(db, reader, hub, now), query()]);
  const isReadable = ({ space_id }: DiscussionItem): boolean => spaces.has(space_id);
  if (spaces.size === 0) return { items: [] };
  const { items, next } = all.items.every(isReadable) ? all : await query(inSpaces([...spaces.keys()]));
  const gates = items.map((one) => ({ ...one, type: 'discussion' }) as const);
  const open = await openTargetIds(db, reader, hub, gates, now, gatherNear);
  const shown = items.filter(({ id }) => open.has(id));
  return { items: await withCounters(db, reader, shown), next };
};

import { all, equals } from '../../platform/db/expression.ts';
import { type HubKey, hubOf, hubPartition } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import type { Page, PageRequest, Query } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { CommentItem } from './comment-item.ts';

const HELD = 'HELD#';

const heldIn = (hub: HubKey): string => `${hubPartition(hub)}#HELD_COMMENTS`;

/** The index attributes of a comment that waits for a review. */
export const heldListing = (comment: Pick<CommentItem, 'id' | 'team_id' | 'hub_id' | 'created_at'>) =>
  listed({ partition: heldIn(hubOf(comment)), sort: `${HELD}${comment.created_at}#${comment.id}` });

/** The query for the held comments of one member. */
export const heldBy = (hub: HubKey, contact: string): Omit<Query, 'limit'> => ({
  partition: heldIn(hub),
  prefix: HELD,
  index: 'listing',
  filter: all(equals('author.type', 'contact'), equals('author.id', contact)),
});

/** The comments of a hub that wait for a review, oldest first. Eventually consistent. */
export const heldComments = (db: Table, hub: HubKey, page: PageRequest): Promise<Page<CommentItem>> =>
  db.query<CommentItem>({ partition: heldIn(hub), prefix: HELD, index: 'listing', ...page });

import { dueOf } from '../../platform/db/due.ts';
import { listed } from '../../platform/db/listing.ts';
import { dueTimeOf } from '../../platform/db/postpone.ts';
import type { PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { DiscussionItem } from './discussion-item.ts';

/**
 * The partition of the index that holds the discussions of all teams that wait to be published, the first due first.
 */
const SCHEDULED = 'DISCUSSIONS#SCHEDULED';
const DUE = 'DUE#';

/** Where a scheduled discussion waits. */
export const scheduledListing = (id: string, at: string) => listed({ partition: SCHEDULED, sort: `${DUE}${at}#${id}` });

/** Those whose time has come, the longest overdue first, and where more of them follow. */
export const dueDiscussions = async (db: Table, now: Date, page: PageRequest) => {
  const items = await db.query<DiscussionItem>({ partition: SCHEDULED, prefix: DUE, index: 'listing', ...page });
  return dueOf(items, (row) => dueTimeOf(row) <= now.getTime());
};

import { dueOf } from '../../platform/db/due.ts';
import { listed } from '../../platform/db/listing.ts';
import { dueTimeOf } from '../../platform/db/postpone.ts';
import type { PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { DiscussionItem } from './discussion-item.ts';

/** The index partition of the scheduled discussions of all teams, by due time. */
const SCHEDULED = 'DISCUSSIONS#SCHEDULED';
const DUE = 'DUE#';

/** The index attributes of a scheduled discussion. */
export const scheduledListing = (id: string, at: string) => listed({ partition: SCHEDULED, sort: `${DUE}${at}#${id}` });

/** A page of the discussions that are due, longest overdue first. */
export const dueDiscussions = async (db: Table, now: Date, page: PageRequest) => {
  const items = await db.query<DiscussionItem>({ partition: SCHEDULED, prefix: DUE, index: 'listing', ...page });
  return dueOf(items, (row) => dueTimeOf(row) <= now.getTime());
};

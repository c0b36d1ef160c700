import { dueOf } from '../../platform/db/due.ts';
import { duePartition } from '../../platform/db/due-shards.ts';
import { listed } from '../../platform/db/listing.ts';
import { dueTimeOf } from '../../platform/db/postpone.ts';
import type { PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { DiscussionItem } from './discussion-item.ts';

/** The index partition of the scheduled discussions of all teams, by due time. */
export const SCHEDULED = 'DISCUSSIONS#SCHEDULED';
const DUE = 'DUE#';

/** The index attributes of a scheduled discussion. */
export const scheduledListing = (id: string, at: string) =>
  listed({ partition: duePartition(SCHEDULED, id), sort: `${DUE}${at}#${id}` });

/** A page of the discussions that are due, longest overdue first. */
export const dueDiscussions = async (db: Table, partition: string, now: Date, page: PageRequest) => {
  const items = await db.query<DiscussionItem>({ partition, prefix: DUE, index: 'listing', ...page });
  return dueOf(items, (row) => dueTimeOf(row) <= now.getTime());
};

import { dueOf } from '../../../platform/db/due.ts';
import { sortOf } from '../../../platform/db/listing.ts';
import type { PageRequest } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type DomainItem, DUE, dueOrder } from './domain-item.ts';

/** The domains of all teams by their next check. */
export const pendingDomains = (db: Table) => ({
  /** Domains due for a check, the longest overdue first, and the position of the next page. */
  async due(partition: string, now: Date, page: PageRequest) {
    const items = await db.query<DomainItem>({
      partition,
      prefix: DUE,
      index: 'listing',
      ...page,
    });
    const until = dueOrder(now, '\uffff');
    return dueOf(items, (row) => sortOf(row) <= until);
  },
});

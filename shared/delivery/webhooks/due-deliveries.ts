import { processDue } from '../../accounts/alerts/due-work.ts';
import { dueIndex, releaseRun } from '../../platform/db/release-due.ts';
import type { Table } from '../../platform/db/table.ts';

/** The index partition of all deliveries whose retry is too far ahead for a queue delay, the first due first. */
const DUE_DELIVERIES = 'WEBHOOKS#DUE';

/** The index attributes of a delivery that is due at a time. */
export const deliveryDueAt = (at: string, id: string) => dueIndex(DUE_DELIVERIES, at, id);

/** Queues every delivery that is due. */
export const releaseDueDeliveries = (db: Table, now: Date): Promise<void> =>
  processDue(db, now, releaseRun(db, DUE_DELIVERIES, now));

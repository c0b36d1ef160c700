import { workThroughDue } from '../../accounts/alerts/due-work.ts';
import type { Table } from '../../platform/db/table.ts';
import { turnsDue, waitsIn } from '../../platform/db/turns.ts';

/** The partition of the index that holds the deliveries of all teams that wait long, the first due first. */
const DUE_DELIVERIES = 'WEBHOOKS#DUE';

/** Where a delivery waits for the sweep. */
export const deliveryDueAt = (at: string, id: string) => waitsIn(DUE_DELIVERIES, at, id);

/** Gives every delivery its turn whose wait is over. */
export const releaseDueDeliveries = (db: Table, now: Date): Promise<void> =>
  workThroughDue(db, now, turnsDue(db, DUE_DELIVERIES, now));

import { workThroughDue } from '../../accounts/alerts/due-work.ts';
import type { Table } from '../../platform/db/table.ts';
import { turnsDue, waitsIn } from '../../platform/db/turns.ts';

/** The index partition of all deliveries whose retry is too far ahead for a queue delay, the first due first. */
const DUE_DELIVERIES = 'WEBHOOKS#DUE';

/** The index attributes of a delivery that is due at a time. */
export const deliveryDueAt = (at: string, id: string) => waitsIn(DUE_DELIVERIES, at, id);

/** Queues every delivery that is due. */
export const releaseDueDeliveries = (db: Table, now: Date): Promise<void> =>
  workThroughDue(db, now, turnsDue(db, DUE_DELIVERIES, now));

import { workThroughDue } from '../../accounts/alerts/due-work.ts';
import type { Table } from '../../platform/db/table.ts';
import { turnsDue, waitsIn } from '../../platform/db/turns.ts';

/** The partition of the index that holds the deliveries of all teams that wait long, the first due first. */
const WAITING = 'WEBHOOKS#DUE';

/** Where a delivery waits for the sweep. */
export const waitingUntil = (at: string, id: string) => waitsIn(WAITING, at, id);

/** Gives every delivery its turn whose wait is over. */
export const releaseDue = (db: Table, now: Date): Promise<void> => workThroughDue(db, now, turnsDue(db, WAITING, now));

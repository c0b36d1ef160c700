import { processDue } from '../../accounts/alerts/due-work.ts';
import { dueIndex, releaseRun } from '../../platform/db/release-due.ts';
import type { Table } from '../../platform/db/table.ts';

/** The partition of the index that holds what waits long, of all teams, the first due first. */
const WAITING = 'AUTOMATIONS#DUE';

/** Where an enrollment that waits, or an automation that begins at a date, waits for the sweep. */
export const dueAt = (at: string, id: string) => dueIndex(WAITING, new Date(at).toISOString(), id);

/** Gives everything its turn whose wait is over. */
export const wakeDue = (db: Table, now: Date): Promise<void> => processDue(db, now, releaseRun(db, WAITING, now));

import { processDue } from '../../accounts/alerts/due-work.ts';
import { dueIndex, releaseRun } from '../../platform/db/release-due.ts';
import type { Table } from '../../platform/db/table.ts';

/** The partition of the due index, for all teams, sorted by due time. Stored as `AUTOMATIONS#DUE`. */
const DUE_PARTITION = 'AUTOMATIONS#DUE';

/** The index attributes of an enrollment or an automation that is due at a time. */
export const dueIndexAttributes = (at: string, id: string) => dueIndex(DUE_PARTITION, new Date(at).toISOString(), id);

/** Releases every enrollment and automation that is due. */
export const wakeDue = (db: Table, now: Date): Promise<void> => processDue(db, now, releaseRun(db, DUE_PARTITION, now));

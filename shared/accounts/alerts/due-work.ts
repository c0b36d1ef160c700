import { type DueRun, eachDue } from '../../platform/db/due.ts';
import type { Item } from '../../platform/db/item.ts';
import { lastFailure, parkedPartition, postpone } from '../../platform/db/postpone.ts';
import type { Table } from '../../platform/db/table.ts';
import { platformAlerts } from './platform-alerts.ts';

const redriveOf = (aside: string): string =>
  `Fix the cause, then run: npx node bin/redrive-due-work.ts <table> '${aside}'. See "Due work was set aside" in RUNBOOK.md.`;

/**
 * Does what is due. What fails is due again later, each time twice as late, so that it starves nobody; what failed too
 * often is set aside, with one platform alert for each kind of work.
 */
export const processDue = <T extends Item>(db: Table, now: Date, run: Omit<DueRun<T>, 'failed'>): Promise<void> =>
  eachDue({
    ...run,
    async failed(row) {
      const partition = lastFailure(row);
      if (partition !== undefined) {
        const aside = parkedPartition(partition);
        const payload = { partition: aside, row: `${row.pk} ${row.sk}`, redrive: redriveOf(aside) };
        const alert = { alert_type: 'due_work_set_aside', severity: 'critical', payload } as const;
        await platformAlerts(db).raise({ ...alert, dedupe_key: `due_work_set_aside#${partition}` }, now);
      }
      await postpone(db, row, now);
    },
  });

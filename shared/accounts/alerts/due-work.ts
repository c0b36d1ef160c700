import { eachDueShard, type ShardedRun } from '../../platform/db/due.ts';
import type { Item } from '../../platform/db/item.ts';
import { lastFailure, parkedPartition, postpone, scheduleOf } from '../../platform/db/postpone.ts';
import { unsharded } from '../../platform/db/shards.ts';
import type { Table } from '../../platform/db/table.ts';
import { functionLog } from '../../platform/telemetry/log.ts';
import { platformAlerts } from './platform-alerts.ts';

const redriveOf = (parked: string): string =>
  `Fix the cause, then run: hub ops redrive-due '${parked}' --stage <name>. See /docs/operate/alarms#due-work-was-set-aside.`;

/**
 * Processes due rows. A failed row is retried with exponential backoff, so it does not block others. After the last
 * failure it is parked, with one platform alert per kind of work.
 */
export const processDue = <T extends Item>(db: Table, now: Date, run: Omit<ShardedRun<T>, 'failed'>): Promise<void> =>
  eachDueShard({
    ...run,
    async failed(row, error) {
      functionLog().error('due work failed', error, { partition: scheduleOf(row).partition });
      const partition = lastFailure(row);
      if (partition !== undefined) {
        const parked = parkedPartition(partition);
        const payload = { partition: parked, row: `${row.pk} ${row.sk}`, redrive: redriveOf(parked) };
        const alert = { alert_type: 'due_work_set_aside', severity: 'critical', payload } as const;
        await platformAlerts(db).raise({ ...alert, dedupe_key: `due_work_set_aside#${unsharded(partition)}` }, now);
      }
      await postpone(db, row, now);
    },
  });

import type { Command } from 'commander';
import { platformAlerts } from '../../../shared/accounts/alerts/platform-alerts.ts';
import { parkedFrom } from '../../../shared/platform/db/postpone.ts';
import type { Position } from '../../../shared/platform/db/query.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { counted } from '../../../shared/platform/text/counted.ts';
import { usage } from '../../hub/exit.ts';
import type { Column } from '../../hub/table.ts';
import type { Ops, Outcome, Runner } from '../ops.ts';
import { countDueWork, type RedrivenWork, redriveDueWork } from '../redrive/due-work.ts';
import { mainTable } from '../table.ts';

interface Partition extends RedrivenWork {
  readonly partition: string;
}

const PAGE_SIZE = 100;

/** The partitions that open alerts name. */
const alertedPartitions = async (db: Table): Promise<readonly string[]> => {
  const named = new Set<string>();
  let after: Position | undefined;
  do {
    const { items, next } = await platformAlerts(db).listBySeverity('critical', { limit: PAGE_SIZE, after });
    for (const { alert_type, payload } of items)
      if (alert_type === 'due_work_set_aside') named.add(String(payload.partition ?? ''));
    after = next;
  } while (after);
  return [...named].filter((one) => parkedFrom(one) !== undefined).toSorted();
};

const COLUMNS: readonly Column<Partition>[] = [
  { title: 'PARTITION', of: ({ partition }) => partition },
  { title: 'RESTORED', of: ({ restored }) => restored },
  { title: 'SKIPPED', of: ({ skipped }) => skipped },
];

const redriveDue = async (ops: Ops, named = ''): Promise<Outcome> => {
  const db = await mainTable(ops.stage);
  if (named !== 'all' && parkedFrom(named) === undefined)
    throw usage(
      `${named} does not end in #ASIDE. Use the partition of the alert, or all.`,
      'hub ops redrive-due --help',
    );
  const partitions: Partition[] = [];
  for (const partition of named === 'all' ? await alertedPartitions(db) : [named]) {
    const work = ops.isDry
      ? { restored: await countDueWork(db, partition), skipped: 0 }
      : await redriveDueWork(db, partition, ops.now());
    partitions.push({ partition, ...work });
  }
  return {
    result: { stage: ops.stage.name, dry_run: ops.isDry, partitions },
    show({ list, line }) {
      if (partitions.length > 0) list(partitions, COLUMNS);
      const rows = partitions.reduce((sum, { restored }) => sum + restored, 0);
      if (ops.isDry) line(`Would make ${counted(rows, 'row')} due again.`);
      else
        line(
          `${counted(rows, 'row is', 'rows are')} due again. Resolve the alerts when the workers have processed them.`,
        );
    },
  };
};

export const define = (command: Command, run: Runner): void =>
  run(command.argument('<partition>', 'the partition of the alert, which ends in #ASIDE, or all'), redriveDue);

import type { ExportFiles } from '../../shared/downstream/exports/export-files.ts';
import type { ExportJob } from '../../shared/downstream/exports/export-job.ts';
import type { ExportQueue } from '../../shared/downstream/exports/export-queue.ts';
import { exports } from '../../shared/downstream/exports/exports.ts';
import { gatherExport } from '../../shared/downstream/exports/gather-export.ts';
import type { Table } from '../../shared/platform/db/table.ts';

interface ExportDeps {
  readonly db: Table;
  readonly exports: ExportQueue;
  readonly files: ExportFiles;
  readonly clock?: () => number;
}

/** The time one message works on an export, plus one page: well within the function timeout. */
const WORK_MS = 10_000;

/** Continues a personal data export for `WORK_MS` and enqueues the rest. */
export const exportPerson = async (job: ExportJob, deps: ExportDeps, now: Date): Promise<void> => {
  const { db, exports: queue, files, clock = Date.now } = deps;
  const isIncomplete = await gatherExport(
    job.person,
    job.export_id,
    { db, files, clock, until: clock() + WORK_MS },
    now,
  );
  if (isIncomplete) await queue.send(job);
};

export const giveUpExport = ({ person, export_id }: ExportJob, { db }: ExportDeps, now: Date): Promise<void> =>
  exports(db, person).fail(export_id, now);

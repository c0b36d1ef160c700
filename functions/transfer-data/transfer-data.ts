import * as z from 'zod';
import type { ExportFiles } from '../../shared/downstream/exports/export-files.ts';
import { exportJob } from '../../shared/downstream/exports/export-job.ts';
import type { ExportQueue } from '../../shared/downstream/exports/export-queue.ts';
import { deployedAs } from '../../shared/downstream/queues.ts';
import type { ImportItem } from '../../shared/hubs/imports/import-item.ts';
import type { ImportJob } from '../../shared/hubs/imports/import-job.ts';
import { importJob } from '../../shared/hubs/imports/import-job.ts';
import { IMPORT_ATTEMPTS, type ImportQueue } from '../../shared/hubs/imports/import-queue.ts';
import { imports } from '../../shared/hubs/imports/imports.ts';
import type { Item } from '../../shared/platform/db/item.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { eachMessage, type MessageFailed, orOnLastAttempt } from '../../shared/platform/queue/messages.ts';
import { readJob } from '../../shared/platform/queue/read-job.ts';
import { exportPerson, giveUpExport } from './export-person.ts';
import { importChunk } from './import-chunk.ts';

interface TransferDeps {
  readonly db: Table;
  readonly queue: ImportQueue;
  readonly exports: ExportQueue;
  /** The bucket of personal data exports. */
  readonly files: ExportFiles;
  readonly failed: MessageFailed;
  /** Returns milliseconds; bounds the work of a message. */
  readonly clock?: () => number;
}

const transferJob = z.union([importJob, exportJob]);
const SYSTEM = { type: 'system', id: 'transfer-data' } as const;

/** The time one message works on an import, plus one chunk: well within the function timeout. */
const WORK_MS = 10_000;

/**
 * Continues an import for `WORK_MS` and enqueues the rest. A redelivered job loses nothing and counts nothing twice;
 * only the worker that counted the latest chunk enqueues the next message. Each write has the time at which it is made.
 */
const runImport = async ({ team_id: team, import_id: id }: ImportJob, deps: TransferDeps): Promise<void> => {
  const { db, queue, clock = Date.now } = deps;
  const teamImports = imports(db, team);
  const until = clock() + WORK_MS;
  let item: (ImportItem & Pick<Item, 'actor'>) | undefined = await teamImports.get(id);
  if (!item || item.status === 'completed') return;
  if (item.chunks === 0) return teamImports.complete(id, new Date());
  await teamImports.start(item, new Date());
  for (let counted = false; !counted || clock() < until; ) {
    const result = await importChunk(db, team, await teamImports.rows(item), item.actor ?? SYSTEM, new Date());
    const after = await teamImports.advance(item, result, new Date());
    counted = after !== undefined;
    item = after ?? (await teamImports.get(id));
    if (!item || item.next_chunk >= item.chunks) return;
  }
  await queue.send({ team_id: team, import_id: id, chunk: item.next_chunk });
};

/** Runs import and export jobs. A job fails after `IMPORT_ATTEMPTS` attempts. */
export const transferData = (deps: TransferDeps) =>
  eachMessage(
    deployedAs('transfers'),
    async (message) => {
      const [job, now] = [readJob(transferJob, message.body), new Date()];
      const [begin, giveUp] =
        'kind' in job
          ? [() => exportPerson(job, deps, now), () => giveUpExport(job, deps, now)]
          : [() => runImport(job, deps), () => imports(deps.db, job.team_id).giveUp(job.import_id, new Date())];
      await orOnLastAttempt(message, IMPORT_ATTEMPTS, begin, giveUp);
    },
    deps.failed,
  );

import * as z from 'zod';
import type { ExportFiles } from '../../shared/downstream/exports/export-files.ts';
import type { ExportQueue } from '../../shared/downstream/exports/export-queue.ts';
import type { ImportItem } from '../../shared/hubs/imports/import-item.ts';
import { IMPORT_ATTEMPTS, type ImportJob, type ImportQueue } from '../../shared/hubs/imports/import-queue.ts';
import { imports } from '../../shared/hubs/imports/imports.ts';
import type { Item } from '../../shared/platform/db/item.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { eachMessage, type MessageFailed, orOnLastAttempt } from '../../shared/platform/queue/messages.ts';
import { Export, exportPerson, giveUpExport } from './export-person.ts';
import { importChunk } from './import-chunk.ts';

interface ImportRoom {
  readonly db: Table;
  readonly queue: ImportQueue;
  readonly exports: ExportQueue;
  /** Where what people asked to have of themselves is written to. */
  readonly files: ExportFiles;
  readonly failed: MessageFailed;
  /** Milliseconds by which the work of a message is bounded. */
  readonly clock?: () => number;
}

const Job = z.union([z.object({ team_id: z.string(), import_id: z.string(), chunk: z.int() }), Export]);
const SYSTEM = { type: 'system', id: 'transfer-data' } as const;

/** A message is worked on for so long, and for a chunk more: well within a worker's time. */
const WORK_MS = 10_000;

/**
 * Works on an import from where it stands, for a while, and asks to go on. A job that comes again, whenever its worker
 * died, loses nothing and counts nothing twice; whoever counted the latest chunk is the one who asks.
 */
const work = async ({ team_id: team, import_id: id }: ImportJob, room: ImportRoom, now: Date): Promise<void> => {
  const { db, queue, clock = Date.now } = room;
  const ofTeam = imports(db, team);
  const until = clock() + WORK_MS;
  let item: (ImportItem & Pick<Item, 'actor'>) | undefined = await ofTeam.get(id);
  if (!item || item.status === 'completed') return;
  if (item.chunks === 0) return ofTeam.complete(id, now);
  await ofTeam.start(item, now);
  for (let counted = false; !counted || clock() < until; ) {
    const result = await importChunk(db, team, await ofTeam.rows(item), item.actor ?? SYSTEM, now);
    const after = await ofTeam.advance(item, result, now);
    counted = after !== undefined;
    item = after ?? (await ofTeam.get(id));
    if (!item || item.next_chunk >= item.chunks) return;
  }
  await queue.send({ team_id: team, import_id: id, chunk: item.next_chunk });
};

/** Works on what the queue asks for; an import that failed as often as a message is tried is given up. */
export const transferData = (room: ImportRoom) =>
  eachMessage(async (message) => {
    const [job, now] = [Job.parse(JSON.parse(message.body)), new Date()];
    const [begin, giveUp] =
      'kind' in job
        ? [() => exportPerson(job, room, now), () => giveUpExport(job, room, now)]
        : [() => work(job, room, now), () => imports(room.db, job.team_id).giveUp(job.import_id, now)];
    await orOnLastAttempt(message, IMPORT_ATTEMPTS, begin, giveUp);
  }, room.failed);

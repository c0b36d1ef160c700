import * as z from 'zod';
import type { Table } from '../../shared/db/table.ts';
import { IMPORT_ATTEMPTS, type ImportJob, type ImportQueue } from '../../shared/members/import-queue.ts';
import { imports } from '../../shared/members/imports.ts';
import { eachMessage, type MessageFailed, orGiveUp } from '../../shared/queue/messages.ts';
import { importChunk } from './import-chunk.ts';

export interface ImportRoom {
  readonly db: Table;
  readonly queue: ImportQueue;
  readonly failed: MessageFailed;
}

const Job = z.object({ team_id: z.string(), import_id: z.string(), chunk: z.int() });
const SYSTEM = { type: 'system', id: 'import-contacts' } as const;

/**
 * Works on one chunk and asks for the next. A job that comes again, before or after its chunk was counted, changes
 * nothing and loses nothing: the next chunk is asked for again where it may not have been.
 */
const work = async (job: ImportJob, { db, queue }: ImportRoom, now: Date): Promise<void> => {
  const { team_id: team, import_id: id, chunk } = job;
  const ofTeam = imports(db, team);
  const item = await ofTeam.get(id);
  if (!item || item.status === 'completed') return;
  if (item.chunks === 0) return ofTeam.complete(id, now);
  if (chunk !== item.next_chunk) {
    if (chunk === item.next_chunk - 1) await queue.send({ ...job, chunk: item.next_chunk });
    return;
  }
  await ofTeam.start(item, now);
  const result = await importChunk(db, team, await ofTeam.rows(id, chunk), item.actor ?? SYSTEM, now);
  const counted = await ofTeam.advance(item, result, now);
  if (counted && counted.next_chunk < counted.chunks) await queue.send({ ...job, chunk: counted.next_chunk });
};

/** Works on what the queue asks for; an import that failed as often as a message is tried is given up. */
export const importContacts = (room: ImportRoom) =>
  eachMessage(async (message) => {
    const [job, now] = [Job.parse(JSON.parse(message.body)), new Date()];
    const giveUp = () => imports(room.db, job.team_id).giveUp(job.import_id, now);
    await orGiveUp(message, IMPORT_ATTEMPTS, () => work(job, room, now), giveUp);
  }, room.failed);

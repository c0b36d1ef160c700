import * as z from 'zod';
import type { Table } from '../../shared/db/table.ts';
import { IMPORT_ATTEMPTS, type ImportJob, type ImportQueue } from '../../shared/members/import-queue.ts';
import { imports } from '../../shared/members/imports.ts';
import { importChunk } from './import-chunk.ts';

/** As much of a queue's event as is read. */
export interface QueueEvent {
  readonly Records: readonly {
    readonly messageId: string;
    readonly body: string;
    readonly attributes?: { readonly ApproximateReceiveCount?: string };
  }[];
}

export interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export interface ImportRoom {
  readonly db: Table;
  readonly queue: ImportQueue;
  /** Told of every message that has to come again. */
  failed(messageId: string, error: unknown): void;
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

/** Works on what the queue asks for; a message whose work failed comes again, and no other does. */
export const importContacts =
  (room: ImportRoom) =>
  async ({ Records }: QueueEvent): Promise<BatchResult> => {
    const now = new Date();
    const handle = async ({ messageId, body, attributes }: QueueEvent['Records'][number]) => {
      const job = Job.parse(JSON.parse(body));
      try {
        await work(job, room, now);
        return [];
      } catch (error) {
        room.failed(messageId, error);
        if (Number(attributes?.ApproximateReceiveCount ?? 1) >= IMPORT_ATTEMPTS)
          await imports(room.db, job.team_id).giveUp(job.import_id, now);
        return [{ itemIdentifier: messageId }];
      }
    };
    const outcomes = await Promise.allSettled(Records.map(handle));
    const unread = (nth: number) => [{ itemIdentifier: Records[nth]?.messageId ?? '' }];
    return {
      batchItemFailures: outcomes.flatMap((one, nth) => (one.status === 'fulfilled' ? one.value : unread(nth))),
    };
  };

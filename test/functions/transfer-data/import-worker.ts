import { transferData } from '../../../functions/transfer-data/transfer-data.ts';
import type { ImportJob } from '../../../shared/hubs/imports/import-queue.ts';
import { sortRows } from '../../../shared/hubs/imports/import-rows.ts';
import { imports } from '../../../shared/hubs/imports/imports.ts';
import { teamContacts } from '../../../shared/hubs/people/contacts/team-contacts.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { unavailable } from '../../support/faults.ts';

const ACTOR = { type: 'user', id: newId() } as const;

/**
 * A queue that keeps a message until it was handled, as SQS does, and the worker behind it,
 * who has time for so many chunks.
 */
export const startWorker = (db: Table, { chunks = 1 } = {}) => {
  const jobs: { job: ImportJob; received: number }[] = [];
  const told: unknown[] = [];
  let queueFails = false;
  const queue = {
    async send(job: ImportJob) {
      if (queueFails) throw unavailable();
      jobs.push({ job, received: 0 });
    },
  };
  let asked = 0;
  /** It is asked once as a message comes, and once after each chunk that was counted. */
  const clock = () => {
    asked += 1;
    return asked > chunks ? Number.MAX_SAFE_INTEGER : 0;
  };
  const run = transferData({
    db,
    queue,
    exports: { send: async () => {} },
    files: { write: async () => {}, remove: async () => {} },
    failed: (_, error) => told.push(error),
    clock,
  });
  return {
    told,
    jobs,
    failQueue: (fails: boolean) => {
      queueFails = fails;
    },
    /** Delivers the oldest message; it stays where its work failed, or where the acknowledgement is lost. */
    async deliver({ lost = false } = {}): Promise<void> {
      const message = jobs.shift();
      if (!message) return;
      message.received += 1;
      asked = 0;
      const attributes = { ApproximateReceiveCount: String(message.received) };
      const record = { messageId: newId(), body: JSON.stringify(message.job), attributes };
      const { batchItemFailures } = await run({ Records: [record] });
      if (lost || batchItemFailures.length > 0) jobs.push(message);
    },
  };
};

/** An import of a team of its own, queued, with one bad row after its good ones. */
export const begin = async (db: Table, count: number, worker: ReturnType<typeof startWorker>) => {
  const team = newId();
  const rows = Array.from({ length: count }, (_, n) => ({ email: `person-${n}@example.com`, name: `Person ${n}` }));
  const now = new Date();
  const { id } = await imports(db, team).create(sortRows([...rows, { email: 'bad' }], now), ACTOR, now);
  worker.jobs.push({ job: { team_id: team, import_id: id, chunk: 0 }, received: 0 });
  const state = () => imports(db, team).get(id);
  const contacts = async () => {
    let [found, after] = [0, undefined as Readonly<Record<string, string>> | undefined];
    do {
      const { items, next } = await teamContacts(db, team).list({}, { limit: 100, after });
      found += items.length;
      after = next;
    } while (after);
    return found;
  };
  return { team, id, state, contacts };
};

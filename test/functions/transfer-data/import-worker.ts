import { transferData } from '../../../functions/transfer-data/transfer-data.ts';
import type { ImportJob } from '../../../shared/hubs/imports/import-job.ts';
import { sortRows } from '../../../shared/hubs/imports/import-rows.ts';
import { imports } from '../../../shared/hubs/imports/imports.ts';
import { teamContacts } from '../../../shared/hubs/people/contacts/team-contacts.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { unavailable } from '../../support/faults.ts';

const ACTOR = { type: 'user', id: newId() } as const;

/**
 * A queue that keeps a message until it was handled, as SQS does, and its worker, whose
 * invocations have time for this many chunks.
 */
export const startWorker = (db: Table, { chunks = 1 } = {}) => {
  const jobs: { job: ImportJob; received: number }[] = [];
  const failures: unknown[] = [];
  let queueFails = false;
  const queue = {
    async send(job: ImportJob) {
      if (queueFails) throw unavailable();
      jobs.push({ job, received: 0 });
    },
  };
  let clockReads = 0;
  /** Read once per message, and once after each counted chunk. */
  const clock = () => {
    clockReads += 1;
    return clockReads > chunks ? Number.MAX_SAFE_INTEGER : 0;
  };
  const run = transferData({
    db,
    queue,
    exports: { send: async () => {} },
    files: { write: async () => {}, remove: async () => {} },
    failed: (_, error) => failures.push(error),
    clock,
  });
  return {
    failures,
    jobs,
    failQueue: (fails: boolean) => {
      queueFails = fails;
    },
    /** Delivers the oldest message; it stays in the queue if it fails or its acknowledgement is lost. */
    async deliver({ unacknowledged = false } = {}): Promise<void> {
      const message = jobs.shift();
      if (!message) return;
      message.received += 1;
      clockReads = 0;
      const attributes = { ApproximateReceiveCount: String(message.received) };
      const record = { messageId: newId(), body: JSON.stringify(message.job), attributes };
      const { batchItemFailures } = await run({ Records: [record] });
      if (unacknowledged || batchItemFailures.length > 0) jobs.push(message);
    },
  };
};

interface RowOptions {
  readonly team?: string;
  /** Attributes of every row. */
  readonly common?: { readonly hub_id?: string; readonly tags?: readonly string[]; readonly expires_at?: string };
}

/** Queues an import in a new team, or in the given one, with one invalid row after the valid ones. */
export const startImport = async (
  db: Table,
  count: number,
  worker: ReturnType<typeof startWorker>,
  { team = newId(), common = {} }: RowOptions = {},
) => {
  const person = (n: number) => ({ email: `person-${n}@example.com`, name: `Person ${n}` });
  const rows = Array.from({ length: count }, (_, n) => ({ ...person(n), ...common }));
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

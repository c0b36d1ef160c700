import { vi } from 'vitest';
import { relay } from '../../../functions/relay/relay.ts';
import { runAutomations } from '../../../functions/run-automations/run-automations.ts';
import type { MailJob } from '../../../shared/delivery/email/mail-job.ts';
import type { AutomationJob } from '../../../shared/downstream/automations/automation-job.ts';
import { wakeDue } from '../../../shared/downstream/automations/due.ts';
import { publishToAutomations } from '../../../shared/downstream/automations/publish-to-automations.ts';
import type { AutomationQueue } from '../../../shared/downstream/automations/queue.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { changesOf } from '../../support/changes.ts';
import type { TestStore } from '../../support/dynamo.ts';
import { relayPorts } from '../../support/relay-ports.ts';

/** The stream with its relay, the queue with its delays, and the worker; each runs on request. */
export const startPipeline = async (db: Table, store: TestStore) => {
  const next = changesOf(store);
  const queued: { readonly job: AutomationJob; readonly due: number }[] = [];
  const emails: MailJob[] = [];
  const failures: unknown[] = [];
  const queue: AutomationQueue = {
    async send(jobs) {
      for (const { job, delaySeconds } of jobs) queued.push({ job, due: Date.now() + delaySeconds * 1000 });
    },
  };
  const relayed = relay(
    relayPorts(db, {
      mail: { send: async (job) => void emails.push(job) },
      automations: queue,
      publishToAutomations: publishToAutomations(db, queue),
      failed: (_, error) => failures.push(error),
    }),
  );
  const worker = (on: Table) =>
    runAutomations({ db: on, queue, now: () => new Date(), failed: (_, error) => failures.push(error) });
  const defaultWorker = worker(db);

  /** Relays the changes since the last call; the jobs stay in the queue. */
  const relayAll = async (): Promise<void> => {
    for (;;) {
      const batch = await next();
      if (batch.length === 0) return;
      const { batchItemFailures } = await relayed({ Records: batch });
      if (batchItemFailures.length > 0) throw failures.at(-1);
    }
  };

  /** Runs jobs concurrently. Returns how many failed. */
  const work = async (jobs: readonly AutomationJob[], by = defaultWorker): Promise<number> => {
    const Records = jobs.map((job, nth) => ({ messageId: String(nth), body: JSON.stringify(job) }));
    return (await by({ Records })).batchItemFailures.length;
  };

  /** Takes the jobs that are due from the queue. */
  const due = (): readonly AutomationJob[] => {
    const now = Date.now();
    const ready = queued.filter((entry) => entry.due <= now);
    queued.splice(0, queued.length, ...queued.filter((entry) => entry.due > now));
    return ready.map(({ job }) => job);
  };

  /** Relays and works until nothing is due now. */
  const settle = async (): Promise<void> => {
    await relayAll();
    for (let jobs = due(); jobs.length > 0; jobs = due()) {
      if ((await work(jobs)) > 0) throw failures.at(-1);
      await relayAll();
    }
  };

  return {
    queued,
    emails,
    failures,
    relayAll,
    work,
    worker,
    due,
    settle,

    /** Advances the clock in steps, with a sweep and all due jobs at each. */
    async pass(ms: number, step = ms): Promise<void> {
      for (let passed = 0; passed < ms; passed += step) {
        vi.setSystemTime(Date.now() + step);
        await wakeDue(db, new Date());
        await settle();
      }
    },
  };
};

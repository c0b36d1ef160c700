import { dispatch } from '../../shared/downstream/automations/dispatch.ts';
import { enrollMembers, resumeHeld } from '../../shared/downstream/automations/fan-out.ts';
import type { AutomationJob, AutomationQueue, DelayedJob } from '../../shared/downstream/automations/queue.ts';
import { runStep } from '../../shared/downstream/automations/run-step.ts';
import { type Versions, versions } from '../../shared/downstream/automations/versions.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { eachMessage, type MessageFailed } from '../../shared/platform/queue/messages.ts';
import { readJob } from './job.ts';

interface AutomationDeps {
  readonly db: Table;
  readonly queue: AutomationQueue;
  readonly now: () => Date;
  readonly failed: MessageFailed;
}

/** Runs one job; returns the jobs that follow. */
const runJob = async (db: Table, known: Versions, job: AutomationJob, now: Date): Promise<readonly DelayedJob[]> => {
  switch (job.kind) {
    case 'step':
      await runStep(db, known, job, now);
      return [];
    case 'told':
      await dispatch(db, known, job.told, now);
      return [];
    case 'members':
      return enrollMembers(db, known, job, now);
    case 'resume':
      return resumeHeld(db, job);
  }
};

/** Runs automation jobs from the queue. */
export const runAutomations = ({ db, queue, now, failed }: AutomationDeps) => {
  const known = versions(db);
  return eachMessage(async ({ body }) => {
    const following = await runJob(db, known, readJob(body), now());
    if (following.length > 0) await queue.send(following);
  }, failed);
};

import { enrollMembers, resumeHeld } from '../../shared/downstream/automations/fan-out.ts';
import { hear } from '../../shared/downstream/automations/hear.ts';
import type { AutomationJob, AutomationQueue, DelayedJob } from '../../shared/downstream/automations/queue.ts';
import { runStep } from '../../shared/downstream/automations/run-step.ts';
import { type Versions, versions } from '../../shared/downstream/automations/versions.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { eachMessage, type MessageFailed } from '../../shared/platform/queue/messages.ts';
import { readJob } from './job.ts';

interface AutomationRoom {
  readonly db: Table;
  readonly queue: AutomationQueue;
  readonly now: () => Date;
  readonly failed: MessageFailed;
}

/** Does one job; answers with those that follow from it. */
const done = async (db: Table, known: Versions, job: AutomationJob, now: Date): Promise<readonly DelayedJob[]> => {
  switch (job.kind) {
    case 'step':
      await runStep(db, known, job, now);
      return [];
    case 'told':
      await hear(db, known, job.told, now);
      return [];
    case 'members':
      return enrollMembers(db, known, job, now);
    case 'resume':
      return resumeHeld(db, job);
  }
};

/** Runs automations, a step a message. */
export const runAutomations = ({ db, queue, now, failed }: AutomationRoom) => {
  const known = versions(db);
  return eachMessage(async ({ body }) => {
    const following = await done(db, known, readJob(body), now());
    if (following.length > 0) await queue.send(following);
  }, failed);
};

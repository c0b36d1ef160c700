import { pausedTeams } from '../../shared/accounts/teams/team-controls.ts';
import type { AutomationJob } from '../../shared/downstream/automations/automation-job.ts';
import { automationJob } from '../../shared/downstream/automations/automation-job.ts';
import { dispatch } from '../../shared/downstream/automations/dispatch.ts';
import { enrollMembers, resumeHeld } from '../../shared/downstream/automations/fan-out.ts';
import type { AutomationQueue, DelayedJob } from '../../shared/downstream/automations/queue.ts';
import { runStep } from '../../shared/downstream/automations/run-step.ts';
import { type Versions, versions } from '../../shared/downstream/automations/versions.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { HOLD_SECONDS } from '../../shared/platform/queue/delay.ts';
import { eachMessage, type MessageFailed } from '../../shared/platform/queue/messages.ts';
import { readJob } from '../../shared/platform/queue/read-job.ts';

interface AutomationDeps {
  readonly db: Table;
  readonly queue: AutomationQueue;
  readonly now: () => Date;
  readonly failed: MessageFailed;
}

const teamOf = (job: AutomationJob): string => (job.kind === 'told' ? job.told.team_id : job.team_id);

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
  const isPaused = pausedTeams(db);
  return eachMessage(
    'automations',
    async ({ body }) => {
      const job = readJob(automationJob, body);
      /* A new message, so that waiting does not count as attempts and no dead letter follows. */
      if (await isPaused(teamOf(job), now())) return queue.send([{ job, delaySeconds: HOLD_SECONDS }]);
      const following = await runJob(db, known, job, now());
      if (following.length > 0) await queue.send(following);
    },
    failed,
  );
};

import { enrollMembers, resumeHeld } from '../../shared/automations/fan-out.ts';
import { hear } from '../../shared/automations/hear.ts';
import type { AutomationJob, AutomationQueue, DelayedJob } from '../../shared/automations/queue.ts';
import { runStep } from '../../shared/automations/run-step.ts';
import { type Versions, versions } from '../../shared/automations/versions.ts';
import type { Table } from '../../shared/db/table.ts';
import { readJob } from './job.ts';

/** As much of a queue's event as is read. */
export interface QueueEvent {
  readonly Records: readonly { readonly messageId: string; readonly body: string }[];
}

export interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export interface AutomationRoom {
  readonly db: Table;
  readonly queue: AutomationQueue;
  readonly now: () => Date;
  /** Told of every message that has to come again. */
  failed(messageId: string, error: unknown): void;
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

/** Runs automations, a step a message; a message that failed comes again, and no other does. */
export const runAutomations = ({ db, queue, now, failed }: AutomationRoom) => {
  const known = versions(db);
  return async ({ Records }: QueueEvent): Promise<BatchResult> => {
    const handle = async ({ messageId, body }: QueueEvent['Records'][number]): Promise<string | undefined> => {
      try {
        const following = await done(db, known, readJob(body), now());
        if (following.length > 0) await queue.send(following);
        return undefined;
      } catch (error) {
        failed(messageId, error);
        return messageId;
      }
    };
    const outcomes = await Promise.all(Records.map(handle));
    const again = outcomes.filter((id) => id !== undefined);
    return { batchItemFailures: again.map((itemIdentifier) => ({ itemIdentifier })) };
  };
};

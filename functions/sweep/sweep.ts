import { allJobs } from '../../shared/all-jobs.ts';
import { wakeDue } from '../../shared/automations/due.ts';
import { expireOrders, settleBilling } from '../../shared/commerce/due.ts';
import type { Table } from '../../shared/db/table.ts';
import { publishDue } from '../../shared/discussions/publish-due.ts';
import { awardDue } from '../../shared/earning/award-due.ts';
import { retryHeld } from '../../shared/email/held-email.ts';
import { releaseDue } from '../../shared/webhooks/due-deliveries.ts';
import { type DeadLetterCount, watchDeadLetters } from './dead-letters.ts';

/**
 * What is done because its time has come. Each is a job of its own: one that fails keeps none of the others from
 * theirs.
 */
const JOBS: readonly ((db: Table, now: Date) => Promise<void>)[] = [
  publishDue,
  awardDue,
  settleBilling,
  expireOrders,
  releaseDue,
  wakeDue,
  retryHeld,
];

/** Does all that is due; what failed is told once the rest is done, and is due again in the next minute. */
export const sweep =
  (db: Table, count: DeadLetterCount) =>
  (now: Date): Promise<void> =>
    allJobs([...JOBS, watchDeadLetters(count)].map((job) => job(db, now)));

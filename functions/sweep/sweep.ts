import { expireOrders, settleBilling } from '../../shared/commerce/purchases/due.ts';
import { publishDue } from '../../shared/community/discussions/publish-due.ts';
import { releaseHeldEmails } from '../../shared/delivery/email/held-email.ts';
import { releaseDueDeliveries } from '../../shared/delivery/webhooks/due-deliveries.ts';
import { wakeDue } from '../../shared/downstream/automations/due.ts';
import { awardDue } from '../../shared/downstream/earning/award-due.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { allJobs } from '../../shared/platform/runtime/all-jobs.ts';
import { type DeadLetterCount, watchDeadLetters } from './dead-letters.ts';

/** The scheduled jobs. They are independent: a failure does not stop the others. */
const JOBS: readonly ((db: Table, now: Date) => Promise<void>)[] = [
  publishDue,
  awardDue,
  settleBilling,
  expireOrders,
  releaseDueDeliveries,
  wakeDue,
  releaseHeldEmails,
];

/** Runs all jobs that are due, then throws if one failed; it is due again in the next minute. */
export const sweep =
  (db: Table, count: DeadLetterCount) =>
  (now: Date): Promise<void> =>
    allJobs([...JOBS, watchDeadLetters(count)].map((job) => job(db, now)));

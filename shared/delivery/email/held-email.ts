import { processDue } from '../../accounts/alerts/due-work.ts';
import type { Item } from '../../platform/db/item.ts';
import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { PENDING, SETTLED } from '../../platform/db/personal-data.ts';
import { dueIndex, releaseRun } from '../../platform/db/release-due.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import { queuedOnly } from '../../platform/ledger/domain-event.ts';
import type { EmailContext } from './email-kinds.ts';
import type { MailJob } from './mail-job.ts';

export const heldEmailEntity = /* @__PURE__ */ entity('held_email');

/** An email that is held until its team may send it. Contains its job, not its text. */
export interface HeldEmail extends EmailContext {
  readonly team_id: TeamId;
  /** The id of its record, which has the status `queued`. */
  readonly email_id: string;
  readonly job: MailJob;
  readonly held_at: string;
}

/** `turn` is incremented by each attempt. It is stored: renaming needs a migration. */
export type HeldItem = HeldEmail & Item & { readonly turn?: number };

/** After this many days it is suppressed: the records that it refers to may be deleted by then. */
export const HELD_DAYS = 30;
const [DAY_MS, MIN_DELAY_MS, MAX_DELAY_MS] = [86_400_000, 15 * 60_000, 6 * 3_600_000];

export const heldKey = (team: TeamId, task: string): Key => ({
  pk: `${teamPartition(team)}#HELD_EMAILS`,
  sk: `HELD#${task}`,
});

/** The index partition of the held emails of all teams, the first due first. */
const DUE_EMAILS = 'EMAILS#DUE';

export const heldEmailDueAt = (at: string, id: string) => dueIndex(DUE_EMAILS, at, id);

export const isExpired = ({ held_at }: HeldEmail, now: Date): boolean =>
  now.getTime() - Date.parse(held_at) > HELD_DAYS * DAY_MS;

/** The next attempt: after as long as it has been held, 15 minutes to six hours, and not before `retryAfterSeconds`. */
export const nextAttempt = ({ held_at, email_id }: HeldEmail, retryAfterSeconds: number, now: Date) => {
  const waited = Math.max(MIN_DELAY_MS, now.getTime() - Date.parse(held_at));
  const wait = Math.max(Math.min(waited, MAX_DELAY_MS), retryAfterSeconds * 1000);
  return heldEmailDueAt(new Date(now.getTime() + wait).toISOString(), email_id);
};

export const heldTtl = ({ held_at }: HeldEmail): number =>
  Math.ceil(Date.parse(held_at) / 1000) + 2 * HELD_DAYS * 86_400;

/** Queues every held email that is due for another attempt. */
export const releaseHeldEmails = (db: Table, now: Date): Promise<void> =>
  processDue(db, now, releaseRun(db, DUE_EMAILS, now));

export const heldEmailKind = {
  entity: heldEmailEntity,
  key: ['TEAM#{team}#HELD_EMAILS', 'HELD#{task}'],
  index: ['EMAILS#DUE or none', 'DUE#{at}#{email} or none'],
  events: queuedOnly,
  person: { contact: { exported: PENDING, erased: SETTLED } },
  text: 'none',
  gives: false,
  note: 'an email that waits until its team may send it; in the index while it waits for the next attempt',
} as const satisfies RowKind;

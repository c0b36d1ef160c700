import { workThroughDue } from '../../accounts/alerts/due-work.ts';
import type { Item } from '../../platform/db/item.ts';
import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { turnsDue, waitsIn } from '../../platform/db/turns.ts';
import type { EmailContext } from './email-kinds.ts';
import type { MailJob } from './mail-queue.ts';

/** Why an email of a team waits. */
export type HoldReason = 'no_verified_owner' | 'daily_limit';

/** An email that waits until its team may send it. It names who it is for, and holds none of its text. */
export interface HeldEmail extends EmailContext {
  readonly team_id: TeamId;
  /** The email as the team reads it, with the status `queued`. */
  readonly email_id: string;
  readonly job: MailJob;
  readonly held_at: string;
}

/** Grows with each attempt to send it. */
export type HeldItem = HeldEmail & Item & { readonly turn?: number };

/** After so many days it is given up: what it is about is no longer known either. */
const HELD_DAYS = 30;
const [DAY_MS, MIN_DELAY_MS, MAX_DELAY_MS] = [86_400_000, 15 * 60_000, 6 * 3_600_000];

export const heldKey = (team: TeamId, task: string): Key => ({
  pk: `${teamPartition(team)}#HELD_EMAILS`,
  sk: `HELD#${task}`,
});

/** Where held emails of all teams wait for the sweep, the first due first. */
const DUE_EMAILS = 'EMAILS#DUE';

export const heldEmailDueAt = (at: string, id: string) => waitsIn(DUE_EMAILS, at, id);

export const isExpired = ({ held_at }: HeldEmail, now: Date): boolean =>
  now.getTime() - Date.parse(held_at) > HELD_DAYS * DAY_MS;

/** When it is tried again: after as long as it has waited, from 15 minutes to six hours, and not before a slot is free. */
export const nextAttempt = ({ held_at, email_id }: HeldEmail, retryAfterSeconds: number, now: Date) => {
  const waited = Math.max(MIN_DELAY_MS, now.getTime() - Date.parse(held_at));
  const wait = Math.max(Math.min(waited, MAX_DELAY_MS), retryAfterSeconds * 1000);
  return heldEmailDueAt(new Date(now.getTime() + wait).toISOString(), email_id);
};

export const heldTtl = ({ held_at }: HeldEmail): number =>
  Math.ceil(Date.parse(held_at) / 1000) + 2 * HELD_DAYS * 86_400;

/** Gives every held email whose wait is over another attempt. */
export const releaseHeldEmails = (db: Table, now: Date): Promise<void> =>
  workThroughDue(db, now, turnsDue(db, DUE_EMAILS, now));

import type { IsPaused } from '../../shared/accounts/teams/team-controls.ts';
import { type TeamItem, teamKey } from '../../shared/accounts/teams/team-item.ts';
import { hasVerifiedOwner } from '../../shared/accounts/teams/verified-owner.ts';
import { type EmailKind, isOfTeam, limitOf } from '../../shared/delivery/email/email-kinds.ts';
import {
  type EmailsPerDay,
  mailboxOf,
  NEW_TEAM_DAYS,
  PROVED_SIGN_IN_EMAILS,
  RECIPIENT_EMAILS,
  signInPolicy,
  teamPolicy,
} from '../../shared/delivery/email/email-limits.ts';
import type { HoldReason } from '../../shared/delivery/email/status-reason.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { Limiter } from '../../shared/platform/limits/limiter.ts';
import type { Policy } from '../../shared/platform/limits/window.ts';
import type { ComposedEmail } from './mail-deps.ts';

interface Limits {
  readonly db: Table;
  readonly limiter: Limiter;
  readonly perDay: EmailsPerDay;
  readonly isPaused: IsPaused;
}

/** Why an email is not sent at all: its recipient requests another one. */
type NotSent = 'recipient_limit' | 'sign_in_limit' | 'team_suspended';

/** Whether an email may be sent now, and if not, whether it is sent later. */
type Reservation =
  | { readonly allowed: true; release(): Promise<void> }
  | { readonly allowed: false; readonly held: true; readonly reason: HoldReason; readonly retryAfter: number }
  | { readonly allowed: false; readonly held: false; readonly reason: NotSent };

const UNLIMITED = { allowed: true, release: async () => {} } as const;

/** The limit of the team that an email counts against. Sign-in emails have one only for unverified addresses. */
const limitFor = (kind: EmailKind, { context: { hub_id }, isUnverified }: ComposedEmail) => {
  const limit = limitOf(kind);
  return limit === 'sign_in' && (!isUnverified || hub_id === null) ? 'none' : limit;
};

const sendingStatus = async (db: Table, team_id: string, now: Date) => {
  const [team, hasOwner] = await Promise.all([db.get<TeamItem>(teamKey(team_id)), hasVerifiedOwner(db, team_id)]);
  const age = now.getTime() - Date.parse(team?.created_at ?? now.toISOString());
  return { hasOwner, isNew: !hasOwner || age < NEW_TEAM_DAYS * 86_400_000 };
};

/** Takes a slot of the limit of the team, if the email has one. Without a verified owner, a team sends no emails of its own. */
const reserveOfTeam = async (
  { db, limiter, perDay, isPaused }: Limits,
  written: ComposedEmail,
  now: Date,
): Promise<Reservation> => {
  const { kind, team_id, hub_id } = written.context;
  const limit = limitFor(kind, written);
  if (team_id !== null && isOfTeam(kind) && (await isPaused(team_id, now))) {
    const reason = 'team_suspended';
    const isSignIn = limitOf(kind) === 'sign_in';
    return isSignIn ? { allowed: false, held: false, reason } : { allowed: false, held: true, reason, retryAfter: 0 };
  }
  if (limit === 'none' || team_id === null) return UNLIMITED;
  const { hasOwner, isNew } = await sendingStatus(db, team_id, now);
  if (limit === 'team_day' && !hasOwner)
    return { allowed: false, held: true, reason: 'no_verified_owner', retryAfter: 0 };
  const take = (policy: Policy, key: string) => limiter.take(policy, key, now.getTime());
  if (limit === 'sign_in') {
    const verdict = await take(signInPolicy(isNew, hasOwner), isNew ? team_id : (hub_id ?? team_id));
    return verdict.passed
      ? { allowed: true, release: verdict.giveBack }
      : { allowed: false, held: false, reason: 'sign_in_limit' };
  }
  const verdict = await take(teamPolicy(perDay, isNew), team_id);
  if (verdict.passed) return { allowed: true, release: verdict.giveBack };
  return { allowed: false, held: true, reason: 'daily_limit', retryAfter: verdict.retryAfter };
};

/** An email that nobody requested waits; any other can be requested again. */
const overRecipientLimit = ({ context: { kind, team_id } }: ComposedEmail, retryAfter: number): Reservation => {
  const reason = 'recipient_limit';
  const waits = team_id !== null && isOfTeam(kind) && limitOf(kind) !== 'sign_in';
  return waits ? { allowed: false, held: true, reason, retryAfter } : { allowed: false, held: false, reason };
};

/** The limit of the address, which counts the emails of all hubs and teams: any email if it is not proved, else sign-in emails. */
const recipientPolicy = ({ context: { kind }, isUnverified }: ComposedEmail): Policy | undefined => {
  if (isUnverified) return RECIPIENT_EMAILS;
  return limitOf(kind) === 'sign_in' ? PROVED_SIGN_IN_EMAILS : undefined;
};

/** Takes a slot of each limit of an email, or of none: that of its team and that of its address. */
export const reserveEmail = async (limits: Limits, written: ComposedEmail, now: Date): Promise<Reservation> => {
  const reserved = await reserveOfTeam(limits, written, now);
  const policy = recipientPolicy(written);
  if (!reserved.allowed || !policy) return reserved;
  const verdict = await limits.limiter.take(policy, mailboxOf(written.message.to), now.getTime());
  if (!verdict.passed) {
    await reserved.release();
    return overRecipientLimit(written, verdict.retryAfter);
  }
  const release = async () => void (await Promise.all([reserved.release(), verdict.giveBack()]));
  return { allowed: true, release };
};

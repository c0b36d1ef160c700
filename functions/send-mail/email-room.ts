import { hasProvedOwner } from '../../shared/accounts/teams/proved-owner.ts';
import { type TeamItem, teamKey } from '../../shared/accounts/teams/team-item.ts';
import { type EmailKind, limitOf } from '../../shared/delivery/email/email-kinds.ts';
import {
  type EmailsPerDay,
  NEW_TEAM_DAYS,
  signInPolicy,
  teamPolicy,
} from '../../shared/delivery/email/email-limits.ts';
import type { HoldReason } from '../../shared/delivery/email/held-email.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { Limiter } from '../../shared/platform/limits/limiter.ts';
import type { Policy } from '../../shared/platform/limits/window.ts';
import type { ComposedEmail } from './mail-deps.ts';

interface Limits {
  readonly db: Table;
  readonly limiter: Limiter;
  readonly perDay: EmailsPerDay;
}

/** Whether an email may be sent now, and if not, whether it is sent later. */
type Reservation =
  | { readonly mayGo: true; giveBack(): Promise<void> }
  | { readonly mayGo: false; readonly reason: HoldReason; readonly retryAfter: number }
  | { readonly mayGo: false; readonly reason: 'sign_in_limit' };

const UNLIMITED = { mayGo: true, giveBack: async () => {} } as const;

/** Which limit an email of a kind counts against, by team and by hub, and to whom it goes. */
const limitFor = (kind: EmailKind, { context: { hub_id }, isUnverified: isUnproved }: ComposedEmail) => {
  const limit = limitOf(kind);
  return limit === 'sign_in' && (!isUnproved || hub_id === null) ? 'none' : limit;
};

const sendingStatus = async (db: Table, team_id: string, now: Date) => {
  const [team, hasOwner] = await Promise.all([db.get<TeamItem>(teamKey(team_id)), hasProvedOwner(db, team_id)]);
  const age = now.getTime() - Date.parse(team?.created_at ?? now.toISOString());
  return { hasOwner, isNew: !hasOwner || age < NEW_TEAM_DAYS * 86_400_000 };
};

/** Takes a slot for an email where its kind is limited. While no owner is verified, a team writes to nobody by itself. */
export const reserveEmail = async (
  { db, limiter, perDay }: Limits,
  written: ComposedEmail,
  now: Date,
): Promise<Reservation> => {
  const { kind, team_id, hub_id } = written.context;
  const limit = limitFor(kind, written);
  if (limit === 'none' || team_id === null) return UNLIMITED;
  const { hasOwner, isNew } = await sendingStatus(db, team_id, now);
  if (limit === 'team_day' && !hasOwner) return { mayGo: false, reason: 'no_verified_owner', retryAfter: 0 };
  const take = (policy: Policy, key: string) => limiter.take(policy, key, now.getTime());
  if (limit === 'sign_in') {
    const verdict = await take(signInPolicy(isNew), isNew ? team_id : (hub_id ?? team_id));
    return verdict.passed ? { mayGo: true, giveBack: verdict.giveBack } : { mayGo: false, reason: 'sign_in_limit' };
  }
  const verdict = await take(teamPolicy(perDay, isNew), team_id);
  if (verdict.passed) return { mayGo: true, giveBack: verdict.giveBack };
  return { mayGo: false, reason: 'daily_limit', retryAfter: verdict.retryAfter };
};

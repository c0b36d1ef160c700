import type { Refreshed } from '../../accounts/identity/sessions.ts';
import type { Table } from '../../platform/db/table.ts';
import { providerAccess } from './contact-provider.ts';
import { signInPolicy } from './team/sign-in-policy.ts';
import { isTeamSignInValid } from './team/user-session.ts';

const HOUR_MS = 60 * 60_000;

/** Whether a session that began at an unknown time, or longer ago than the limit, is too old. */
const isTooOld = (started_at: string | undefined, hours: number, now: Date): boolean =>
  !(now.getTime() - Date.parse(started_at ?? '') < hours * HOUR_MS);

/**
 * Whether a session may continue. One that began with an identity provider ends with the provider, when the provider no
 * longer speaks for the person, and when it is older than the policy of the team allows; other sessions continue.
 */
export const mayContinue = async (
  db: Table,
  { subject, started_at }: Omit<Refreshed, 'token'>,
  now: Date,
): Promise<boolean> => {
  const { kind, id, team, provider } = subject;
  if (provider === undefined) return true;
  if (team === undefined) return false;
  if (isTooOld(started_at, await signInPolicy(db, team).maxSessionHours(), now)) return false;
  return kind === 'user'
    ? isTeamSignInValid(db, { id, team, provider })
    : (await providerAccess(db, team, provider, id, now)) !== undefined;
};

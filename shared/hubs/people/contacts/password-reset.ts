import { oneTimeTokens } from '../../../accounts/identity/one-time-tokens.ts';
import { hashPassword } from '../../../accounts/identity/password.ts';
import type { Table } from '../../../platform/db/table.ts';
import { provedSteps } from './address-proof.ts';

/**
 * Whether the token was good: then it is spent, the address is proved, the password is another, and every session and
 * access token from before the address was proved has ended, all at once. A token requested before the password last
 * changed is not good.
 */
export const resetContactPassword = async (db: Table, token: string, password: string, now: Date): Promise<boolean> => {
  const tokens = oneTimeTokens(db);
  const grant = await tokens.read('contact_password', token);
  if (!grant) return false;
  const chosen = provedSteps(grant.team_id, grant.email, grant, now, { chosen: await hashPassword(password) });
  return (await db.transact([tokens.useStep('contact_password', token, now), ...chosen])).ok;
};

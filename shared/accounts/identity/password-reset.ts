import type { Table } from '../../platform/db/table.ts';
import { newPasswordStep } from './credentials.ts';
import { oneTimeTokens } from './one-time-tokens.ts';
import { hashPassword } from './password.ts';
import { emailVerifiedStep } from './user-item.ts';

/**
 * Whether the token was good: then it is spent, the password is another, every session has ended, and the address is
 * proved, all at once. A token asked for before the password last changed is not.
 */
export const resetPassword = async (db: Table, token: string, password: string, now: Date): Promise<boolean> => {
  const tokens = oneTimeTokens(db);
  const grant = await tokens.read('password_reset', token);
  if (!grant) return false;
  const step = newPasswordStep(grant, await hashPassword(password), now);
  const proved = emailVerifiedStep({ id: grant.user_id, email: grant.email }, now);
  return (await db.transact([tokens.useStep('password_reset', token, now), step, proved])).ok;
};

import type { Table } from '../../platform/db/table.ts';
import { newPasswordStep } from './credentials.ts';
import { oneTimeTokens } from './one-time-tokens.ts';
import { hashPassword } from './password.ts';
import { emailVerifiedStep } from './user-item.ts';

/**
 * Sets a new password, ends all sessions, verifies the address and uses up the token, in one transaction. Returns false
 * if the token is invalid or older than the last password change.
 */
export const resetPassword = async (db: Table, token: string, password: string, now: Date): Promise<boolean> => {
  const tokens = oneTimeTokens(db);
  const grant = await tokens.read('password_reset', token);
  if (!grant) return false;
  const step = newPasswordStep(grant, await hashPassword(password), now);
  const verified = emailVerifiedStep({ id: grant.user_id, email: grant.email }, now);
  return (await db.transact([tokens.useStep('password_reset', token, now), step, verified])).ok;
};

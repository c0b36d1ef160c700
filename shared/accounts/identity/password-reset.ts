import type { Table } from '../../platform/db/table.ts';
import { credentials, newPasswordStep } from './credentials.ts';
import { oneTimeTokens } from './one-time-tokens.ts';
import { hashPassword } from './password.ts';
import { emailVerifiedStep } from './user-item.ts';

/** Whether a token can set a password: it is valid, and the password was not changed since. */
export const canResetPassword = async (db: Table, token: string, now: Date): Promise<boolean> => {
  const grant = await oneTimeTokens(db).peek('password_reset', token, now);
  const credential = grant && (await credentials(db).get(grant.email));
  return grant !== undefined && credential?.user_id === grant.user_id && credential.generation === grant.generation;
};

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

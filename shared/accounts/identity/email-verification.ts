import type { Table } from '../../platform/db/table.ts';
import { oneTimeTokens } from './one-time-tokens.ts';
import { emailVerifiedStep } from './user-item.ts';

export const VERIFICATION_SECONDS = 24 * 60 * 60;

/**
 * Verifies the signed-in user's address and uses up the token in one transaction. Returns false if the token is
 * invalid. Only the user that the token was issued for can use it, so registering another person's address never
 * verifies it.
 */
export const verifyEmail = async (db: Table, token: string, user: { readonly id: string }, now: Date) => {
  const tokens = oneTimeTokens(db);
  const grant = await tokens.read('email_verification', token);
  if (grant?.user_id !== user.id) return false;
  const verified = emailVerifiedStep({ id: user.id, email: grant.email }, now);
  return (await db.transact([tokens.useStep('email_verification', token, now), verified])).ok;
};

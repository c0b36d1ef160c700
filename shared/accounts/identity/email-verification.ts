import type { Table } from '../../platform/db/table.ts';
import { oneTimeTokens } from './one-time-tokens.ts';
import { emailVerifiedStep } from './user-item.ts';

export const VERIFICATION_SECONDS = 24 * 60 * 60;

/**
 * Whether the token was good: then it is spent and the address of the signed-in user is proved, both or neither. Only
 * the user it was made for can spend it, so whoever registered somebody else's address never proves it.
 */
export const verifyEmail = async (db: Table, token: string, user: { readonly id: string }, now: Date) => {
  const tokens = oneTimeTokens(db);
  const grant = await tokens.read('email_verification', token);
  if (grant?.user_id !== user.id) return false;
  const proved = emailVerifiedStep({ id: user.id, email: grant.email }, now);
  return (await db.transact([tokens.useStep('email_verification', token, now), proved])).ok;
};

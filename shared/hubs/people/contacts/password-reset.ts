import { type Grants, oneTimeTokens } from '../../../accounts/identity/one-time-tokens.ts';
import { hashPassword } from '../../../accounts/identity/password.ts';
import type { Table } from '../../../platform/db/table.ts';
import { provedSteps } from './address-proof.ts';

/**
 * Uses the token, proves the address and sets the password in one transaction, which ends every session, and the access
 * tokens from before the address was proved. Returns the grant with the generation of the new password; `undefined` if
 * the token is invalid, used, expired or older than the last change of the password.
 */
export const resetContactPassword = async (
  db: Table,
  token: string,
  password: string,
  now: Date,
): Promise<Grants['contact_password'] | undefined> => {
  const tokens = oneTimeTokens(db);
  const grant = await tokens.read('contact_password', token);
  if (!grant) return undefined;
  const chosen = provedSteps(grant.team_id, grant.email, grant, now, { chosen: await hashPassword(password) });
  const changed = await db.transact([tokens.useStep('contact_password', token, now), ...chosen]);
  return changed.ok ? { ...grant, generation: grant.generation + 1 } : undefined;
};

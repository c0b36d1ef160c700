import { type AddressChange, oneTimeTokens } from '../../../accounts/identity/one-time-tokens.ts';
import { all, equals } from '../../../platform/db/expression.ts';
import type { Table } from '../../../platform/db/table.ts';
import { isPending } from './address-change.ts';
import { changeState } from './change-state.ts';
import { contactKey } from './contact-item.ts';

/**
 * Allows a change that the team requested; the new address can be proved then. The token can still undo the change.
 * `undefined` if there is nothing to allow.
 */
export const allowAddressChange = async (db: Table, token: string, now: Date): Promise<AddressChange | undefined> => {
  const grant = await oneTimeTokens(db).peek('contact_email_undo', token, now);
  if (!grant || (await changeState(db, grant, now)) !== 'asked') return undefined;
  const set = { updated_at: now.toISOString(), actor: { type: 'contact', id: grant.contact_id } };
  const condition = all(isPending(grant), equals('pending_consent', true));
  const change = { set, remove: ['pending_consent'] };
  return (await db.update(contactKey(grant.team_id, grant.contact_id), change, condition)).ok ? grant : undefined;
};

import { absent, either, equals } from '../../platform/db/expression.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import { INVITED, type InvitationItem, invitationKey, invitedAddress, invitedKey } from './invitation-item.ts';

/**
 * Deletes all invitations of an address in all teams, for account deletion. An invitation and its pointer are deleted
 * in one transaction, so an interrupted run can be repeated.
 */
export const deleteInvitations = async (db: Table, email: string): Promise<void> => {
  const run = { partition: invitedAddress(email), prefix: INVITED, index: 'listing' } as const;
  for (const { id, team_id } of await queryAll<InvitationItem>(db, run)) {
    const invitation = { remove: invitationKey(team_id, id) };
    const isOwnPointer = either(absent(), equals('invitation_id', id));
    const deleted = await db.transact([invitation, { remove: invitedKey(team_id, email), condition: isOwnPointer }]);
    if (!deleted.ok) await db.transact([invitation]);
  }
};

import { absent, either, equals } from '../../platform/db/expression.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import { INVITED, type InvitationItem, invitationKey, invitedAddress, invitedKey } from './invitation-item.ts';

/**
 * Removes all invitations of an address, open and closed, of every team: its owner asked to be forgotten. The row that
 * names a team's open invitation goes together with that invitation, so that a broken-off run is found again.
 */
export const deleteInvitations = async (db: Table, email: string): Promise<void> => {
  const run = { partition: invitedAddress(email), prefix: INVITED, index: 'listing' } as const;
  for (const { id, team_id } of await queryAll<InvitationItem>(db, run)) {
    const invitation = { remove: invitationKey(team_id, id) };
    const isItsOwn = either(absent(), equals('invitation_id', id));
    const both = await db.transact([invitation, { remove: invitedKey(team_id, email), condition: isItsOwn }]);
    if (!both.ok) await db.transact([invitation]);
  }
};

import { gather } from '../../platform/db/gather.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type InvitationItem, invitationKey, invitedKey } from './invitation-item.ts';
import { invitations } from './invitations.ts';
import { inviterKeys, mayInvite } from './inviter.ts';

/**
 * Revokes the open invitation of an address whose inviter may no longer invite, so that the address can be invited again.
 * Returns whether there was one.
 */
export const endUnsupported = async (
  db: Table,
  team: TeamId,
  email: string,
  actor: Actor,
  now: Date,
): Promise<boolean> => {
  const pointer = await db.get<{ readonly invitation_id: string }>(invitedKey(team, email));
  const open = pointer && (await db.get<InvitationItem>(invitationKey(team, pointer.invitation_id)));
  if (!open || mayInvite(team, open, await gather(db, inviterKeys(team, open)), now)) return false;
  return (await invitations(db, team).revoke(open.id, actor, now)) === 'revoked';
};

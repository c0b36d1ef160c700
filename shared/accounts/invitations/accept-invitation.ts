import { all, equals } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Table } from '../../platform/db/table.ts';
import { emailVerifiedStep } from '../identity/user-item.ts';
import { users } from '../identity/users.ts';
import { type RolesItem, rolesKey } from '../roles/roles.ts';
import { joinSteps, membershipKey, roleExists } from '../teams/memberships.ts';
import { type InvitationItem, invitationKey, invitationTokenKey, invitedKey } from './invitation-item.ts';
import { invitationOfToken, isOpenInvitation } from './invitation-tokens.ts';
import { inviterKeys, inviterUnchanged, mayInvite } from './inviter.ts';

type NotAccepted =
  | 'invalid_token'
  | 'already_member'
  | 'invitation_for_another_address'
  | 'invitation_withdrawn'
  | 'gone';

/**
 * Adds a user to the team that invited their address, with the invited role, and verifies the address: the token was
 * emailed to it. Access tokens of an earlier password get no access to the team. The token works once. It stays valid if
 * the user has another address, is in the team already or was deleted. It does not work while the inviter could not
 * invite with the role themselves.
 */
export const acceptInvitation = async (
  db: Table,
  token: string,
  user: { readonly id: string; readonly generation?: number | undefined },
  now: Date,
): Promise<InvitationItem | NotAccepted> => {
  const invitation = await invitationOfToken(db, token, now);
  if (!invitation) return 'invalid_token';
  const { id, team_id: team, role_id: role, email, token_hash = '' } = invitation;
  const accepting = await users(db).get(user.id);
  if (!accepting) return 'gone';
  if (accepting.email !== email) return 'invitation_for_another_address';
  const rows = await gather(db, [...inviterKeys(team, invitation), membershipKey(team, user.id)]);
  if (rows(membershipKey(team, user.id))) return 'already_member';
  if (!rows<RolesItem>(rolesKey(team))?.roles[role]) return 'invalid_token';
  if (!mayInvite(team, invitation, rows, now)) return 'invitation_withdrawn';
  const actor = { type: 'user', id: user.id } as const;
  const at = now.toISOString();
  const change = { set: { status: 'accepted', accepted_by: user.id, updated_at: at, actor } };
  const joined = await db.transact([
    {
      update: invitationKey(team, id),
      change,
      condition: all(isOpenInvitation(now), equals('token_hash', token_hash)),
    },
    ...joinSteps(
      { team, user: user.id, role, generation: user.generation },
      actor,
      now,
      emailVerifiedStep(accepting, now),
    ),
    roleExists(team, role),
    inviterUnchanged(team, invitation, rows),
    { remove: invitationTokenKey(token_hash) },
    { remove: invitedKey(team, email) },
  ]);
  if (joined.ok) return { ...invitation, status: 'accepted', accepted_by: user.id, updated_at: at };
  if (joined.failed.some(({ label }) => label === 'user')) return 'gone';
  if (joined.failed.some(({ label }) => label === 'inviter')) return 'invitation_withdrawn';
  const isMember = joined.failed.every(({ label }) => label === 'membership');
  return isMember ? 'already_member' : 'invalid_token';
};

import { all, compare, equals, live } from '../../platform/db/expression.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { hashOpaque } from '../identity/opaque-token.ts';
import { type InvitationItem, invitationKey, invitationTokenEntity, invitationTokenKey } from './invitation-item.ts';

/** The invitation is pending and not expired. */
export const isOpenInvitation = (now: Date) =>
  all(live, equals('status', 'pending'), compare('expires_at', '>', now.toISOString()));

/**
 * Sets the token of an invitation; earlier tokens become invalid. Returns the invitation; `undefined` if it is no
 * longer open, so no email is sent.
 */
export const storeToken = async (
  db: Table,
  team: TeamId,
  id: string,
  hash: string,
  now: Date,
): Promise<InvitationItem | undefined> => {
  const invitation = await db.get<InvitationItem>(invitationKey(team, id));
  if (!invitation) return undefined;
  const ttl = Math.ceil(Date.parse(invitation.expires_at) / 1000);
  const stored = await db.transact([
    { update: invitationKey(team, id), change: { set: { token_hash: hash } }, condition: isOpenInvitation(now) },
    { put: { ...invitationTokenKey(hash), entity: invitationTokenEntity, team_id: team, invitation_id: id, ttl } },
  ]);
  return stored.ok ? invitation : undefined;
};

/** The open invitation of a token. */
export const invitationOfToken = async (db: Table, token: string, now: Date): Promise<InvitationItem | undefined> => {
  const hash = hashOpaque(token);
  const row = await db.get<{ team_id: string; invitation_id: string }>(invitationTokenKey(hash));
  const invitation = row && (await db.get<InvitationItem>(invitationKey(row.team_id, row.invitation_id)));
  const valid =
    invitation?.status === 'pending' &&
    invitation.token_hash === hash &&
    Date.parse(invitation.expires_at) > now.getTime();
  return valid ? invitation : undefined;
};

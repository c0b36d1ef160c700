import { all, equals, live } from '../../platform/db/expression.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { type ApiKeyItem, apiKeyKey, isKeyValid } from '../api-keys/api-key-item.ts';
import { hasScope } from '../api-keys/api-key-scopes.ts';
import { canGrantRole, type Granter } from '../roles/grants.ts';
import { roleIn } from '../roles/role.ts';
import { type RolesItem, rolesKey } from '../roles/roles.ts';
import { type MembershipItem, membershipKey } from '../teams/memberships.ts';
import type { InvitationItem } from './invitation-item.ts';

type Sent = Pick<InvitationItem, 'invited_by' | 'role_id'>;

/** The rows that `mayInvite` needs. Ids of users and API keys are unique, so one of the two places has a row. */
export const inviterKeys = (team: TeamId, { invited_by }: Pick<Sent, 'invited_by'>): readonly Key[] => [
  rolesKey(team),
  membershipKey(team, invited_by),
  apiKeyKey(team, invited_by),
];

/** What the inviter may grant at the moment; `undefined` after a user was removed or a key revoked. */
const granterOf = (team: TeamId, { invited_by }: Sent, rows: Gathered, now: Date): Granter | undefined => {
  const membership = rows<MembershipItem>(membershipKey(team, invited_by));
  const role = membership && rows<RolesItem>(rolesKey(team))?.roles[membership.role_id];
  if (role) {
    const owner = role.system === 'owner';
    return { owner, holds: (slug) => owner || role.permissions?.has(slug) === true };
  }
  const key = rows<ApiKeyItem>(apiKeyKey(team, invited_by));
  if (!isKeyValid(key, now.getTime())) return undefined;
  const scopes = new Set(key.scopes);
  return { owner: false, holds: (slug) => hasScope(scopes, slug) };
};

/** Whether the inviter may still invite with the role: an invitation gives no more than its inviter could give now. */
export const mayInvite = (team: TeamId, invitation: Sent, rows: Gathered, now: Date): boolean => {
  const granter = granterOf(team, invitation, rows, now);
  const role = roleIn(team, invitation.role_id, rows<RolesItem>(rolesKey(team)));
  return granter !== undefined && role !== undefined && granter.holds('users.manage') && canGrantRole(granter, role);
};

/** The step that fails if the inviter was removed, revoked or got another role since the rows were read. */
export const inviterUnchanged = (team: TeamId, { invited_by }: Sent, rows: Gathered): Step => {
  const membership = rows<MembershipItem>(membershipKey(team, invited_by));
  return membership
    ? {
        check: membershipKey(team, invited_by),
        condition: all(live, equals('role_id', membership.role_id)),
        label: 'inviter',
      }
    : { check: apiKeyKey(team, invited_by), condition: all(live, equals('revoked_at', null)), label: 'inviter' };
};

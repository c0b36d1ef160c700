import type { Subject } from '../../accounts/identity/token.ts';
import { isPlatformAdmin } from '../../accounts/identity/user-item.ts';
import type { Permission } from '../../accounts/roles/permissions.ts';
import { type RolesItem, rolesKey, type StoredRole } from '../../accounts/roles/roles.ts';
import { type MembershipItem, membershipKey } from '../../accounts/teams/memberships.ts';
import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import { hubTeam } from '../../hubs/hubs/hub-pointer.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import { isId } from '../../platform/ids/id.ts';
import type { UserCaller } from '../callers.ts';
import {
  type Admission,
  type AdmissionOutcome,
  type AdmissionRequest,
  forbidden,
  foreignTeam,
  hubKeyOf,
  hubMissing,
} from './admission.ts';
import { unauthorized } from './unauthorized.ts';

type User = Extract<Subject, { kind: 'user' }>;

/** Owners always have `roles.manage`; otherwise nobody could restore the owner role. */
const holds = ({ system, permissions }: StoredRole, permission: Permission): boolean =>
  permissions?.has(permission) || (system === 'owner' && permission === 'roles.manage');

const NO_TEAM: Omit<UserCaller, 'id' | 'kind'> = { team: undefined, role: undefined, permissions: new Set() };

const ONE_TEAM =
  'A sign-in with an identity provider of a team is valid for that team only. Sign in with your password instead.';

/** The team of a request; `undefined` if the resource of the path does not exist. */
const teamOf = async (
  subject: User,
  { rule, params, teamHeader, db }: AdmissionRequest,
): Promise<string | Refusal<'team_context_required'> | undefined> => {
  if (typeof rule.tenancy === 'function')
    return rule.tenancy(db, params, { user: subject.id, team: teamHeader ?? subject.team });
  if (rule.tenancy === 'context') {
    const team = teamHeader ?? subject.team;
    if (!team) return refuse('team_context_required');
    return team;
  }
  return params.team_id ?? (params.hub_id === undefined ? undefined : hubTeam(db, params.hub_id));
};

export const admitUser = async (subject: User, request: AdmissionRequest): Promise<AdmissionOutcome> => {
  const { rule, params, db } = request;
  const withoutTeam: Admission = { caller: { ...subject, ...NO_TEAM }, team: '', hub: undefined, missing: false };
  if (rule.platformAdmin && !(await isPlatformAdmin(db, subject.id))) return forbidden();
  if (rule.tenancy === 'none') {
    if (subject.provider !== undefined && !rule.teamSignIn) return forbidden(ONE_TEAM);
    return withoutTeam;
  }

  const team = await teamOf(subject, request);
  if (team instanceof Refusal) return team;
  /* A team named by the caller is refused with 403. A team found through a hub or role is not revealed: 404. */
  const named = params.team_id !== undefined || rule.tenancy === 'context';
  const outside = (): AdmissionOutcome => {
    if (named) return foreignTeam(params, 'The caller is not a user of this team.');
    return { ...withoutTeam, missing: true };
  };
  if (team === undefined || !isId(team)) return outside();

  const hubKey = hubKeyOf(team, params);
  const keys = [rolesKey(team), membershipKey(team, subject.id), ...(hubKey ? [hubKey] : [])];
  const prefetchKeys = rule.prefetch?.(team, subject, params) ?? [];
  const rows = await db.getMany<unknown>([...keys, ...prefetchKeys]);
  const [roles, membership, hub] = rows.slice(0, keys.length) as [RolesItem?, MembershipItem?, HubItem?];
  const role = membership && roles?.roles[membership.role_id];
  if (!membership || !role) return outside();

  if (subject.provider !== undefined && subject.team !== team) return forbidden(ONE_TEAM);
  if ((membership.least_generation ?? 0) > (subject.generation ?? 0)) return unauthorized('revoked');
  if (roles.sso_required && role.system !== 'owner' && subject.provider === undefined) return refuse('sso_required');
  const permissions = role.permissions ?? new Set<string>();
  if (rule.ownerOnly && role.system !== 'owner') return forbidden('Only an owner of the team can do this.');
  const isSelf = rule.orSelf !== undefined && params[rule.orSelf] === subject.id;
  if (rule.permission && !isSelf && !holds(role, rule.permission))
    return forbidden(`The role of the caller must have the permission ${rule.permission}.`);
  const caller: UserCaller = {
    ...subject,
    team,
    role: { id: membership.role_id, system: role.system },
    permissions,
  };
  return { caller, team, hub, missing: hubMissing(request, hub), prefetched: rows.slice(keys.length) };
};

import { text } from '#docs';
import { TEAM_READING } from '../../shared/accounts/api-keys/key-scopes.ts';
import { MAX_ROLES, RoleChange, RoleInput, teamRoles } from '../../shared/accounts/roles/team-roles.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { platform, teamMember } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { pageOf } from '../../shared/platform/db/page-of.ts';
import { either, flat } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { holderOf } from './holder.ts';
import { byRole, Role } from './role.ts';

const collection = '/teams/{team_id}/roles';
const item = '/roles/{role_id}';

const listRoles = route({
  method: 'GET',
  path: collection,
  summary: text('List roles'),
  description: text('Oldest first, system roles before custom roles.'),
  caller: teamMember(TEAM_READING),
  query: list(),
  response: many(Role),
  handler: async ({ params, query }, { db }) => answer(pageOf(await teamRoles(db, params.team_id).list(), query.page)),
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create a role'),
  description: text(
    `A team can have at most ${MAX_ROLES} roles. You can only grant permissions that you hold yourself.`,
  ),
  caller: platform('roles.manage'),
  body: either('roles', RoleInput),
  status: 201,
  location: '/roles/{id}',
  response: one(Role),
  errors: ['permission_not_held', 'limit_reached'],
  async handler({ params, body }, { caller, db, now }) {
    const holder = holderOf(caller);
    if (!body.permissions.every((slug) => holder.holds(slug)))
      return refuse('permission_not_held', { field: 'permissions' });
    const role = await teamRoles(db, params.team_id).create(body, actorOf(caller), now);
    return role === 'limit_reached' ? refuse('limit_reached') : answer(role);
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get a role'),
  caller: teamMember(TEAM_READING, byRole),
  response: one(Role),
  errors: ['not_found'],
  async handler({ params }, { team, db }) {
    const role = await teamRoles(db, team).get(params.role_id);
    return role ? answer(role) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a role'),
  description: text(
    'Omitted attributes stay unchanged; `null` clears the description. A system role cannot be renamed.',
  ),
  caller: platform('roles.manage', byRole),
  body: flat(RoleChange),
  response: one(Role),
  errors: ['system_role', 'not_found'],
  async handler({ params, body }, { caller, team, db, now }) {
    const roles = teamRoles(db, team);
    const role = await roles.get(params.role_id);
    if (!role) return refuse('not_found');
    if (role.is_system && body.name !== undefined && body.name !== role.name)
      return refuse('system_role', { field: 'name' });
    const changed = await roles.change(role, body, actorOf(caller), now);
    return changed ? answer(changed) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a role'),
  description: text('The role must not be assigned to a user. Open invitations to it can no longer be accepted.'),
  caller: platform('roles.manage', byRole),
  status: 204,
  response: empty,
  errors: ['system_role', 'role_in_use', 'not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const roles = teamRoles(db, team);
    const role = await roles.get(params.role_id);
    if (!role) return refuse('not_found');
    if (role.is_system) return refuse('system_role');
    const removed = await roles.remove(role, actorOf(caller), now);
    if (removed === 'removed') return done();
    return refuse(removed ?? 'not_found');
  },
});

export const roleRoutes = [listRoles, create, read, change, remove];

import * as z from 'zod';
import { text } from '#docs';
import { isPermission, PERMISSION_SLUGS, PERMISSIONS } from '../../shared/accounts/roles/permissions.ts';
import { setPermission } from '../../shared/accounts/roles/role-permissions.ts';
import { teamRoles } from '../../shared/accounts/roles/team-roles.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { ANY_SCOPE, platform, teamMember } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { pageOf } from '../../shared/platform/db/page-of.ts';
import { flat } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { holderOf } from './holder.ts';
import { byRole, Role } from './role.ts';

const Permission = resource('permissions', () => z.object({ slug: z.enum(PERMISSION_SLUGS), description: z.string() }));

const CATALOGUE = PERMISSION_SLUGS.map((slug) => ({ id: slug, slug, description: PERMISSIONS[slug] })).sort((a, b) =>
  a.id < b.id ? -1 : 1,
);

const listPermissions = route({
  method: 'GET',
  path: '/permissions',
  summary: text('List permissions'),
  description: text(
    'Returns all permissions that roles and API key scopes can contain. They are the same for every team.',
  ),
  caller: teamMember(ANY_SCOPE, 'none'),
  query: list(),
  response: many(Permission),
  handler: async ({ query }) => answer(pageOf(CATALOGUE, query.page)),
});

const grant = route({
  method: 'POST',
  path: '/roles/{role_id}/permissions',
  summary: text('Add a permission to a role'),
  description: text(
    'Adding a permission that the role already has changes nothing. You can only grant permissions that you hold yourself.',
  ),
  caller: platform('roles.manage', byRole),
  body: flat(() => z.object({ slug: z.enum(PERMISSION_SLUGS) })),
  status: 201,
  response: one(Role),
  errors: ['permission_not_held', 'not_found'],
  async handler({ params, body: { slug } }, { caller, team, db, now }) {
    const role = await teamRoles(db, team).get(params.role_id);
    if (!role) return refuse('not_found');
    if (role.permissions.includes(slug)) return answer(role);
    if (!holderOf(caller).holds(slug)) return refuse('permission_not_held', { field: 'slug' });
    const changed = await setPermission(db, role, { slug, held: true }, actorOf(caller), now);
    return changed ? answer(changed) : refuse('not_found');
  },
});

const withdraw = route({
  method: 'DELETE',
  path: '/roles/{role_id}/permissions/{permission_slug}',
  summary: text('Remove a permission from a role'),
  description: text(
    'Removing a permission that the role does not have changes nothing. You can only remove permissions that you hold yourself. Only an owner can change the owner role.',
  ),
  caller: platform('roles.manage', byRole),
  status: 204,
  response: empty,
  errors: ['permission_not_held', 'not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const role = await teamRoles(db, team).get(params.role_id);
    if (!role) return refuse('not_found');
    const slug = params.permission_slug;
    if (!isPermission(slug) || !role.permissions.includes(slug)) return done();
    const holder = holderOf(caller);
    if (!holder.holds(slug) || (role.system_role === 'owner' && !holder.owner)) return refuse('permission_not_held');
    const changed = await setPermission(db, role, { slug, held: false }, actorOf(caller), now);
    return changed ? done() : refuse('not_found');
  },
});

export const permissionRoutes = [listPermissions, grant, withdraw];

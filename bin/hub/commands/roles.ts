import type { Schemas } from '../../../shared/client/client.ts';
import type { Define } from '../call.ts';
import { acts, lists, shows } from '../listing.ts';
import { resource } from '../resource.ts';
import { attributesOf } from '../shown.ts';
import type { Column } from '../table.ts';
import { done, shown } from '../verb.ts';

const columns: readonly Column<Schemas['Role']>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'NAME', of: ({ attributes }) => attributes.name, flexible: true },
  { title: 'SYSTEM', of: ({ attributes }) => attributes.is_system },
  { title: 'PERMISSIONS', of: ({ attributes }) => attributes.permissions, flexible: true },
];

const permissions: readonly Column<Schemas['Permission']>[] = [
  { title: 'PERMISSION', of: ({ attributes }) => attributes.slug },
  { title: 'WHAT IT PERMITS', of: ({ attributes }) => attributes.description, flexible: true },
];

const ofRoles = resource([
  shown('post', '/api/v1/teams/{team_id}/roles', {
    name: 'create',
    about: 'Create a role',
    type: 'roles',
    flags: [
      { flag: '--name <name>', about: 'name', attribute: 'name', needed: true },
      { flag: '--description <text>', about: 'description', attribute: 'description' },
      { flag: '--permission <slug>', about: 'permission (repeatable)', attribute: 'permissions', as: 'list' },
    ],
  }),
  done('delete', '/api/v1/roles/{role_id}', { name: 'delete', about: 'Delete a role', done: 'Role deleted.' }),
]);

export const { verbs } = ofRoles;

interface Changes {
  readonly name?: string;
  readonly description?: string;
}

type Slug = Schemas['CreateRolePermissionAttributes']['slug'];

export const define: Define = (command, terminal) => {
  lists(command.command('list', { isDefault: true }).description('List the roles of the team'), terminal, {
    what: 'roles',
    columns,
    read: async ({ client, team }, query) =>
      client.GET('/api/v1/teams/{team_id}/roles', { params: { path: { team_id: await team() }, query } }),
  });

  shows(command.command('get <role>').description('Show a role'), terminal, {
    pairs: attributesOf,
    read: async ({ client }, role_id) => client.GET('/api/v1/roles/{role_id}', { params: { path: { role_id } } }),
  });

  ofRoles.define(command, terminal);

  shows<Changes, Schemas['Role']>(
    command
      .command('update <role>')
      .description('Rename or describe a role')
      .option('--name <name>', 'name')
      .option('--description <text>', 'description'),
    terminal,
    {
      pairs: attributesOf,
      read: async ({ client, flags: { name, description } }, role_id) =>
        client.PATCH('/api/v1/roles/{role_id}', {
          params: { path: { role_id } },
          body: { ...(name && { name }), ...(description !== undefined && { description: description || null }) },
        }),
    },
  );

  lists(command.command('permissions').description('List all permissions'), terminal, {
    what: 'permissions',
    columns: permissions,
    read: async ({ client }, query) => client.GET('/api/v1/permissions', { params: { query } }),
  });

  shows(command.command('grant <role> <permission>').description('Add a permission to a role'), terminal, {
    pairs: attributesOf,
    read: async ({ client }, role_id, slug) =>
      client.POST('/api/v1/roles/{role_id}/permissions', {
        params: { path: { role_id } },
        // The service rejects unknown permissions by name.
        body: { slug: slug as Slug },
      }),
  });

  acts(command.command('withdraw <role> <permission>').description('Remove a permission from a role'), terminal, {
    done: 'Permission removed.',
    call: async ({ client }, role_id, permission_slug) =>
      client.DELETE('/api/v1/roles/{role_id}/permissions/{permission_slug}', {
        params: { path: { role_id, permission_slug } },
      }),
  });
};

import type { Client, Schemas } from '../../../shared/client/client.ts';
import type { Define } from '../call.ts';
import { acts, lists, shows } from '../listing.ts';
import { attributesOf } from '../shown.ts';
import type { Column } from '../table.ts';

type RoleNames = Map<string, string>;

/** Callers who may not list roles see their ids. */
const columnsOf = (roleNames: RoleNames): readonly Column<Schemas['User']>[] => [
  { title: 'ID', of: ({ id }) => id },
  { title: 'E-MAIL', of: ({ attributes }) => attributes.email, flexible: true },
  { title: 'NAME', of: ({ attributes }) => attributes.name, flexible: true },
  { title: 'ROLE', of: ({ attributes }) => roleNames.get(attributes.role_id) ?? attributes.role_id },
  { title: 'JOINED', of: ({ attributes }) => attributes.joined_at },
];

const learnRoles = async (roleNames: RoleNames, client: Client, team_id: string): Promise<void> => {
  if (roleNames.size > 0) return;
  const params = { path: { team_id }, query: { 'page[size]': 100 } };
  const { data } = await client.GET('/api/v1/teams/{team_id}/roles', { params });
  for (const { id, attributes } of data?.data ?? []) roleNames.set(id, attributes.name);
};

interface Changes {
  readonly name?: string;
  readonly title?: string;
  readonly role?: string;
}

export const define: Define = (command, terminal) => {
  const roleNames: RoleNames = new Map();
  lists(command.command('list', { isDefault: true }).description('List the users of the team'), terminal, {
    what: 'users',
    columns: columnsOf(roleNames),
    read: async ({ client, team, flags }, query) => {
      const team_id = await team();
      if (!flags.json) await learnRoles(roleNames, client, team_id);
      return client.GET('/api/v1/users', { params: { header: { 'X-Team-ID': team_id }, query } });
    },
  });

  shows(command.command('get <user>').description('Show a user of the team'), terminal, {
    pairs: attributesOf,
    read: async ({ client, team }, user_id) =>
      client.GET('/api/v1/users/{user_id}', {
        params: { header: { 'X-Team-ID': await team() }, path: { user_id } },
      }),
  });

  shows<Changes, Schemas['User']>(
    command
      .command('update <user>')
      .description('Update a user of the team')
      .option('--name <name>', 'name')
      .option('--title <text>', 'job title')
      .option('--role <id>', 'role in the team'),
    terminal,
    {
      pairs: attributesOf,
      read: async ({ client, team, flags: { name, title, role } }, user_id) =>
        client.PATCH('/api/v1/users/{user_id}', {
          params: { header: { 'X-Team-ID': await team() }, path: { user_id } },
          body: {
            ...(name && { name }),
            ...(title !== undefined && { title: title || null }),
            ...(role && { role_id: role }),
          },
        }),
    },
  );

  acts(command.command('remove <user>').description('Remove a user from the team'), terminal, {
    done: 'The user is no longer in the team.',
    call: async ({ client, team }, user_id) =>
      client.DELETE('/api/v1/users/{user_id}', {
        params: { header: { 'X-Team-ID': await team() }, path: { user_id } },
      }),
  });
};

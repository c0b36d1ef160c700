import { Option } from 'commander';
import type { Schemas } from '../../../shared/client/client.ts';
import type { Define } from '../call.ts';
import { lists, shows } from '../listing.ts';
import { attributesOf } from '../shown.ts';
import type { Column } from '../table.ts';

const columns: readonly Column<Schemas['Hub']>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'SLUG', of: ({ attributes }) => attributes.slug },
  { title: 'NAME', of: ({ attributes }) => attributes.name, flexible: true },
  { title: 'ACCESS', of: ({ attributes }) => attributes.access_level },
  { title: 'CREATED', of: ({ attributes }) => attributes.created_at },
];

interface Creation {
  readonly name: string;
  readonly slug?: string;
  readonly description?: string;
  readonly access?: 'open' | 'request' | 'invite';
}

export const define: Define = (command, terminal) => {
  lists(command.command('list', { isDefault: true }).description('List the hubs of the team'), terminal, {
    what: 'hubs',
    columns,
    read: async ({ client, team }, query) =>
      client.GET('/api/v1/teams/{team_id}/hubs', { params: { path: { team_id: await team() }, query } }),
  });

  shows(command.command('get').description('Show the hub selected with --hub'), terminal, {
    pairs: attributesOf,
    read: async ({ client, team, hub }) =>
      client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}', {
        params: { path: { team_id: await team(), hub_id: await hub() } },
      }),
  });

  shows<Creation, Schemas['Hub']>(
    command
      .command('create')
      .description('Create a hub')
      .requiredOption('--name <name>', 'name')
      .option('--slug <slug>', 'slug for URLs (default: derived from the name)')
      .option('--description <text>', 'description')
      .addOption(new Option('--access <level>', 'how members join').choices(['open', 'request', 'invite'])),
    terminal,
    {
      pairs: attributesOf,
      read: async ({ client, team, flags: { name, slug, description, access } }) =>
        client.POST('/api/v1/teams/{team_id}/hubs', {
          params: { path: { team_id: await team() } },
          body: {
            data: {
              type: 'hubs',
              attributes: {
                name,
                ...(slug && { slug }),
                ...(description && { description }),
                ...(access && { access_level: access }),
              },
            },
          },
        }),
    },
  );
};

import type { Schemas } from '../../../shared/client/client.ts';
import type { Call, Define } from '../call.ts';
import { usage } from '../exit.ts';
import { acts, lists, shows } from '../listing.ts';
import { findSpace } from '../places.ts';
import { attributesOf } from '../shown.ts';
import type { Column } from '../table.ts';
import { textOf } from '../values.ts';

type Discussion = Schemas['Discussion'];

export const columns: readonly Column<Discussion>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'TITLE', of: ({ attributes: { title, body } }) => title || body, flexible: true },
  { title: 'BY', of: ({ attributes }) => attributes.author_display_name, flexible: true },
  { title: 'COMMENTS', of: ({ attributes }) => attributes.comment_count },
  { title: 'PUBLISHED', of: ({ attributes }) => attributes.published_at },
];

interface InSpace {
  readonly space?: string;
}

interface Creation extends InSpace {
  readonly title?: string;
  readonly body?: string;
}

const create = async (call: Call<Creation>) => {
  const { client, hub, team, flags, settings, terminal } = call;
  const { space, title, body = '' } = flags;
  if (!space) throw usage('Specify the space with --space.', 'hub spaces');
  const hub_id = await hub();
  const space_id = await findSpace(call, space);
  const attributes = { ...(title && { title }), body: await textOf(terminal, body) };
  if (settings.credential?.kind === 'key' || settings.credential?.kind === 'user') {
    const params = { path: { team_id: await team(), hub_id } };
    const document = { data: { type: 'discussions' as const, attributes: { ...attributes, space_id } } };
    return client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/discussions', { params, body: document });
  }
  return client.POST('/api/v1/hubs/{hub_id}/spaces/{space_id}/discussions', {
    params: { path: { hub_id, space_id } },
    body: { data: { type: 'discussions', attributes } },
  });
};

export const define: Define = (command, terminal) => {
  lists<InSpace, Discussion>(
    command
      .command('list', { isDefault: true })
      .description('List the discussions of the hub or of a space')
      .option('--space <slug>', 'filter by space (slug or id)'),
    terminal,
    {
      what: 'discussions',
      columns,
      read: async (call, query) => {
        const { client, hub, flags } = call;
        const hub_id = await hub();
        if (!flags.space) return client.GET('/api/v1/hubs/{hub_id}/feed', { params: { path: { hub_id }, query } });
        const space_id = await findSpace(call, flags.space);
        const params = { path: { hub_id, space_id }, query };
        return client.GET('/api/v1/hubs/{hub_id}/spaces/{space_id}/discussions', { params });
      },
    },
  );

  shows(command.command('get <discussion>').description('Show a discussion'), terminal, {
    pairs: attributesOf,
    read: async ({ client }, discussion_id) =>
      client.GET('/api/v1/discussions/{discussion_id}', { params: { path: { discussion_id } } }),
  });

  shows<Creation, Discussion>(
    command
      .command('create')
      .description('Create a discussion')
      .option('--space <slug>', 'the space, by slug or id (required)')
      .option('--title <text>', 'title')
      .option('--body <text>', 'text; @file reads a file, @- standard input'),
    terminal,
    { pairs: attributesOf, read: create },
  );

  acts(command.command('delete <discussion>').description('Delete a discussion'), terminal, {
    done: 'Discussion deleted.',
    call: async ({ client }, discussion_id) =>
      client.DELETE('/api/v1/discussions/{discussion_id}', { params: { path: { discussion_id } } }),
  });
};

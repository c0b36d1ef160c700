import { Option } from 'commander';
import type { Schemas } from '../../../shared/client/client.ts';
import type { Call, Define } from '../call.ts';
import { usage } from '../exit.ts';
import { acts, lists, shows } from '../listing.ts';
import { findSpace } from '../places.ts';
import { resource } from '../resource.ts';
import { attributesOf } from '../shown.ts';
import type { Column } from '../table.ts';
import { textOf } from '../values.ts';
import { shown } from '../verb.ts';
import { polls } from './polls.ts';
import { reactionsOfDiscussions } from './reactions.ts';

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

type Sort = '-published_at' | '-last_activity_at' | '-reactions';

interface Filters extends InSpace {
  readonly author?: string;
  readonly sort?: Sort;
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

const ofDiscussions = resource([
  shown('patch', '/api/v1/discussions/{discussion_id}', {
    name: 'update',
    about: 'Update, publish, pin or lock',
    type: 'discussions',
    flags: [
      { flag: '--title <text>', about: 'title', attribute: 'title' },
      { flag: '--body <text>', about: 'text; @file reads a file, @- standard input', attribute: 'body' },
      {
        flag: '--status <status>',
        about: 'status',
        attribute: 'status',
        values: ['draft', 'published', 'scheduled', 'hidden'],
      },
      { flag: '--at <moment>', about: 'moment to publish it, with --status scheduled', attribute: 'scheduled_at' },
      { flag: '--pinned <boolean>', about: 'keep it at the top (creators)', attribute: 'is_pinned', as: 'boolean' },
      { flag: '--locked <boolean>', about: 'close it for comments (creators)', attribute: 'is_locked', as: 'boolean' },
    ],
  }),
  ...polls,
  ...reactionsOfDiscussions,
]);

export const { verbs } = ofDiscussions;

export const define: Define = (command, terminal) => {
  lists<Filters, Discussion>(
    command
      .command('list', { isDefault: true })
      .description('List discussions')
      .option('--space <slug>', 'filter by space (slug or id)')
      .option('--author <contact>', 'filter by author')
      .addOption(new Option('--sort <order>', 'sort').choices(['-published_at', '-last_activity_at', '-reactions'])),
    terminal,
    {
      what: 'discussions',
      columns,
      read: async (call, page) => {
        const { client, hub, flags } = call;
        const { author, sort } = flags;
        const hub_id = await hub();
        const query = { ...page, ...(author && { 'filter[author_id]': author }), ...(sort && { sort }) };
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

  ofDiscussions.define(command, terminal);

  acts(command.command('delete <discussion>').description('Delete a discussion'), terminal, {
    done: 'Discussion deleted.',
    call: async ({ client }, discussion_id) =>
      client.DELETE('/api/v1/discussions/{discussion_id}', { params: { path: { discussion_id } } }),
  });
};

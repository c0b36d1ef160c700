import { Option } from 'commander';
import type { Schemas } from '../../../shared/client/client.ts';
import type { Define } from '../call.ts';
import { lists } from '../listing.ts';
import type { Column } from '../table.ts';

type Scope = 'all' | 'files' | 'media' | 'discussions' | 'comments' | 'members';

interface Flags {
  readonly scope?: Scope;
  readonly community?: boolean;
}

type Result = Schemas['SearchResult'];

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Excerpts are HTML with marked words; on a terminal they are plain text. */
const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|#39|amp);/g, (all, name: string) => ENTITIES[name] ?? all);

const columns: readonly Column<Result>[] = [
  { title: 'ID', of: ({ attributes }) => attributes.native_id },
  { title: 'KIND', of: ({ attributes }) => attributes.result_kind },
  { title: 'TITLE', of: ({ attributes }) => textOf(attributes.title ?? ''), flexible: true },
  { title: 'FOUND', of: ({ attributes }) => textOf(attributes.snippet ?? ''), flexible: true },
];

export const define: Define = (command, terminal) => {
  lists<Flags, Result>(
    command
      .argument('<words...>')
      .addOption(
        new Option('--scope <scope>', 'search only').choices([
          'all',
          'files',
          'media',
          'discussions',
          'comments',
          'members',
        ]),
      )
      .option('--community', 'search only discussions and comments'),
    terminal,
    {
      what: 'results',
      columns,
      read: async ({ client, hub, flags: { scope, community } }, page, ...words) => {
        const params = { path: { hub_id: await hub() }, query: { ...page, q: words.flat().join(' ') } };
        if (community) return client.GET('/api/v1/hubs/{hub_id}/search/community', { params });
        const query = { ...params.query, ...(scope && { scope }) };
        return client.GET('/api/v1/hubs/{hub_id}/search', { params: { ...params, query } });
      },
    },
  );
};

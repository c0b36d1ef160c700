import * as z from 'zod';
import { type ContactCaller, insider, type KeyCaller, type UserCaller } from '../../shared/api/callers.ts';
import { KINDS_OF, SCOPES, type Scope } from '../../shared/downstream/search/scope.ts';
import { CAP, search } from '../../shared/downstream/search/search.ts';
import { SILOS } from '../../shared/downstream/search/search-index.ts';
import { SOURCES } from '../../shared/downstream/search/sources/sources.ts';
import type { TeamId } from '../../shared/platform/db/key.ts';
import type { PageRequest } from '../../shared/platform/db/query.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { parameterProblem, unprocessable } from '../../shared/platform/http/problems.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, withMeta } from '../../shared/platform/http/response.ts';
import { routeWith } from '../../shared/platform/http/route.ts';
import type { SearchPorts } from './ports.ts';
import { SearchResult, searchResult } from './search-resource.ts';

const route = routeWith<SearchPorts>();

const Text = z.string().min(1).max(500);
const Size = z.coerce.number().int().min(1).max(100);

/** Other names for `q`, and for the size of a page (contract-cases A34). */
const text = { q: Text.optional(), query: Text.optional(), limit: Size.optional() };

interface Given {
  readonly page: PageRequest;
  readonly params: {
    readonly q?: string | undefined;
    readonly query?: string | undefined;
    readonly limit?: number | undefined;
  };
  readonly filter: { readonly query?: string | undefined };
}

interface Context {
  readonly caller: UserCaller | KeyCaller | ContactCaller;
  readonly team: TeamId;
  readonly db: Table;
  readonly now: Date;
  readonly ports: SearchPorts;
}

/** What is looked for; a query of blanks looks for nothing. */
const textOf = ({ params: { q, query }, filter }: Given): string => {
  const found = q ?? query ?? filter.query;
  if (found === undefined) throw unprocessable([parameterProblem('q', 'Say what to look for.')]);
  if (found.trim() === '') throw unprocessable([parameterProblem('q', 'Say what to look for.', found)]);
  return found;
};

const find = async (hub: string, given: Given, scope: Scope | 'community', context: Context) => {
  const { caller: reader, team, db, now, ports } = context;
  const asked = { db, index: ports.index, sources: SOURCES, hub: { team, hub }, reader, now };
  const query = textOf(given);
  const [limit, shown] = [given.params.limit ?? given.page.limit, Number(given.page.after?.shown ?? 0)];
  const { results, more, capped, silos } = await search(asked, { text: query, kinds: KINDS_OF[scope], limit, shown });
  const items = results.map((one) => searchResult(hub, one));
  return answer(
    { items, ...(more && { next: { shown: String(shown + limit) } }) },
    {
      included: [],
      meta: { cap: CAP, is_capped: capped, included_sources: silos, pagination: 'top_n', query },
    },
  );
};

const FOUND = withMeta(many(SearchResult), {
  cap: z.int().meta({ description: 'How many results there are at most, over all pages.' }),
  is_capped: z.boolean().meta({ description: 'Whether more was found than that.' }),
  included_sources: z.array(z.enum(SILOS)).meta({ description: 'The rankings that were looked into.' }),
  pagination: z.literal('top_n').meta({ description: 'The best so many, a page at a time.' }),
  query: z.string().meta({ description: 'What was looked for.' }),
});

const searchHub = route({
  method: 'GET',
  path: '/hubs/{hub_id}/search',
  summary: 'Search a hub',
  description:
    'Finds words in any form and any spelling of their accents; words in quotes must stand together. A word that is found seldom is also looked for with a letter mistyped, and as the beginning of longer ones. `scope` narrows what is found; `filter[scope]`, `filter[query]`, `query` and `limit` are other names. What comes is what the caller may read at this moment, at most `meta.cap` of it; what was written a moment ago may take some seconds to be found.',
  caller: insider(),
  query: list({
    params: { ...text, scope: z.enum(SCOPES).optional() },
    filter: { query: Text.optional(), scope: z.enum(SCOPES).optional() },
  }),
  response: FOUND,
  handler: ({ params, query }, context) =>
    find(params.hub_id, query, query.params.scope ?? query.filter.scope ?? 'all', context),
});

const searchCommunity = route({
  method: 'GET',
  path: '/hubs/{hub_id}/search/community',
  summary: 'Search what members wrote',
  description: 'The same in discussions and comments alone.',
  caller: insider(),
  limit: { name: 'community_search', limit: 30, seconds: 60, by: 'caller' },
  query: list({ params: text, filter: { query: Text.optional() } }),
  response: FOUND,
  handler: ({ params, query }, context) => find(params.hub_id, query, 'community', context),
});

export const routes = [searchHub, searchCommunity];

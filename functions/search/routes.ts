import * as z from 'zod';
import { described, text } from '#docs';
import { type ContactCaller, insider, type KeyCaller, type UserCaller } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/api/route.ts';
import { KINDS_OF, SCOPES, type Scope } from '../../shared/downstream/search/scope.ts';
import { MAX_RESULTS, search } from '../../shared/downstream/search/search.ts';
import { SILOS } from '../../shared/downstream/search/search-index.ts';
import { SOURCES } from '../../shared/downstream/search/sources/sources.ts';
import type { TeamId } from '../../shared/platform/db/key.ts';
import type { PageRequest } from '../../shared/platform/db/query.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { Refusal } from '../../shared/platform/http/errors.ts';
import { parameterProblem, unprocessable } from '../../shared/platform/http/problems.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, withMeta } from '../../shared/platform/http/response.ts';
import type { SearchPorts } from './ports.ts';
import { SearchResult, searchResult } from './search-resource.ts';

const route = routeWith<SearchPorts>();

const Text = z.string().min(1).max(500);
const Size = z.coerce.number().int().min(1).max(100);

const textOrAlias = (alias?: string) =>
  Text.optional().meta(
    described(alias ? `Alias of \`${alias}\`.` : 'The search text. Required, here or in the other parameter.'),
  );
const scopeOf = (alias?: string) =>
  z
    .enum(SCOPES)
    .optional()
    .meta(described(alias ? `Alias of \`${alias}\`.` : 'Limits the search to one scope. Searches all by default.'));

/** Aliases of `q`, and of the size of a page (contract reading A34). */
const inQuery = {
  q: textOrAlias(),
  query: textOrAlias('q'),
  limit: Size.optional().meta(described('Alias of `page[size]`.')),
};

interface SearchQuery {
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

/** The search text, or 422 if it is missing or blank. */
const textOf = ({ params: { q, query }, filter }: SearchQuery): string | Refusal<never> => {
  const found = q ?? query ?? filter.query;
  if (found !== undefined && found.trim() !== '') return found;
  return unprocessable([parameterProblem('q', 'Enter a search text in `q`.', found)]);
};

const find = async (hub: string, searchQuery: SearchQuery, scope: Scope | 'community', context: Context) => {
  const { caller: reader, team, db, now, ports } = context;
  const searchContext = { db, index: ports.index, sources: SOURCES, hub: { team, hub }, reader, now };
  const query = textOf(searchQuery);
  if (query instanceof Refusal) return query;
  const [limit, shown] = [
    searchQuery.params.limit ?? searchQuery.page.limit,
    Number(searchQuery.page.after?.shown ?? 0),
  ];
  const { results, more, capped, silos } = await search(searchContext, {
    text: query,
    kinds: KINDS_OF[scope],
    limit,
    shown,
  });
  const items = results.map((one) => searchResult(hub, one));
  return answer(
    { items, ...(more && { next: { shown: String(shown + limit) } }) },
    {
      included: [],
      meta: { cap: MAX_RESULTS, is_capped: capped, included_sources: silos, pagination: 'top_n', query },
    },
  );
};

const FOUND = withMeta(many(SearchResult), {
  cap: z.int().meta(described('The maximum number of results over all pages.')),
  is_capped: z.boolean().meta(described('Whether there are more results than the maximum.')),
  included_sources: z.array(z.enum(SILOS)).meta(described('The rankings that were searched.')),
  pagination: z
    .literal('top_n')
    .meta(described('Always `top_n`: the best results only, at most `cap`, returned a page at a time.')),
  query: z.string().meta(described('The search text.')),
});

const searchHub = route({
  method: 'GET',
  path: '/hubs/{hub_id}/search',
  summary: text('Search a hub'),
  description: text(
    'Finds words in any inflection and with or without accents. Words in quotes must be adjacent. `wi-fi` and `wifi` are the same, `C++` is not `C`, and stop words count if the text has no others. A rare word also matches with one typing error, and as a prefix. `scope` limits the search; `filter[scope]`, `filter[query]`, `query` and `limit` are aliases. Returns only what the caller can read at the moment, at most `meta.cap` results. New content can take some seconds to appear.',
  ),
  caller: insider(),
  query: list(() => ({
    params: { ...inQuery, scope: scopeOf() },
    filter: { query: textOrAlias('q'), scope: scopeOf('scope') },
  })),
  response: FOUND,
  handler: ({ params, query }, context) =>
    find(params.hub_id, query, query.params.scope ?? query.filter.scope ?? 'all', context),
});

const searchCommunity = route({
  method: 'GET',
  path: '/hubs/{hub_id}/search/community',
  summary: text('Search discussions and comments'),
  description: text('Like the search of a hub, limited to discussions and comments.'),
  caller: insider(),
  limit: { name: 'community_search', limit: 30, seconds: 60, by: 'caller' },
  query: list(() => ({ params: inQuery, filter: { query: textOrAlias('q') } })),
  response: FOUND,
  handler: ({ params, query }, context) => find(params.hub_id, query, 'community', context),
});

export const routes = [searchHub, searchCommunity];

import { demand, type Schemas } from '../../../../shared/client/client.ts';
import { type Child, h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import { form } from '../parts/form.ts';
import { empty } from '../parts/states.ts';

/** The text of an excerpt, which the service escapes for HTML. */
const textOf = (escaped: string): string =>
  new DOMParser().parseFromString(escaped, 'text/html').body.textContent ?? '';

const PATHS: Readonly<Record<string, string>> = {
  discussion: '/posts',
  comment: '/comments',
  content_node: '/learn',
  member: '/members',
};

const KINDS: Readonly<Record<string, string>> = { discussion: 'post', content_node: 'lesson or article' };

/** The page of a result. Media leads to what shows it. */
const pathOf = ({ result_kind, native_id, shown_in }: Schemas['SearchResult']['attributes']): string | undefined => {
  const own = PATHS[result_kind];
  if (own) return `${own}/${native_id}`;
  const place = shown_in && PATHS[shown_in.type];
  return place ? `${place}/${shown_in.id}` : undefined;
};

const result = ({ attributes }: Schemas['SearchResult']): Child => {
  const path = pathOf(attributes);
  const title = textOf(attributes.title ?? attributes.result_kind);
  return [
    h('h2', {}, path ? link(path, {}, title) : title),
    h('p.small', {}, KINDS[attributes.result_kind] ?? attributes.result_kind),
    h('p', {}, textOf(attributes.snippet)),
  ];
};

/** Finds posts, comments, lessons and members. */
export const search: SitePage = {
  path: '/search',
  async open({ caller, query, go }) {
    const wanted = query.get('q') ?? '';
    const ask = form({
      submit: 'Search',
      class: 'form.inline',
      fields: [{ name: 'q', label: 'Search the hub', kind: 'search', value: wanted }],
      async act({ text }) {
        go(`/search?${new URLSearchParams({ q: text('q') })}`);
        return undefined;
      },
    });
    const params = { path: { hub_id: caller.hub }, query: { 'filter[query]': wanted, limit: 20 } };
    const results =
      wanted === '' ? undefined : (await demand(caller.client.GET('/api/v1/hubs/{hub_id}/search', { params }))).data;
    const body =
      results &&
      (results.length === 0
        ? empty(`Nothing was found for “${wanted}”.`)
        : h(
            'ul.items',
            { 'aria-label': 'Results' },
            results.map((one) => h('li', {}, result(one))),
          ));
    return { title: 'Search', body: h('div.narrow', {}, ask, body ?? empty('Search for a glaze, a kiln or a name.')) };
  },
};

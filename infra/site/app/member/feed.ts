import { demand, listOf } from '../../../../shared/client/client.ts';
import { h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import { listed } from '../parts/list.ts';
import { postCard } from '../parts/post-card.ts';

const PAGE = 20;

/** The newest posts of all spaces that the member reads. */
export const feed: SitePage = {
  path: '/',
  nav: 'Feed',
  async open({ caller }) {
    const path = { hub_id: caller.hub };
    const posts = listOf((cursor) =>
      caller.client.GET('/api/v1/hubs/{hub_id}/feed', { params: { path, query: { ...cursor, 'page[size]': PAGE } } }),
    );
    const params = { path, query: { 'page[size]': 100 } };
    const [spaces, first, { data: counts }] = await Promise.all([
      caller.spaces(),
      posts.page(),
      demand(caller.client.GET('/api/v1/hubs/{hub_id}/space-unread-counts', { params })),
    ]);
    const unread = new Map(counts.map(({ attributes }) => [attributes.space_id, attributes.unread_count]));
    const news = (id: string) => {
      const count = unread.get(id) ?? 0;
      return count > 0 && h('span.badge', {}, ' ', String(count), h('span.hidden', {}, ' unread'));
    };
    const list = listed(posts, first, {
      label: 'Posts',
      none: 'There are no posts yet. Open a space and write the first.',
      class: 'cards',
      show: (post) => postCard(caller, post, { hasSpace: true }),
    });
    const side = h(
      'nav.side',
      { 'aria-label': 'Spaces' },
      h('h2', {}, 'Spaces'),
      h(
        'ul',
        {},
        spaces.map(({ id, attributes: { icon, name } }) =>
          h(
            'li',
            {},
            link(
              `/spaces/${id}`,
              {},
              h('span', { 'aria-hidden': 'true' }, icon ?? '•'),
              h('span.line', {}, ` ${name}`),
              news(id),
            ),
          ),
        ),
      ),
    );
    return { title: 'Feed', body: h('div.columns', {}, side, list) };
  },
};

import { listOf } from '../../../../../shared/client/client.ts';
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
    const [spaces, first] = await Promise.all([caller.spaces(), posts.page()]);
    const nameOf = new Map(spaces.map(({ id, attributes }) => [id, attributes.name]));
    const list = listed(posts, first, {
      label: 'Posts',
      none: 'There are no posts yet. Open a space and write the first.',
      class: 'cards',
      show: (post) => postCard(caller, post, { space: nameOf.get(post.attributes.space_id) ?? '' }),
    });
    const side = h(
      'nav.side',
      { 'aria-label': 'Spaces' },
      h('h2', {}, 'Spaces'),
      h(
        'ul',
        {},
        spaces.map(({ id, attributes: { icon, name } }) =>
          h('li', {}, link(`/spaces/${id}`, {}, h('span', { 'aria-hidden': 'true' }, icon ?? '•'), ` ${name}`)),
        ),
      ),
    );
    return { title: 'Feed', body: h('div.columns', {}, side, list) };
  },
};

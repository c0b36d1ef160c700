import { listOf } from '../../../../shared/client/client.ts';
import { h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import { listed } from '../parts/list.ts';
import { chosenTab, type Tab, tabLinks } from '../parts/tabs.ts';
import { decidedPost } from './post-decisions.ts';

const TABS = [
  ['published', 'Published', 'No post is published here.'],
  ['pending_review', 'Waiting', 'No post waits for a review here.'],
  ['hidden', 'Hidden', 'No post is hidden here.'],
  ['scheduled', 'Scheduled', 'No post is scheduled here.'],
] as const satisfies readonly Tab[];

/** The posts of a space by status, with what a moderator can do with them. */
export const spacePosts: SitePage = {
  path: '/spaces/:id',
  async open({ caller, params, query }) {
    const tab = chosenTab(TABS, query.get('status'));
    const [status, , none] = tab;
    const path = { hub_id: caller.hub, space_id: params.id ?? '' };
    const list = listOf((cursor) =>
      caller.client.GET('/api/v1/hubs/{hub_id}/spaces/{space_id}/discussions', {
        params: { path, query: { ...cursor, 'filter[status]': status } },
      }),
    );
    const [spaces, first] = await Promise.all([caller.spaces(), list.page()]);
    const space = spaces.find(({ id }) => id === path.space_id);
    return {
      title: space?.attributes.name ?? 'Space',
      body: h(
        'div.narrow',
        {},
        h('p', {}, link('/spaces', {}, '← Spaces')),
        tabLinks('Posts by status', `/spaces/${path.space_id}`, 'status', TABS, tab),
        listed(list, first, { label: 'Posts', none, show: (post) => decidedPost(caller, post) }),
      ),
    };
  },
};

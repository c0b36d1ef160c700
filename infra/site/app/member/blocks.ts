import { listOf, settle } from '../../../../shared/client/client.ts';
import { button, h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import { listed } from '../parts/list.ts';
import { ago, photo } from '../parts/person.ts';
import { notice, reasonOf } from '../parts/states.ts';

/** The people whom the member has blocked. */
export const blocks: SitePage = {
  path: '/blocks',
  async open({ caller: { client }, reload }) {
    const list = listOf((cursor) => client.GET('/api/v1/me/blocks', { params: { query: cursor } }));
    const first = await list.page();
    const { element: status, say } = notice();
    const unblock = async (contact_id: string) => {
      try {
        await settle(client.DELETE('/api/v1/me/blocks/{contact_id}', { params: { path: { contact_id } } }));
        await reload();
      } catch (error) {
        say(reasonOf(error), true);
      }
    };
    const shown = listed(list, first, {
      label: 'Blocked members',
      none: 'You have not blocked anyone. Open the page of a member to block them.',
      show({ attributes: { blocked_contact_id, blocked_display_name: name, blocked_photo_url, created_at } }) {
        return h(
          'div.row.apart',
          {},
          h(
            'div.byline',
            {},
            photo(name, blocked_photo_url),
            h('span', {}, h('strong', {}, name), ' ', h('span.small', {}, 'blocked ', ago(created_at))),
          ),
          button('Unblock', () => unblock(blocked_contact_id), { 'aria-label': `Unblock ${name}` }),
        );
      },
    });
    return {
      title: 'Blocked members',
      body: h(
        'div.narrow',
        {},
        h('p', {}, link('/profile', {}, '← Profile')),
        h(
          'p.quiet',
          {},
          'Blocked members cannot write messages to you. They are not notified, and only you see this list.',
        ),
        status,
        shown,
      ),
    };
  },
};

import { demand, settle } from '../../../../shared/client/client.ts';
import { button, h, link } from '../base/dom.ts';
import type { SitePage, Visit } from '../base/page.ts';
import { achievementsOf } from '../parts/achievements.ts';
import { photo } from '../parts/person.ts';
import { outside, profileList } from '../parts/profile-fields.ts';
import { notice, reasonOf } from '../parts/states.ts';

const actions = ({ caller: { client, hub }, go }: Visit, contact_id: string): HTMLElement => {
  const path = { hub_id: hub, contact_id };
  const { element: status, say } = notice();
  const attempt = (work: () => Promise<unknown>, done: string) => async () => {
    try {
      await work();
      say(done);
    } catch (error) {
      say(reasonOf(error), true);
    }
  };
  const follow = attempt(
    () => settle(client.POST('/api/v1/hubs/{hub_id}/members/{contact_id}/follow', { params: { path } })),
    'You follow this member.',
  );
  const block = attempt(
    () => settle(client.PUT('/api/v1/me/blocks/{contact_id}', { params: { path: { contact_id } } })),
    'Blocked. Your profile lists the members whom you have blocked.',
  );
  const write = attempt(async () => {
    const attributes = { contact_ids: [contact_id], hub_id: hub };
    const body = { data: { type: 'conversations' as const, attributes } };
    const made = await demand(client.POST('/api/v1/conversations', { body }));
    go(`/messages/${made.data.id}`);
  }, '');
  return h(
    'div',
    {},
    h(
      'div.row',
      {},
      button('Follow', follow),
      button('Write a message', write),
      button('Block', block, { class: 'danger' }),
    ),
    status,
  );
};

/** The profile of a member, with the fields that members see. */
export const member: SitePage = {
  path: '/members/:id',
  async open(visit) {
    const { caller, params } = visit;
    const { client, hub, id } = caller;
    const path = { hub_id: hub, contact_id: params.id ?? '' };
    const [{ data }, { data: earned }, fields] = await Promise.all([
      demand(client.GET('/api/v1/hubs/{hub_id}/members/{contact_id}', { params: { path } })),
      demand(client.GET('/api/v1/hubs/{hub_id}/members/{contact_id}/achievements', { params: { path } })),
      caller.fields(),
    ]);
    const { name, headline, bio, profile_links: links, photo_url, role, fields: values } = data.attributes;
    return {
      title: name ?? 'Member',
      body: h(
        'div.narrow',
        {},
        h('p', {}, link('/members', {}, '← Members')),
        h(
          'div.row',
          {},
          photo(name ?? '', photo_url, 'large'),
          h('div', {}, headline && h('p', {}, headline), h('span.tag', {}, role)),
        ),
        bio && h('p.text', {}, bio),
        profileList(fields, values),
        links.length > 0 &&
          h(
            'ul',
            { 'aria-label': 'Links' },
            links.map(({ url, label }) => h('li', {}, outside(url, label ?? url))),
          ),
        path.contact_id === id
          ? h('p', {}, link('/profile', {}, 'Edit your profile'))
          : actions(visit, path.contact_id),
        h('h2', {}, 'Achievements'),
        achievementsOf(earned),
      ),
    };
  },
};

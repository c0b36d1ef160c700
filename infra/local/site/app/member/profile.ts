import { demand, type Schemas, settle, uploadPortrait } from '../../../../../shared/client/client.ts';
import { button, h } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import { form } from '../parts/form.ts';
import { photo } from '../parts/person.ts';
import { notice, reasonOf } from '../parts/states.ts';

const achievementsOf = (earned: readonly Schemas['Achievement'][]): HTMLElement =>
  earned.length === 0
    ? h('p.quiet', {}, 'No achievements yet.')
    : h(
        'ul.items',
        { 'aria-label': 'Achievements' },
        earned.map(({ attributes: { title, description, points } }) =>
          h('li', {}, h('strong', {}, title), ` ${points} points`, h('p.small', {}, description)),
        ),
      );

/** The member’s own account. */
export const profile: SitePage = {
  path: '/profile',
  nav: 'Profile',
  async open({ caller, reload }) {
    const { client, hub, id } = caller;
    const [{ data }, { data: earned }] = await Promise.all([
      demand(client.GET('/api/v1/me')),
      demand(
        client.GET('/api/v1/hubs/{hub_id}/members/{contact_id}/achievements', {
          params: { path: { hub_id: hub, contact_id: id } },
        }),
      ),
    ]);
    const { name, email } = data.attributes;
    const avatar = 'avatar_url' in data.attributes ? data.attributes.avatar_url : null;
    return {
      title: 'Profile',
      body: h(
        'div.narrow',
        {},
        h(
          'div.row',
          {},
          photo(name ?? '', avatar, 'large'),
          h('div', {}, h('strong', {}, name), h('p.small', {}, email)),
        ),
        form({
          submit: 'Save the name',
          fields: [{ name: 'name', label: 'Name', value: name ?? '' }],
          async act({ text }) {
            await demand(
              client.PATCH('/api/v1/me', { body: { data: { type: 'contacts', attributes: { name: text('name') } } } }),
            );
            return 'Saved.';
          },
        }),
        form({
          submit: 'Replace the photo',
          fields: [{ name: 'avatar', label: 'Photo', kind: 'file' }],
          async act({ file }) {
            const chosen = file('avatar');
            if (!chosen) throw new Error('Choose a picture first.');
            await uploadPortrait(client, 'avatar', chosen);
            await reload();
            return undefined;
          },
        }),
        h('h2', {}, 'Achievements'),
        achievementsOf(earned),
      ),
    };
  },
};

/** Another member. */
export const member: SitePage = {
  path: '/members/:id',
  async open({ caller, params, go }) {
    const { client, hub, id } = caller;
    const path = { hub_id: hub, contact_id: params.id ?? '' };
    const [{ data }, { data: earned }] = await Promise.all([
      demand(client.GET('/api/v1/hubs/{hub_id}/members/{contact_id}', { params: { path } })),
      demand(client.GET('/api/v1/hubs/{hub_id}/members/{contact_id}/achievements', { params: { path } })),
    ]);
    const { name, photo_url, role } = data.attributes;
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
    const write = attempt(async () => {
      const attributes = { contact_ids: [path.contact_id], hub_id: hub };
      const made = await demand(
        client.POST('/api/v1/conversations', { body: { data: { type: 'conversations', attributes } } }),
      );
      go(`/messages/${made.data.id}`);
    }, '');
    return {
      title: name ?? 'Member',
      body: h(
        'div.narrow',
        {},
        h('div.row', {}, photo(name ?? '', photo_url, 'large'), h('span.tag', {}, role)),
        path.contact_id !== id &&
          caller.role === 'member' &&
          h('div.row', {}, button('Follow', follow), button('Write a message', write)),
        status,
        h('h2', {}, 'Achievements'),
        achievementsOf(earned),
      ),
    };
  },
};

import { listOf, type Schemas, settle } from '../../../../shared/client/client.ts';
import { button, type Child, h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { listed } from '../parts/list.ts';
import { ago } from '../parts/person.ts';
import { notice, reasonOf } from '../parts/states.ts';

const PLACES: Readonly<Record<string, string>> = {
  discussions: '/posts',
  comments: '/comments',
  conversations: '/messages',
  content_nodes: '/learn',
};

const row = ({ id, attributes }: Schemas['Notification'], read: (id: string) => Promise<boolean>): Child => {
  const { title, body, created_at, is_read, resource_type, resource_id } = attributes;
  const place = PLACES[resource_type ?? ''];
  const isAchievement = resource_type === 'achievements';
  const text = isAchievement
    ? link('/profile', {}, title)
    : place && resource_id
      ? link(`${place}/${resource_id}`, {}, title)
      : title;
  const foot = h('div.row.apart', {}, h('span.small', {}, ago(created_at)));
  const item = h(is_read ? 'div' : 'div.news', {}, h('p.title', {}, text), body && h('p.text.quiet', {}, body), foot);
  const mark = button(
    'Mark as read',
    async () => {
      if (!(await read(id))) return;
      item.classList.remove('news');
      mark.remove();
    },
    { class: 'plain', 'aria-label': `Mark as read: ${title}` },
  );
  if (!is_read) foot.append(mark);
  return item;
};

const readAll = (caller: Caller) => settle(caller.client.PUT('/api/v1/me/notifications/read', {}));

/** The notifications of the member. */
export const notifications: SitePage = {
  path: '/notifications',
  async open({ caller, reload }) {
    const list = listOf((cursor) =>
      caller.client.GET('/api/v1/me/notifications', { params: { query: { ...cursor, 'page[size]': 30 } } }),
    );
    const first = await list.page();
    const { element: status, say } = notice();
    const guarded = async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        say(reasonOf(error), true);
        return false;
      }
    };
    const read = (id: string) =>
      guarded(async () => {
        const params = { path: { notification_id: id } };
        await settle(caller.client.PUT('/api/v1/me/notifications/{notification_id}/read', { params }));
        caller.updates.read('notifications', 1);
      });
    const all = button('Mark all as read', () =>
      guarded(async () => {
        await readAll(caller);
        caller.updates.read('notifications');
        await reload();
      }),
    );
    const shown = listed(list, first, {
      label: 'Notifications',
      none: 'You have no notifications.',
      show: (each) => row(each, read),
    });
    return {
      title: 'Notifications',
      body: h('div.narrow', {}, first.items.some(({ attributes }) => !attributes.is_read) && all, status, shown),
    };
  },
};

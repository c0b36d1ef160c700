import { button, type Child, fill, h, link } from './dom.ts';
import { icon } from './icons.ts';
import type { Unread } from './live.ts';
import type { SitePage } from './page.ts';
import type { Caller } from './session.ts';

const MAX_SHOWN = 99;

/** A tooltip of what screen readers skip: they would read it after the same name. */
const picture = (label: string, ...shown: readonly Child[]): HTMLElement =>
  h('span.symbol', { 'aria-hidden': 'true', title: label }, shown);

/** An icon that links to a page, with the number of unread items there. Its name says the number, without announcing it. */
const inboxLink = (name: keyof Unread, path: string, label: string) => {
  const badge = h('span.badge', { hidden: true });
  const said = h('span', {});
  const element = link(
    path,
    { class: 'inbox', 'aria-live': 'off' },
    picture(label, icon(name), badge),
    h('span.hidden', {}, label, said),
  );
  const show = (count: number): void => {
    fill(badge, count > MAX_SHOWN ? `${MAX_SHOWN}+` : count);
    badge.hidden = count === 0;
    fill(said, count > 0 && `, ${count} unread`);
  };
  return { element, path, show };
};

const isAt = (path: string, here: string): boolean => here === path || (path !== '/' && here.startsWith(`${path}/`));

const mark = (element: Element, isHere: boolean): void => {
  if (isHere) element.setAttribute('aria-current', 'page');
  else element.removeAttribute('aria-current');
};

/** The head of all pages. The unread counts stay in it while pages change. */
export const siteHeader = (signOut: () => Promise<void>) => {
  const element = h('header', {});
  const messages = inboxLink('messages', '/messages', 'Messages');
  const notifications = inboxLink('notifications', '/notifications', 'Notifications');
  const inbox = [messages, notifications];
  const search = link('/search', { class: 'inbox' }, picture('Search', icon('search')), h('span.hidden', {}, 'Search'));

  const account = ({ role, name }: Caller, here: string): Child => {
    if (role === 'creator') return h('span', {}, 'Creator');
    const props = { class: 'inbox own', title: 'Your profile' };
    const isHere = isAt('/profile', here);
    return link(
      '/profile',
      { ...props, ...(isHere && { 'aria-current': 'page' }) },
      icon('profile'),
      h('span', {}, name || 'Profile'),
    );
  };

  const show = (caller: Caller | undefined, pages: readonly SitePage[], here: string): void => {
    if (!caller) {
      fill(element, h('div.bar', {}, h('strong.brand', {}, 'Kiln & Clay')));
      return;
    }
    for (const { element: shown, path } of inbox) mark(shown, isAt(path, here));
    mark(search, isAt('/search', here));
    const links = pages
      .filter(({ nav }) => nav !== undefined)
      .map(({ path, nav }) => h('li', {}, link(path, isAt(path, here) ? { 'aria-current': 'page' } : {}, nav)));
    fill(
      element,
      h(
        'div.bar',
        {},
        link('/', { class: 'brand' }, 'Kiln & Clay'),
        h('nav', { 'aria-label': 'Site' }, h('ul', {}, links)),
        h(
          'div.who',
          {},
          caller.role === 'member' &&
            h(
              'nav.inboxes',
              { 'aria-label': 'Search and inbox' },
              search,
              inbox.map((each) => each.element),
            ),
          account(caller, here),
          button('Sign out', signOut, { class: 'plain' }),
        ),
      ),
    );
  };
  return {
    element,
    show,
    showUnread(unread: Unread): void {
      messages.show(unread.messages);
      notifications.show(unread.notifications);
    },
  };
};

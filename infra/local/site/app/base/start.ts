import { failed, loading, reasonOf } from '../parts/states.ts';
import { button, type Child, fill, h, link } from './dom.ts';
import { startCounting } from './meter.ts';
import { match, type Shown, type SitePage } from './page.ts';
import { type Caller, type Community, currentCaller } from './session.ts';
import { signInPage } from './sign-in.ts';

type Pages = Readonly<Record<Caller['role'], readonly SitePage[]>>;

const BASE = '/_local/site';

const pathHere = (): string => location.pathname.slice(BASE.length).replace(/\/$/, '') || '/';

const communityOf = async (): Promise<Community | undefined> => {
  const response = await fetch(`${BASE}/people.json`);
  const { community } = await response.json();
  return community ?? undefined;
};

const WAIT_MS = 1_500;

const wait = (): Promise<void> => new Promise((done) => setTimeout(done, WAIT_MS));

/** The demo hub, which the first start of the stack creates in the background. */
const readyCommunity = async (onWait: () => void): Promise<Community> => {
  for (;;) {
    const community = await communityOf();
    if (community) return community;
    onWait();
    await wait();
  }
};

/** Runs the site: shows the page of the path, and follows its links without loading the document again. */
export const start = async (pages: Pages): Promise<void> => {
  const header = h('header', {});
  const main = h('main', { id: 'content', tabindex: -1 });
  const meter = h('p.small', { id: 'meter' });
  const footer = h(
    'footer',
    {},
    meter,
    h('p.small', {}, h('a', { href: '/_local' }, 'Local stack'), ' · ', h('a', { href: '/docs' }, 'API reference')),
  );
  document.body.append(h('a.skip', { href: '#content' }, 'Skip to the content'), header, main, footer);

  let leave: (() => void) | undefined;
  let turn = 0;
  let address = '';
  let caller: Caller | undefined;

  const community = await readyCommunity(() =>
    fill(
      main,
      h('h1', {}, 'Kiln & Clay'),
      h('p.state', { role: 'status' }, 'The demo hub is being created. This takes some seconds.'),
    ),
  );
  caller = currentCaller(community);

  const signOut = async (): Promise<void> => {
    await caller?.session.end();
    caller = undefined;
    go('/');
  };

  const navigation = (path: string): Child => {
    if (!caller) return h('strong', {}, 'Kiln & Clay');
    const items = pages[caller.role].filter(({ nav }) => nav !== undefined);
    const links = items.map((page) => {
      const isHere = page.path === path || (page.path !== '/' && path.startsWith(`${page.path}/`));
      return h('li', {}, link(page.path, isHere ? { 'aria-current': 'page' } : {}, page.nav));
    });
    return [
      link('/', { class: 'brand' }, 'Kiln & Clay'),
      h('nav', { 'aria-label': 'Site' }, h('ul', {}, links)),
      h(
        'span.who',
        {},
        caller.role === 'creator' ? 'Creator' : caller.name,
        ' ',
        button('Sign out', signOut, { class: 'plain' }),
      ),
    ];
  };

  const found = (
    path: string,
  ): { readonly page: SitePage; readonly params: Readonly<Record<string, string>> } | undefined => {
    for (const page of caller ? pages[caller.role] : []) {
      const params = match(page.path, path);
      if (params) return { page, params };
    }
    return undefined;
  };

  const open = async (path: string): Promise<Shown> => {
    if (!caller)
      return signInPage(community, (signedIn) => {
        caller = signedIn;
        go('/');
      });
    const target = found(path);
    if (!target)
      return {
        title: 'Not found',
        body: h('p.state', {}, 'This page does not exist. ', link('/', {}, 'Open the first page')),
      };
    return target.page.open({
      caller,
      params: target.params,
      query: new URLSearchParams(location.search),
      go,
      reload: () => show(false),
    });
  };

  /** Shows the page of the address. Screen readers announce it by its focused heading. */
  const show = async (isNew = true): Promise<void> => {
    turn += 1;
    const own = turn;
    const path = pathHere();
    address = location.pathname + location.search;
    leave?.();
    leave = undefined;
    startCounting((text) => fill(meter, text));
    fill(header, h('div.bar', {}, navigation(path)));
    main.setAttribute('aria-busy', 'true');
    if (isNew) fill(main, loading());
    let shown: Shown;
    try {
      shown = await open(path);
    } catch (error) {
      if (own !== turn) return;
      if (caller && !(await caller.session.isSignedIn())) caller = undefined;
      shown = {
        title: 'Error',
        body: caller
          ? failed(error, () => show())
          : h('p.state', { role: 'alert' }, reasonOf(error), ' ', link('/', {}, 'Sign in')),
      };
    }
    if (own !== turn) {
      shown.leave?.();
      return;
    }
    leave = shown.leave;
    document.title = `${shown.title} · Kiln & Clay`;
    const heading = h('h1', { tabindex: -1 }, shown.title);
    fill(main, heading, shown.body);
    main.removeAttribute('aria-busy');
    if (isNew && own > 1) heading.focus();
  };

  const go = (path: string): void => {
    history.pushState(undefined, '', `${BASE}${path === '/' ? '' : path}`);
    scrollTo(0, 0);
    void show();
  };

  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (
      !anchor ||
      !isPlain ||
      anchor.origin !== location.origin ||
      !`${anchor.pathname}/`.startsWith(`${BASE}/`) ||
      anchor.hash
    )
      return;
    event.preventDefault();
    go(`${anchor.pathname.slice(BASE.length) || '/'}${anchor.search}`);
  });
  /* The link to the content changes the fragment only. */
  addEventListener('popstate', () => {
    if (address !== location.pathname + location.search) void show();
  });
  await show();
};

import type { DemoCommunity } from '../../demo-community.ts';
import { failed, loading, reasonOf } from '../parts/states.ts';
import { BASE, pathHere, takeCode } from './address.ts';
import { completeProfile } from './complete-profile.ts';
import { fill, h, link } from './dom.ts';
import { siteHeader } from './header.ts';
import { startCounting } from './meter.ts';
import { match, type Shown, type SitePage } from './page.ts';
import { type Caller, currentCaller } from './session.ts';
import { type SignInFailure, signInPage } from './sign-in.ts';
import { signInWith } from './sign-in-requests.ts';

type Pages = Readonly<Record<Caller['role'], readonly SitePage[]>>;

const communityOf = async (): Promise<DemoCommunity | undefined> => {
  const response = await fetch(`${BASE}/people.json`);
  const { community } = await response.json();
  return community ?? undefined;
};

const WAIT_MS = 1_500;

const wait = (): Promise<void> => new Promise((done) => setTimeout(done, WAIT_MS));

/** The demo hub, which the first start of the stack creates in the background. */
const readyCommunity = async (onWait: () => void): Promise<DemoCommunity> => {
  for (;;) {
    const community = await communityOf();
    if (community) return community;
    onWait();
    await wait();
  }
};

/** Runs the site: shows the page of the path, and follows its links without loading the document again. */
export const start = async (pages: Pages): Promise<void> => {
  const signOut = async (): Promise<void> => {
    caller?.updates.stop();
    await caller?.session.end();
    caller = undefined;
    go('/');
  };
  const header = siteHeader(signOut);
  const main = h('main', { id: 'content', tabindex: -1 });
  const meter = h('p.small', { id: 'meter' });
  const footer = h(
    'footer',
    {},
    meter,
    h('p.small', {}, h('a', { href: '/_local' }, 'Local stack'), ' · ', h('a', { href: '/docs' }, 'API reference')),
  );
  document.body.append(h('a.skip', { href: '#content' }, 'Skip to the content'), header.element, main, footer);

  let leave: (() => void) | undefined;
  let turn = 0;
  let address = '';
  let caller: Caller | undefined;
  let failure: SignInFailure | undefined;

  const community = await readyCommunity(() =>
    fill(
      main,
      h('h1', {}, 'Kiln & Clay'),
      h('p.state', { role: 'status' }, 'The demo hub is being created. This takes some seconds.'),
    ),
  );

  const returned = takeCode();
  const become = (signedIn: Caller | undefined): void => {
    caller = signedIn;
    header.showUnread({ notifications: 0, messages: 0 });
    if (signedIn?.role === 'member') signedIn.updates.start(header.showUnread);
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

  const onSignedIn = (signedIn: Caller): void => {
    caller?.updates.stop();
    become(signedIn);
    if (found(pathHere())) void show();
    else go('/');
  };

  const open = async (path: string): Promise<Shown> => {
    if (!caller) {
      const shown = { community, onSignedIn, failure };
      failure = undefined;
      return signInPage(shown);
    }
    if (caller.missing().length > 0) return completeProfile(caller, () => void show());
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
    header.show(caller, caller ? pages[caller.role] : [], path);
    main.setAttribute('aria-busy', 'true');
    if (isNew) fill(main, loading());
    let shown: Shown;
    try {
      shown = await open(path);
    } catch (error) {
      if (own !== turn) return;
      if (caller && !(await caller.session.isSignedIn())) {
        caller.updates.stop();
        caller = undefined;
        header.show(undefined, [], path);
      }
      shown = {
        title: 'Error',
        body: caller
          ? failed(error, () => show())
          : h('p.state', { role: 'alert' }, reasonOf(error), ' ', link(`${path}${location.search}`, {}, 'Sign in')),
      };
    }
    if (own !== turn) {
      shown.leave?.();
      return;
    }
    leave = shown.leave;
    document.title = `${shown.title} · Kiln & Clay`;
    const heading = h('h1', { tabindex: -1 }, shown.title);
    const hasFocus = main.contains(document.activeElement);
    fill(main, heading, shown.body);
    main.removeAttribute('aria-busy');
    if (isNew ? own > 1 : hasFocus) heading.focus({ preventScroll: !isNew });
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
  if (returned) {
    fill(main, loading());
    await signInWith(returned.role, returned.code, community).then(become, (error: unknown) => {
      failure = { error, role: returned.role };
    });
  } else become(currentCaller(community));
  await show();
};

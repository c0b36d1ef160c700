import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createSession,
  demand,
  RequestFailed,
  type Session,
  type SessionOptions,
  type SessionStore,
  type StoredSession,
} from '../../../shared/client/client.ts';
import { PASSWORD, startAuth } from '../../functions/auth/world.ts';
import { useWorld } from '../../support/use-world.ts';
import { fetchFrom } from './in-process.ts';

const world = useWorld(startAuth);

let sent: string[] = [];
let outage: number | undefined;
let stored: StoredSession | undefined;
const store: SessionStore = {
  read: () => stored,
  write(session) {
    stored = session;
  },
};

beforeEach(() => {
  [sent, outage, stored] = [[], undefined, undefined];
  /* Node has everything else that connects the tabs of a browser. */
  vi.stubGlobal('location', {});
});
afterEach(() => vi.unstubAllGlobals());

/** A tab of a site whose tabs share a store. */
const tab = (options: Partial<SessionOptions> = {}): Session =>
  createSession({
    baseUrl: 'http://hub.test',
    kind: 'user',
    store,
    retries: 0,
    fetch(request) {
      const path = new URL(request.url).pathname.replace('/api/v1', '');
      sent.push(path);
      if (path.endsWith('/refresh') && outage) return Promise.resolve(new Response('{}', { status: outage }));
      return fetchFrom(world.service)(request);
    },
    ...options,
  });

const signIn = async (session: Session): Promise<void> => {
  const { email } = await world.user();
  const body = { email, password: PASSWORD };
  await session.start((await demand(session.client.POST('/api/v1/auth/login', { body }))).data.attributes);
  sent = [];
};

/** Makes the service reject the access token, as after its lifetime. */
const expire = (): void => {
  if (stored) stored = { ...stored, access_token: 'expired' };
};

const me = async ({ client }: Session): Promise<number> => (await client.GET('/api/v1/me')).response.status;
const refreshes = (): number => sent.filter((path) => path.endsWith('/refresh')).length;

test('an expired token is refreshed once for all waiting requests of all tabs', async () => {
  const [one, other] = [tab(), tab()];
  await signIn(one);
  expire();
  const statuses = await Promise.all([one, one, one, other, other, other].map(me));
  expect([statuses, refreshes()]).toEqual([[200, 200, 200, 200, 200, 200], 1]);
  expire();
  expect([await me(other), await me(one), refreshes()]).toEqual([200, 200, 2]);
});

test('without Web Locks, a page still refreshes once for all of its requests', async () => {
  vi.stubGlobal('navigator', undefined);
  vi.stubGlobal('BroadcastChannel', undefined);
  const session = tab();
  await signIn(session);
  expire();
  expect([await Promise.all([session, session, session].map(me)), refreshes()]).toEqual([[200, 200, 200], 1]);
});

test.each([503, 500])('a service that answers a refresh with %s does not end the session', async (status) => {
  const session = tab();
  await signIn(session);
  expire();
  outage = status;
  await expect(me(session)).rejects.toBeInstanceOf(RequestFailed);
  outage = undefined;
  expect([await me(session), await session.isSignedIn()]).toEqual([200, true]);
});

test('a session that the service ended returns the 401, forgets its tokens and reports it once', async () => {
  const states: boolean[] = [];
  const session = tab({ onChange: (isSignedIn) => states.push(isSignedIn) });
  await signIn(session);
  const body = { refresh_token: stored?.refresh_token ?? '' };
  await session.client.POST('/api/v1/auth/logout', { body });
  expire();
  expect(await Promise.all([me(session), me(session)])).toEqual([401, 401]);
  expect([states, stored, refreshes()]).toEqual([[true, false], undefined, 1]);
});

test('signing out ends the session at the service and is reported in every tab', async () => {
  const states: boolean[] = [];
  const other = tab({ onChange: (isSignedIn) => states.push(isSignedIn) });
  const session = tab();
  await signIn(session);
  await vi.waitFor(() => expect(states).toEqual([true]));
  const old = stored;
  await session.end();
  await vi.waitFor(() => expect(states).toEqual([true, false]));
  expect([await session.isSignedIn(), await me(other)]).toEqual([false, 401]);
  stored = old;
  expire();
  expect(await me(other)).toBe(401);
});

test('signing out while the network is down forgets the tokens', async () => {
  const session = tab();
  await signIn(session);
  const offline = tab({ fetch: () => Promise.reject(new TypeError('no network')) });
  await offline.end();
  expect(stored).toBeUndefined();
});

test('a request of an earlier sign-in is never repeated with the token of a later one', async () => {
  const session = tab();
  await signIn(session);
  expire();
  const isHeld = Promise.withResolvers<void>();
  const late = tab({
    async fetch(request) {
      const response = await fetchFrom(world.service)(request);
      await isHeld.promise;
      return response;
    },
  });
  const pending = me(late);
  await new Promise((done) => setImmediate(done));
  await signIn(session);
  isHeld.resolve();
  expect(await pending).toBe(401);
  expect([await me(session), refreshes()]).toEqual([200, 0]);
});

test('a member has a session of their own kind', async () => {
  const { id: team } = await world.user();
  const hub = await world.hub(team, { sign_in: 'password' });
  const { email } = await world.contact(hub, { password: PASSWORD, proved: true });
  const session = tab({ kind: 'contact' });
  const body = { data: { type: 'login_requests' as const, attributes: { slug: hub.slug, email, password: PASSWORD } } };
  await session.start((await demand(session.client.POST('/api/v1/contact-auth/login', { body }))).data.attributes);
  expire();
  expect([await me(session), sent.at(-2)]).toEqual([200, '/contact-auth/refresh']);
});

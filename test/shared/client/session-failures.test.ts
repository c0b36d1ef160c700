import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession, type SessionOptions, type StoredSession } from '../../../shared/client/client.ts';

let valid = 'access-1';
let refreshed: () => Response;
let sent: string[];
let stored: StoredSession | undefined;
let broken: { readonly read?: boolean; readonly write?: boolean };

beforeEach(() => {
  [valid, sent, stored, broken] = ['access-1', [], undefined, {}];
  refreshed = () => Response.json({ access_token: 'access-2', refresh_token: 'refresh-2' });
});
afterEach(() => vi.unstubAllGlobals());

const fail = (): never => {
  throw new Error('The store is full.');
};

/** A session whose service accepts the `valid` token alone, and whose store can break. */
const session = (options: Partial<SessionOptions> = {}) =>
  createSession({
    baseUrl: 'http://hub.test',
    kind: 'contact',
    retries: 0,
    name: `session ${Math.random()}`,
    store: {
      read: () => (broken.read ? fail() : stored),
      write(next) {
        if (broken.write) fail();
        stored = next;
      },
    },
    async fetch(request) {
      const path = new URL(request.url).pathname.replace('/api/v1', '');
      sent.push(path);
      if (path.endsWith('/logout')) return new Response(null, { status: 204 });
      if (path.endsWith('/refresh')) return refreshed();
      return Response.json({}, { status: request.headers.get('authorization') === `Bearer ${valid}` ? 200 : 401 });
    },
    ...options,
  });
type Tab = ReturnType<typeof session>;

const TOKENS = { access_token: 'access-1', refresh_token: 'refresh-1' };
const me = async ({ client }: Tab) => (await client.GET('/api/v1/me')).response.status;

test('a store that is full loses no refreshed tokens, and has them again as soon as it can be written', async () => {
  const tab = session();
  await tab.start(TOKENS);
  [valid, broken] = ['access-2', { write: true }];
  expect([await me(tab), await me(tab), stored?.access_token]).toEqual([200, 200, 'access-1']);
  [valid, broken] = ['access-3', {}];
  refreshed = () => Response.json({ access_token: 'access-3', refresh_token: 'refresh-3' });
  expect([await me(tab), stored]).toEqual([200, expect.objectContaining({ refresh_token: 'refresh-3' })]);
});

test.each([
  ['an empty document', () => Response.json({})],
  ['an empty response', () => new Response('')],
  ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['an error of a proxy', () => new Response('Bad gateway', { status: 502 })],
])('%s instead of new tokens is an error, and the tokens are kept', async (_, answer) => {
  const tab = session();
  await tab.start(TOKENS);
  [valid, refreshed] = ['access-2', answer];
  await expect(me(tab)).rejects.toThrow();
  expect(stored).toMatchObject(TOKENS);
  refreshed = () => Response.json({ access_token: 'access-2', refresh_token: 'refresh-2' });
  expect(await me(tab)).toBe(200);
});

test.each([
  ['a store that cannot be written', { write: true }],
  ['a store that cannot be read', { read: true }],
  ['a broken store', { read: true, write: true }],
])('signing out with %s never throws, and no request is signed afterwards', async (_, faults) => {
  const tab = session();
  await tab.start(TOKENS);
  broken = faults;
  await tab.end();
  broken = { ...faults, read: false };
  expect([await tab.isSignedIn(), await me(tab)]).toEqual([false, 401]);
});

test("an error of the site's own onChange is reported, and signing in and out continue", async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('queueMicrotask', (work: () => void) => {
    try {
      work();
    } catch (error) {
      reported.push(error);
    }
  });
  const tab = session({ onChange: fail });
  await tab.start(TOKENS);
  expect(await me(tab)).toBe(200);
  await tab.end();
  expect([reported.length, sent.at(-1), stored]).toEqual([2, '/contact-auth/logout', undefined]);
});

test('a sign-in does not wait for a sign-out that the service does not answer', async () => {
  const tab = session({ fetch: () => new Promise(() => {}) });
  await tab.start(TOKENS);
  void tab.end();
  await tab.start({ access_token: 'other', refresh_token: 'other' });
  expect(stored).toMatchObject({ access_token: 'other' });
});

test('a frame that refuses Web Locks uses a queue of its own', async () => {
  const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const tab = session();
  await tab.start(TOKENS);
  valid = 'access-2';
  expect([await me(tab), sent.filter((path) => path.endsWith('/refresh')).length]).toEqual([200, 1]);
});

test('a browser that blocks cookies, as Firefox, refuses a channel between tabs, and the page has a session', async () => {
  class Refused {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
  }
  vi.stubGlobal('location', {});
  vi.stubGlobal('BroadcastChannel', Refused);
  const changes: boolean[] = [];
  const tab = session({ onChange: (isSignedIn) => changes.push(isSignedIn) });
  await tab.start(TOKENS);
  expect([await me(tab), changes]).toEqual([200, [true]]);
});

test('a session on a server opens no channel, which would stay open and reach the sessions of others', async () => {
  const opened = vi.fn(class extends BroadcastChannel {});
  vi.stubGlobal('BroadcastChannel', opened);
  const [one, changes] = [session({ name: 'one' }), [] as boolean[]];
  session({ name: 'one', store: undefined, onChange: (isSignedIn) => changes.push(isSignedIn) });
  await one.start(TOKENS);
  expect([opened.mock.calls, changes]).toEqual([[], []]);
});

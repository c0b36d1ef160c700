import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession, items, uploadFile } from '../../../shared/client/client.ts';
import { NativeRequest } from './native-fetch.ts';
import { clientOf, json, limited, page, serviceOf } from './service.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reason = new Error('The page was left.');
const never = () => new Promise<never>(() => undefined);

/** A caller that can abort, and who waits as long as the service asks for: its wait is that of the platform. */
const caller = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort(reason) };
};

/** Waits until nothing happens any more, without moving the clock. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** How a call ends without a move of the clock: with a status, an error, or not at all. */
const atOnce = async (call: Promise<unknown>): Promise<unknown> => {
  const ended = call.catch((error: unknown) => error);
  return Promise.race([
    ended,
    settled()
      .then(settled)
      .then(() => 'It continues.'),
  ]);
};

/** Moves the clock beyond every wait and time limit. */
const later = () => vi.advanceTimersByTimeAsync(3_600_000);

/** Aborts while the client waits for the `Retry-After` of its last request. */
const abortedInWait = async (call: Promise<unknown>, abort: () => void, sent: readonly unknown[], count: number) => {
  call.catch(() => undefined);
  await vi.waitFor(() => expect(sent).toHaveLength(count));
  await settled();
  const pending = vi.getTimerCount();
  abort();
  expect(await atOnce(call)).toBe(reason);
  /* The time limits of the requests remain; they keep no process alive. */
  expect(vi.getTimerCount()).toBe(pending - 1);
  await later();
  expect(sent).toHaveLength(count);
};

describe('an abort while the client waits for Retry-After', () => {
  const waiting = { wait: undefined, timeout: 10_000 };

  test('ends the wait at once with its reason, clears the timer and sends nothing more', async () => {
    const [{ signal, abort }, { sent, fetch }] = [caller(), serviceOf(limited('60'), page([]))];
    const { client } = clientOf(fetch, waiting);
    await abortedInWait(client.GET('/api/v1/teams', { signal }), abort, sent, 1);
  });

  test('ends the iteration of a list', async () => {
    const [{ signal, abort }, { sent, fetch }] = [
      caller(),
      serviceOf(page([{ id: 'a' }], '/x?page%5Bafter%5D=c'), limited('60'), page([])),
    ];
    const { client } = clientOf(fetch, waiting);
    const read = async () => {
      for await (const _ of items((query) => client.GET('/api/v1/teams', { params: { query }, signal })));
    };
    await abortedInWait(read(), abort, sent, 2);
  });

  const upload = json(201, { data: { id: 'u', attributes: { upload: { url: 'https://files.example', fields: {} } } } });
  test.each([
    ['begins', [limited('60')]],
    ['is finalized', [upload, limited('60')]],
  ])('ends an upload that %s', async (_, answers) => {
    const [{ signal, abort }, { sent, fetch }] = [caller(), serviceOf(...answers, json(200, { data: {} }))];
    const { client } = clientOf(fetch, waiting);
    const options = { hubId: 'h', signal, fetch: async () => new Response() };
    await abortedInWait(uploadFile(client, new File(['a'], 'a.txt'), options), abort, sent, answers.length);
  });

  test('ends it with an AbortError where signals have no reason, as in React Native', async () => {
    vi.stubGlobal('Request', NativeRequest);
    const listeners: (() => void)[] = [];
    const state = { aborted: false, addEventListener: (_: string, listener: () => void) => listeners.push(listener) };
    const signal = { ...state, removeEventListener: () => undefined } as unknown as AbortSignal;
    const { sent, fetch } = serviceOf(limited('60'), page([]));
    const call = clientOf(fetch, waiting).client.GET('/api/v1/teams', { signal });
    call.catch(() => undefined);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await settled();
    Object.assign(signal, { aborted: true });
    for (const listener of listeners) listener();
    expect(await atOnce(call)).toMatchObject({ name: 'AbortError' });
    await later();
    expect(sent).toHaveLength(1);
  });

  test('ends it with the reason if the wait of the caller continues, whose end then sends nothing', async () => {
    const [{ signal, abort }, { sent, fetch }, held] = [
      caller(),
      serviceOf(limited('60')),
      Promise.withResolvers<void>(),
    ];
    const wait = vi.fn((_: number, _signal?: AbortSignal) => held.promise);
    const call = clientOf(fetch, { wait }).client.GET('/api/v1/teams', { signal });
    await vi.waitFor(() => expect(wait).toHaveBeenCalled());
    abort();
    expect(await atOnce(call)).toBe(reason);
    expect(wait.mock.calls).toEqual([[60_000, expect.objectContaining({ aborted: true, reason })]]);
    held.resolve();
    await settled();
    expect(sent).toHaveLength(1);
  });
});

describe('an abort', () => {
  test('in onWait begins no wait', async () => {
    const [{ signal, abort }, { sent, fetch }] = [caller(), serviceOf(limited('60'))];
    const { client, waits } = clientOf(fetch, { onWait: abort });
    expect(await atOnce(client.GET('/api/v1/teams', { signal }))).toBe(reason);
    await settled();
    expect([sent.length, waits]).toEqual([1, []]);
  });

  test('before the wait is not reported as a wait', async () => {
    const [{ signal, abort }, { sent, fetch }, onWait] = [caller(), serviceOf(limited('60')), vi.fn()];
    const answering = async (request: Request) => {
      const response = await fetch(request);
      abort();
      return response;
    };
    const { client, waits } = clientOf(answering, { onWait });
    expect(await atOnce(client.GET('/api/v1/teams', { signal }))).toBe(reason);
    await settled();
    expect([sent.length, waits, onWait.mock.calls]).toEqual([1, [], []]);
  });

  test('before the call asks for no token and sends nothing', async () => {
    const [{ signal, abort }, { sent, fetch }, token] = [caller(), serviceOf(page([])), vi.fn(() => 't')];
    abort();
    expect(await atOnce(clientOf(fetch, { token }).client.GET('/api/v1/teams', { signal }))).toBe(reason);
    expect([sent, token.mock.calls]).toEqual([[], []]);
  });

  test.each(['token', 'fetch'] as const)('does not wait for a %s that never settles', async (name) => {
    const [{ signal, abort }, { fetch }, hanging] = [caller(), serviceOf(page([])), vi.fn(never)];
    const call = clientOf(fetch, { [name]: hanging }).client.GET('/api/v1/teams', { signal });
    await vi.waitFor(() => expect(hanging).toHaveBeenCalled());
    abort();
    expect(await atOnce(call)).toBe(reason);
  });
});

test.each<readonly [string, () => Promise<Response>]>([
  ['is answered', async () => Response.json({ data: [] })],
  ['fails', () => Promise.reject(new Error('No network'))],
])('a call that %s leaves no listener on the signal after its time limit', async (_, fetch) => {
  vi.stubGlobal('Request', NativeRequest);
  const { signal } = caller();
  const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
  await clientOf(fetch)
    .client.GET('/api/v1/teams', { signal })
    .catch(() => undefined);
  await later();
  const listeners = (spy: typeof added | typeof removed) => new Set(spy.mock.calls.map(([, listener]) => listener));
  expect(added).toHaveBeenCalled();
  expect(listeners(removed)).toEqual(listeners(added));
});

describe('callers that wait for one refresh of the session', () => {
  /** A session whose refresh is answered when the test says so; the access token is no longer valid. */
  const refreshing = async (...refreshes: readonly (() => Response)[]) => {
    const held = Promise.withResolvers<void>();
    const sent: string[] = [];
    const answers = [...refreshes];
    const session = createSession({
      baseUrl: 'https://hub.example',
      kind: 'contact',
      name: `session ${Math.random()}`,
      async fetch(request) {
        const { pathname } = new URL(request.url);
        sent.push(pathname.replace('/api/v1', ''));
        if (!pathname.endsWith('/refresh')) {
          const isNew = request.headers.get('authorization') === 'Bearer new';
          return Response.json({}, { status: isNew ? 200 : 401 });
        }
        await held.promise;
        return answers.shift()?.() ?? Response.json({ access_token: 'new', refresh_token: 'r2' });
      },
    });
    await session.start({ access_token: 'old', refresh_token: 'r1' });
    const me = (signal?: AbortSignal) =>
      session.client.GET('/api/v1/me', signal ? { signal } : {}).then(
        ({ response }) => response.status,
        (error: unknown) => error,
      );
    const refreshesOf = () => sent.filter((path) => path.endsWith('/refresh')).length;
    const begun = () => vi.waitFor(() => expect(sent.at(-1)).toBe('/contact-auth/refresh'));
    return { sent, me, begun, refreshesOf, answer: () => held.resolve() };
  };

  test.each([
    ['the one who began it', 0],
    ['one who joined', 1],
  ])('end one by one: the abort of %s ends at once, and the others are answered', async (_, leaving) => {
    const { sent, me, begun, refreshesOf, answer } = await refreshing();
    const callers = [caller(), caller(), caller()];
    const calls = callers.map(({ signal }) => me(signal));
    await begun();
    await settled();
    callers[leaving]?.abort();
    expect(await atOnce(calls[leaving] ?? never())).toBe(reason);
    answer();
    const others = calls.filter((_call, index) => index !== leaving);
    expect([await Promise.all(others), refreshesOf()]).toEqual([[200, 200], 1]);
    expect(sent.filter((path) => path === '/me')).toHaveLength(3 + 2);
  });

  test('keep the new tokens although all of them have left', async () => {
    const { sent, me, begun, answer } = await refreshing();
    const { signal, abort } = caller();
    const call = me(signal);
    await begun();
    abort();
    expect(await atOnce(call)).toBe(reason);
    answer();
    await settled();
    expect([await me(), sent]).toEqual([200, ['/me', '/contact-auth/refresh', '/me']]);
  });

  test('begin no refresh after they have left', async () => {
    const { me, begun, refreshesOf, answer } = await refreshing(() => new Response('', { status: 503 }));
    const { signal, abort } = caller();
    const [first, second] = [me(), me(signal)];
    await begun();
    await settled();
    abort();
    expect(await atOnce(second)).toBe(reason);
    answer();
    expect(await first).toMatchObject({ status: 503 });
    await settled();
    expect(refreshesOf()).toBe(1);
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { followHub } from '../../../shared/client/client.ts';
import { useLive } from './live-world.ts';

const { at, now, advance, flush, follow, joined, idsOf, socket } = useLive();
afterEach(() => vi.unstubAllGlobals());

const page = () => new Response('<html>Sign in to this network</html>', { headers: { 'content-type': 'text/html' } });

test.each([
  ['a page of the network', page],
  ['a refusal of a proxy', () => new Response('Forbidden', { status: 403 })],
  ['a time limit of a proxy', () => new Response('', { status: 408 })],
  ['an empty document', () => Response.json({ data: {} })],
  ['a suspended team', () => Response.json({ errors: [{ status: '403', code: 'team_suspended' }] }, { status: 403 })],
  ['a gateway without a service', () => new Response('Bad gateway', { status: 502 })],
])(
  '%s in place of a ticket does not end the subscription, which begins when the service answers',
  async (_, answer) => {
    now.instead = answer;
    await follow();
    await advance(1);
    now.instead = undefined;
    expect(now.states).not.toContain('socket');
    await advance(2);
    expect([now.ends, now.states.at(-1)]).toEqual([[], 'socket']);
  },
);

test('a page in place of the event stream does not make old events new ones', async () => {
  const old = await joined();
  now.hasSockets = false;
  vi.stubGlobal('WebSocket', undefined);
  now.instead = page;
  const { received } = await follow();
  await advance(1);
  now.instead = undefined;
  await advance(1);
  const event = await joined();
  await advance(1);
  expect([idsOf(received), now.ends]).toEqual([[event], []]);
  expect(idsOf(received)).not.toContain(old);
});

test('where a browser refuses the address of the socket at once, the event stream is used', async () => {
  const refused = () => {
    throw new DOMException('An insecure WebSocket connection may not be initiated.', 'SecurityError');
  };
  const { received } = await follow({ openSocket: refused });
  expect(now.states).toEqual(['connecting', 'stream']);
  await advance(1);
  const event = await joined();
  await advance(1);
  expect(idsOf(received)).toEqual([event]);
});

test("errors of the site's own onState are reported, and the subscription connects and reconnects", async () => {
  const reported: unknown[] = [];
  const [queued, fail] = [globalThis.queueMicrotask, new Error('The badge is missing.')];
  vi.stubGlobal('queueMicrotask', (work: () => void) =>
    queued(() => {
      try {
        work();
      } catch (error) {
        reported.push(error);
      }
    }),
  );
  const { received } = await follow({
    onState() {
      throw fail;
    },
  });
  socket().drop();
  await advance(1);
  expect([now.sockets.length, reported]).toEqual([2, [fail, fail, fail, fail]]);
  const event = await joined();
  await socket().push(undefined);
  expect(idsOf(received)).toContain(event);
});

test('a message without an expiry does not cause a loop of renewals', async () => {
  await follow();
  const before = socket().sent.length;
  socket().receive({ type: 'ticket' });
  await advance(0.1);
  expect(socket().sent.length - before).toBe(0);
});

test('a new ticket that is refused too, as after another member signed in, opens a new socket and no further ticket', async () => {
  await follow();
  now.isSilent = true;
  const first = socket();
  const refuse = async () => {
    first.receive({ type: 'error', code: 'invalid_ticket', on: 'ticket' });
    await flush();
  };
  await refuse();
  const calls = now.calls;
  await refuse();
  expect([first.isClosed, now.calls - calls, now.states.at(-1)]).toEqual([true, 0, 'connecting']);
  now.isSilent = false;
  await advance(1);
  expect([now.sockets.length, now.states.at(-1), now.ends]).toEqual([2, 'socket', []]);
});

test('following with an EventSource where the platform has none throws', () => {
  vi.stubGlobal('EventSource', undefined);
  const options = { baseUrl: 'http://hub.test', hubId: at.ours.hub, types: [], onEvent: () => {} };
  expect(() => followHub(options)).toThrow('no EventSource');
});

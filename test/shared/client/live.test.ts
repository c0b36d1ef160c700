import { beforeEach, expect, test, vi } from 'vitest';
import {
  followLive,
  type HubEvent,
  type Live,
  type LiveOptions,
  type LiveSocket,
  type LiveState,
} from '../../../shared/client/client.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { eventsOf, startStream } from '../../functions/stream/world.ts';
import { holdClock } from '../../support/clock.ts';
import { useWorld } from '../../support/use-world.ts';
import { fetchFrom } from './in-process.ts';

const MINUTE = 60_000;
const at = useWorld(startStream);

type Message = Readonly<Record<string, unknown>>;
type Listener = (event: { data?: unknown }) => void;

let [clock, hasSockets, refusesSockets, isSilent] = [0, true, false, false];
let pending = 0;
let timers: { readonly at: number; readonly run: () => void }[] = [];
let sockets: TestSocket[] = [];
let ends: unknown[] = [];
let states: LiveState[] = [];
let calls = 0;
beforeEach(() => {
  [clock, hasSockets, refusesSockets, isSilent] = [Date.now(), true, false, false];
  [timers, sockets, ends, states, calls] = [[], [], [], [], 0];
});

const counted = async <T>(work: Promise<T>): Promise<T> => {
  pending += 1;
  return work.finally(() => {
    pending -= 1;
  });
};

/** The other end of a socket, which reads its events from the event stream of the service. */
class TestSocket implements LiveSocket {
  readonly sent: Message[] = [];
  isClosed = false;
  readonly #listeners = new Map<string, Listener>();

  readonly url: URL;
  #renewable = clock + 60 * MINUTE;

  constructor(url: URL) {
    this.url = url;
    sockets.push(this);
    queueMicrotask(() => this.#emit(refusesSockets ? 'error' : 'open'));
  }

  #emit(type: string, event: { data?: unknown } = {}): void {
    this.#listeners.get(type)?.(event);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  receive(message: Message): void {
    this.#emit('message', { data: JSON.stringify(message) });
  }

  close(): void {
    this.isClosed = true;
  }

  drop(): void {
    this.close();
    this.#emit('close');
  }

  /** Pushes the events after `last`, as the service does. */
  async push(last: string | undefined): Promise<void> {
    const events = eventsOf(await counted(at.read(at.ours.member.token, last))).map(({ data }) => data);
    this.receive({ type: 'events', hub_id: at.ours.hub, events, last_event_id: events.at(-1)?.id ?? last ?? null });
  }

  send(text: string): void {
    const message: Message = JSON.parse(text);
    this.sent.push(message);
    if (isSilent) return;
    if (message.ticket) this.#renewable = clock + 60 * MINUTE;
    const expires_at = new Date(Math.min(clock + 10 * MINUTE, this.#renewable)).toISOString();
    const renewable_until = new Date(this.#renewable).toISOString();
    if (message.type === 'ticket') this.receive({ type: 'ticket', expires_at, renewable_until });
    if (message.type !== 'subscribe') return;
    const last = message.last_event_id as string | undefined;
    if (last !== undefined) void this.push(last);
    this.receive({ type: 'subscribed', last_event_id: last ?? null, unread_count: 3, expires_at, renewable_until });
  }
}

/** Waits until nothing is requested any more. */
const flush = async (): Promise<void> => {
  for (let idle = 0; idle < 5; idle += 1) {
    await new Promise((done) => setImmediate(done));
    if (pending > 0) idle = 0;
  }
};

/** Moves the clock and runs the due timers in order. */
const advance = async (minutes: number): Promise<void> => {
  const end = clock + minutes * MINUTE;
  for (;;) {
    const [next] = timers.filter(({ at: due }) => due <= end).sort((one, other) => one.at - other.at);
    if (!next) break;
    timers = timers.filter((timer) => timer !== next);
    clock = Math.max(clock, next.at);
    holdClock(clock);
    next.run();
    await flush();
  }
  clock = end;
  holdClock(clock);
};

const follow = async (options: Partial<LiveOptions> = {}): Promise<{ live: Live; received: HubEvent[] }> => {
  const received: HubEvent[] = [];
  const token = () => at.service.keys.issue({ kind: 'contact', id: at.ours.member.id, team: at.ours.id });
  const live = followLive({
    baseUrl: 'http://hub.test',
    hubId: at.ours.hub,
    token,
    onEvent: (event) => received.push(event),
    onState: (state) => states.push(state),
    onEnd: (error) => ends.push(error),
    ...(hasSockets && { openSocket: (url: string) => new TestSocket(new URL(url)) }),
    later(run, milliseconds) {
      const timer = { at: clock + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((planned) => planned !== timer);
      };
    },
    now: () => clock,
    async fetch(request) {
      calls += 1;
      const response = await counted(fetchFrom(at.service)(request));
      if (!hasSockets || !request.url.includes('tickets') || !response.ok) return response;
      const { data } = (await response.json()) as { data: { attributes: object } };
      return Response.json({ data: { ...data, attributes: { ...data.attributes, live_url: 'wss://live.test/live' } } });
    },
    ...options,
  });
  await flush();
  return { live, received };
};

const joined = () => at.record({ type: 'member.joined', resource_type: 'members', resource_id: newId() });
const idsOf = (events: readonly HubEvent[]) => events.map(({ id }) => id);
const socket = (): TestSocket => sockets.at(-1) as TestSocket;
const sentTypes = () => sockets.flatMap(({ sent }) => sent.map(({ type }) => type));

test('a socket is opened with a ticket, and a reconnect continues after the last event without duplicates', async () => {
  const known = await joined();
  const { received } = await follow({ after: known });
  expect([socket().url.searchParams.get('ticket')?.length, states]).toEqual([
    expect.any(Number),
    ['connecting', 'socket'],
  ]);
  const first = await joined();
  await socket().push(known);
  await socket().push(known);
  socket().drop();
  const missed = [await joined(), await joined()];
  await advance(1);
  expect(sockets).toHaveLength(2);
  expect(socket().sent[0]).toMatchObject({ type: 'subscribe', last_event_id: first });
  expect(idsOf(received)).toEqual([first, ...missed]);
});

test('a connection in a hub without events loses none that come before a reconnect', async () => {
  const { received } = await follow();
  socket().drop();
  const missed = await joined();
  await advance(1);
  expect(socket().sent[0]).toHaveProperty('last_event_id');
  expect(idsOf(received)).toContain(missed);
});

test('the ticket is renewed for hours: by a message, and by a new ticket when it cannot be renewed further', async () => {
  await follow();
  await advance(180);
  expect([sockets.length, ends]).toEqual([1, []]);
  const renewals = socket().sent.filter(({ type }) => type === 'ticket');
  expect(renewals.length).toBeGreaterThan(20);
  expect(new Set(renewals.map(({ ticket }) => typeof ticket))).toEqual(new Set(['undefined', 'string']));
});

test('a renewal that is refused is repeated with a new ticket', async () => {
  await follow();
  isSilent = true;
  await advance(5);
  socket().receive({ type: 'error', code: 'invalid_ticket', on: 'ticket' });
  isSilent = false;
  await flush();
  expect(socket().sent.at(-1)).toMatchObject({ type: 'ticket', ticket: expect.any(String) });
  expect(sockets).toHaveLength(1);
});

test('a service that no longer answers is noticed and connected to again', async () => {
  await follow();
  isSilent = true;
  await advance(5.1);
  isSilent = false;
  const silent = socket();
  await advance(1);
  expect([silent.isClosed, sockets.length, states.at(-1)]).toEqual([true, 2, 'socket']);
});

test('after failed handshakes the event stream is used, and delivers each later event once', async () => {
  refusesSockets = true;
  const { received } = await follow();
  await advance(1);
  expect(states).toEqual(['connecting', 'connecting', 'connecting', 'stream']);
  const events = [await joined(), await joined()];
  await advance(2);
  expect([idsOf(received), sockets.length, ends]).toEqual([events, 2, []]);
  refusesSockets = false;
  await advance(10);
  expect(states.at(-1)).toBe('socket');
  const later = await joined();
  await socket().push(events[0]);
  expect(idsOf(received)).toEqual([...events, later]);
});

test('a platform or a service without sockets uses the event stream', async () => {
  hasSockets = false;
  vi.stubGlobal('WebSocket', undefined);
  const without = await follow();
  vi.unstubAllGlobals();
  const { received } = await follow({ openSocket: (url) => new TestSocket(new URL(url)) });
  const event = await joined();
  await advance(2);
  expect([idsOf(without.received), idsOf(received), sockets]).toEqual([[event], [event], []]);
});

test('a banned member gets one error, and no timer and no connection remain', async () => {
  await follow();
  const key = memberKey({ team: at.ours.id, hub: at.ours.hub }, at.ours.member.id);
  await at.service.db.update(key, { set: { status: 'banned' } });
  socket().receive({ type: 'closing', reason: 'access_lost' });
  await advance(3);
  await at.service.db.update(key, { set: { status: 'active' } });
  expect([ends, timers, sockets.length]).toEqual([[expect.objectContaining({ status: 403 })], [], 1]);
  expect(socket().isClosed).toBe(true);
});

test('notifications, counts and typing are delivered, and typing is sent once in three seconds', async () => {
  const [notified, counts, typing] = [vi.fn(), vi.fn(), vi.fn()];
  const { live } = await follow({ onNotification: notified, onUnread: counts, onTyping: typing });
  const notification = { id: newId(), title: 'A reply' };
  for (const _ of [1, 2]) socket().receive({ type: 'notification', notification, unread_count: 4 });
  socket().receive({ type: 'unread', unread_count: 0 });
  socket().receive({ type: 'typing', conversation_id: 'c', contact_id: 'ann' });
  expect(notified.mock.calls).toEqual([[notification]]);
  expect(counts.mock.calls.flat()).toEqual([3, 4, 4, 0]);
  expect(typing.mock.calls).toEqual([[{ conversation_id: 'c', contact_id: 'ann' }]]);
  for (const _ of 'three') live.typing('c');
  live.typing('d');
  expect(sentTypes().filter((type) => type === 'typing')).toHaveLength(2);
});

test('unknown and malformed messages are ignored, and an error in a listener loses no event', async () => {
  const uncaught = vi.fn();
  const known = await joined();
  const received: string[] = [];
  await follow({
    after: known,
    types: ['member.joined'],
    onEvent({ id }) {
      received.push(id);
      throw new Error('The site failed.');
    },
  });
  vi.stubGlobal('queueMicrotask', (run: () => void) => {
    try {
      run();
    } catch (error) {
      uncaught(error);
    }
  });
  const events = [await joined(), await joined()];
  await at.record({ type: 'member.left', resource_type: 'members', resource_id: newId() });
  for (const odd of [null, [], 'text', 7, { message: 'Internal server error' }]) socket().receive(odd as never);
  await socket().push(known);
  vi.unstubAllGlobals();
  expect(received).toEqual(events);
  expect(uncaught).toHaveBeenCalledTimes(2);
});

test('a closed subscription sends nothing more', async () => {
  const { live } = await follow();
  live.close();
  const before = calls;
  await advance(30);
  expect([calls - before, timers, socket().isClosed, ends]).toEqual([0, [], true, []]);
});

import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeEach, expect, test, vi } from 'vitest';
import { followHub, type HubEvent, type Source } from '../../../shared/client/client.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { blocksOf, startStream } from '../../functions/stream/world.ts';
import { holdClock } from '../../support/clock.ts';
import { useWorld } from '../../support/use-world.ts';

const MINUTE = 60_000;
const [CONNECTING, CLOSED] = [0, 2];

const at = useWorld(startStream);

/** An EventSource that connects when the test calls it, with its last event id, and never again after an error. */
class TestSource implements Source {
  readyState = CONNECTING;
  readonly #url: URL;
  readonly #listeners = new Map<string, (event: { readonly data?: unknown }) => void>();
  #last: string | undefined;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void {
    this.#listeners.set(type, listener);
  }

  close(): void {
    this.readyState = CLOSED;
  }

  /** A response from which an EventSource does not recover, such as 503. */
  refuse(): void {
    this.close();
    this.#listeners.get('error')?.({});
  }

  async connect(): Promise<number> {
    const { pathname, search } = this.#url;
    const headers = this.#last === undefined ? {} : { 'last-event-id': this.#last };
    const response = await at.service.call({ path: `${pathname}${search}`, headers });
    if (response.status !== 200) {
      this.refuse();
      return response.status;
    }
    for (const { id, event = '', data } of blocksOf(response)) {
      this.#last = id ?? this.#last;
      if (data !== undefined) this.#listeners.get(event)?.({ data });
    }
    return response.status;
  }
}

let [clock, offline, ahead, requests] = [0, false, 0, 0];
let responseGate: Promise<void> = Promise.resolve();
let timers: { readonly at: number; readonly run: () => void }[] = [];
let sources: TestSource[] = [];
beforeEach(() => {
  clock = Date.now();
  [timers, sources, ends, offline, ahead, requests] = [[], [], [], false, 0, 0];
});

let ends: unknown[] = [];

/** Resolves when the next timer is scheduled or the stream has ended. */
const settled = async (): Promise<void> => {
  while (timers.length === 0 && ends.length === 0) await new Promise((done) => setImmediate(done));
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
    await settled();
  }
  clock = end;
  holdClock(clock);
};

const follow = async () => {
  const received: HubEvent[] = [];
  const following = followHub({
    baseUrl: 'http://hub.test',
    token: at.service.keys.issue({ kind: 'contact', id: at.ours.member.id, team: at.ours.id }),
    renew: async () => at.service.keys.issue({ kind: 'contact', id: at.ours.member.id, team: at.ours.id }),
    hubId: at.ours.hub,
    types: ['member.joined'],
    onEvent: (event) => received.push(event),
    onEnd: (error) => ends.push(error),
    open(url) {
      const source = new TestSource(url);
      sources.push(source);
      return source;
    },
    later(run, milliseconds) {
      const timer = { at: clock + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    now: () => clock + ahead,
    async fetch(request) {
      requests += 1;
      const released = responseGate;
      if (offline) throw new TypeError('no network');
      const { pathname, search } = new URL(request.url);
      const token = request.headers.get('authorization')?.slice('Bearer '.length);
      const { method } = request;
      const response = await at.service.call({ method, path: `${pathname}${search}`, ...(token && { token }) });
      await released;
      return new Response(JSON.stringify(response.body), { status: response.status });
    },
  });
  await settled();
  return { received: () => received.map(({ id }) => id), following };
};

const joined = () => at.record({ type: 'member.joined', resource_type: 'members', resource_id: newId() });
const connect = () => sources.at(-1)?.connect();

test('the ticket is renewed before it expires: one connection lasts for hours', async () => {
  const stream = await follow();
  const first = await joined();
  expect(await connect()).toBe(200);
  for (let minutes = 0; minutes < 180; minutes += 11) {
    await advance(11);
    expect([minutes, await connect()]).toEqual([minutes, 200]);
  }
  const later = await joined();
  await connect();
  expect(sources).toHaveLength(1);
  expect(stream.received().slice(-2)).toEqual([first, later]);
});

test('after an expired ticket, as after a suspended machine, the stream continues from the last event', async () => {
  const stream = await follow();
  const first = await joined();
  await connect();
  clock += 20 * MINUTE;
  holdClock(clock);
  const missed = [await joined(), await joined()];
  expect(await connect()).toBe(401);
  await advance(1);
  expect(sources).toHaveLength(2);
  expect(await connect()).toBe(200);
  expect(stream.received().slice(-3)).toEqual([first, ...missed]);
  expect(new Set(stream.received()).size).toBe(stream.received().length);
});

test('a temporary network failure does not end the stream', async () => {
  await follow();
  offline = true;
  await advance(6);
  offline = false;
  await advance(6);
  expect([await connect(), sources.length, ends]).toEqual([200, 1, []]);
});

test('a stream that closes while its ticket is being renewed is reopened', async () => {
  const stream = await follow();
  const first = await joined();
  await connect();
  const held = Promise.withResolvers<void>();
  responseGate = held.promise;
  const [renewal] = timers.splice(0);
  renewal?.run();
  responseGate = Promise.resolve();
  sources.at(-1)?.refuse();
  held.resolve();
  await vi.waitFor(() => expect(timers).toHaveLength(2));
  const missed = await joined();
  await advance(1);
  expect([sources.length, await connect(), ends]).toEqual([2, 200, []]);
  expect(stream.received().slice(-2)).toEqual([first, missed]);
});

test('a renewal response that arrives after a new ticket is ignored', async () => {
  await follow();
  const held = Promise.withResolvers<void>();
  responseGate = held.promise;
  const [renewal] = timers.splice(0);
  renewal?.run();
  sources.at(-1)?.refuse();
  responseGate = Promise.resolve();
  await advance(1);
  held.resolve();
  await new Promise((done) => setImmediate(done));
  await advance(30);
  expect([timers.length, sources.length, await connect(), ends]).toEqual([1, 2, 200, []]);
});

test('a clock that is an hour ahead does not cause a loop of ticket requests', async () => {
  ahead = 60 * MINUTE;
  await follow();
  await advance(1);
  expect(requests).toBeLessThan(10);
  expect([sources.length, ends]).toEqual([1, []]);
});

test('a former member gets one error, and no timer remains', async () => {
  await follow();
  const key = memberKey({ team: at.ours.id, hub: at.ours.hub }, at.ours.member.id);
  await at.service.db.update(key, { set: { status: 'banned' } });
  await advance(6);
  await at.service.db.update(key, { set: { status: 'active' } });
  expect(ends).toMatchObject([{ status: 403 }]);
  expect([timers, sources.at(-1)?.readyState]).toEqual([[], CLOSED]);
});

test('a closed stream sends no further request', async () => {
  const stream = await follow();
  stream.following.close();
  expect([timers, sources.at(-1)?.readyState, ends]).toEqual([[], CLOSED, []]);
});

test('the client is at most 8 KB compressed in a browser', async () => {
  const { outputFiles } = await build({
    entryPoints: ['shared/client/client.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '').byteLength).toBeLessThanOrEqual(8 * 1024);
});

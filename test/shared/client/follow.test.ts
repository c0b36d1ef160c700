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

/** An EventSource that asks when it is told to: as one does, from the last id it was given, and no more once refused. */
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

  /** The answer that an EventSource does not recover from by itself, such as 503. */
  refuse(): void {
    this.close();
    this.#listeners.get('error')?.({});
  }

  async ask(): Promise<number> {
    const { pathname, search } = this.#url;
    const headers = this.#last === undefined ? {} : { 'last-event-id': this.#last };
    const answered = await at.service.call({ path: `${pathname}${search}`, headers });
    if (answered.status !== 200) {
      this.refuse();
      return answered.status;
    }
    for (const { id, event = '', data } of blocksOf(answered)) {
      this.#last = id ?? this.#last;
      if (data !== undefined) this.#listeners.get(event)?.({ data });
    }
    return answered.status;
  }
}

let [clock, offline, ahead, asked] = [0, false, 0, 0];
let answers: Promise<void> = Promise.resolve();
let timers: { readonly at: number; readonly run: () => void }[] = [];
let sources: TestSource[] = [];
beforeEach(() => {
  clock = Date.now();
  [timers, sources, ends, offline, ahead, asked] = [[], [], [], false, 0, 0];
});

let ends: unknown[] = [];

/** What was begun is over once the next is planned, or following has ended. */
const settled = async (): Promise<void> => {
  while (timers.length === 0 && ends.length === 0) await new Promise((done) => setImmediate(done));
};

/** Moves the clock, and runs what was to come until then, in its order. */
const pass = async (minutes: number): Promise<void> => {
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
  const heard: HubEvent[] = [];
  const following = followHub({
    baseUrl: 'http://hub.test',
    token: at.service.keys.issue({ kind: 'contact', id: at.ours.member.id, team: at.ours.id }),
    renew: async () => at.service.keys.issue({ kind: 'contact', id: at.ours.member.id, team: at.ours.id }),
    hubId: at.ours.hub,
    types: ['member.joined'],
    onEvent: (event) => heard.push(event),
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
      asked += 1;
      const released = answers;
      if (offline) throw new TypeError('no network');
      const { pathname, search } = new URL(request.url);
      const token = request.headers.get('authorization')?.slice('Bearer '.length);
      const { method } = request;
      const answered = await at.service.call({ method, path: `${pathname}${search}`, ...(token && { token }) });
      await released;
      return new Response(JSON.stringify(answered.body), { status: answered.status });
    },
  });
  await settled();
  return { heard: () => heard.map(({ id }) => id), following };
};

const joined = () => at.record({ type: 'member.joined', resource_type: 'members', resource_id: newId() });
const ask = () => sources.at(-1)?.ask();

test('the ticket is renewed before it expires: one source is answered for hours', async () => {
  const followed = await follow();
  const first = await joined();
  expect(await ask()).toBe(200);
  for (let minutes = 0; minutes < 180; minutes += 11) {
    await pass(11);
    expect([minutes, await ask()]).toEqual([minutes, 200]);
  }
  const later = await joined();
  await ask();
  expect(sources).toHaveLength(1);
  expect(followed.heard().slice(-2)).toEqual([first, later]);
});

test('after a ticket has expired, as on a machine that slept, the stream goes on from the last event', async () => {
  const followed = await follow();
  const first = await joined();
  await ask();
  clock += 20 * MINUTE;
  holdClock(clock);
  const missed = [await joined(), await joined()];
  expect(await ask()).toBe(401);
  await pass(1);
  expect(sources).toHaveLength(2);
  expect(await ask()).toBe(200);
  expect(followed.heard().slice(-3)).toEqual([first, ...missed]);
  expect(new Set(followed.heard()).size).toBe(followed.heard().length);
});

test('a network that is gone for a while ends nothing', async () => {
  await follow();
  offline = true;
  await pass(6);
  offline = false;
  await pass(6);
  expect([await ask(), sources.length, ends]).toEqual([200, 1, []]);
});

test('a stream that closes while its ticket is being renewed is opened again', async () => {
  const followed = await follow();
  const first = await joined();
  await ask();
  const held = Promise.withResolvers<void>();
  answers = held.promise;
  const [renewal] = timers.splice(0);
  renewal?.run();
  answers = Promise.resolve();
  sources.at(-1)?.refuse();
  held.resolve();
  await vi.waitFor(() => expect(timers).toHaveLength(2));
  const missed = await joined();
  await pass(1);
  expect([sources.length, await ask(), ends]).toEqual([2, 200, []]);
  expect(followed.heard().slice(-2)).toEqual([first, missed]);
});

test('an answer to a renewal that comes after a new ticket was got changes nothing', async () => {
  await follow();
  const held = Promise.withResolvers<void>();
  answers = held.promise;
  const [renewal] = timers.splice(0);
  renewal?.run();
  sources.at(-1)?.refuse();
  answers = Promise.resolve();
  await pass(1);
  held.resolve();
  await new Promise((done) => setImmediate(done));
  await pass(30);
  expect([timers.length, sources.length, await ask(), ends]).toEqual([1, 2, 200, []]);
});

test('a clock that is an hour ahead does not ask for tickets without a pause', async () => {
  ahead = 60 * MINUTE;
  await follow();
  await pass(1);
  expect(asked).toBeLessThan(10);
  expect([sources.length, ends]).toEqual([1, []]);
});

test('who is no member any more is told so once, and no timer is left', async () => {
  await follow();
  const key = memberKey({ team: at.ours.id, hub: at.ours.hub }, at.ours.member.id);
  await at.service.db.update(key, { set: { status: 'banned' } });
  await pass(6);
  await at.service.db.update(key, { set: { status: 'active' } });
  expect(ends).toMatchObject([{ status: 403 }]);
  expect([timers, sources.at(-1)?.readyState]).toEqual([[], CLOSED]);
});

test('closed, it asks for nothing more', async () => {
  const followed = await follow();
  followed.following.close();
  expect([timers, sources.at(-1)?.readyState, ends]).toEqual([[], CLOSED, []]);
});

test('the client is at most 8 KB compressed in a browser', async () => {
  const { outputFiles } = await build({
    entryPoints: ['shared/client/client.ts'],
    ...{ bundle: true, minify: true, write: false, format: 'esm', platform: 'browser' },
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '').byteLength).toBeLessThanOrEqual(8 * 1024);
});

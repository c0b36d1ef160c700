import { beforeEach } from 'vitest';
import {
  followLive,
  type HubEvent,
  type Live,
  type LiveOptions,
  type LiveState,
} from '../../../shared/client/client.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { eventsOf, startStream } from '../../functions/stream/world.ts';
import { holdClock } from '../../support/clock.ts';
import { useWorld } from '../../support/use-world.ts';
import { fetchFrom } from './in-process.ts';
import { type LiveServer, MINUTE, TestSocket } from './test-socket.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

const fresh = () => ({
  clock: Date.now(),
  hasSockets: true,
  refusesSockets: false,
  isSilent: false,
  pending: 0,
  calls: 0,
  timers: [] as Timer[],
  sockets: [] as TestSocket[],
  ends: [] as unknown[],
  states: [] as LiveState[],
  /** Answers in place of the service. */
  instead: undefined as (() => Response) | undefined,
});

/** Clients with a clock, timers and sockets of their own, and a service in the process of the test. */
export const useLive = () => {
  const at = useWorld(startStream);
  const now = fresh();
  beforeEach(() => void Object.assign(now, fresh()));

  const counted = async <T>(work: Promise<T>): Promise<T> => {
    now.pending += 1;
    return work.finally(() => {
      now.pending -= 1;
    });
  };
  const server: LiveServer = {
    clock: () => now.clock,
    refuses: () => now.refusesSockets,
    isSilent: () => now.isSilent,
    hub: () => at.ours.hub,
    eventsAfter: async (last) =>
      eventsOf(await counted(at.read(at.ours.member.token, last))).map(({ id = '', data }) => ({ ...data, id })),
  };
  const openSocket = (url: string): TestSocket => {
    const socket = new TestSocket(new URL(url), server);
    now.sockets.push(socket);
    return socket;
  };

  /** Waits until nothing is requested any more. */
  const flush = async (): Promise<void> => {
    for (let idle = 0; idle < 5; idle += 1) {
      await new Promise((done) => setImmediate(done));
      if (now.pending > 0) idle = 0;
    }
  };

  /** Moves the clock and runs the due timers in order. */
  const advance = async (minutes: number): Promise<void> => {
    const end = now.clock + minutes * MINUTE;
    for (;;) {
      const [next] = now.timers.filter(({ at: due }) => due <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      now.timers = now.timers.filter((timer) => timer !== next);
      now.clock = Math.max(now.clock, next.at);
      holdClock(now.clock);
      next.run();
      await flush();
    }
    now.clock = end;
    holdClock(now.clock);
  };

  const follow = async (options: Partial<LiveOptions> = {}): Promise<{ live: Live; received: HubEvent[] }> => {
    const received: HubEvent[] = [];
    const live = followLive({
      baseUrl: 'http://hub.test',
      hubId: at.ours.hub,
      token: () => at.service.keys.issue({ kind: 'contact', id: at.ours.member.id, team: at.ours.id }),
      onEvent: (event) => received.push(event),
      onState: (state) => now.states.push(state),
      onEnd: (error) => now.ends.push(error),
      ...(now.hasSockets && { openSocket }),
      later(run, milliseconds) {
        const timer = { at: now.clock + milliseconds, run };
        now.timers.push(timer);
        return () => {
          now.timers = now.timers.filter((planned) => planned !== timer);
        };
      },
      now: () => now.clock,
      async fetch(request) {
        now.calls += 1;
        if (now.instead) return now.instead();
        const response = await counted(fetchFrom(at.service)(request));
        if (!now.hasSockets || !request.url.includes('tickets') || !response.ok) return response;
        const { data } = (await response.json()) as { data: { attributes: object } };
        const attributes = { ...data.attributes, live_url: 'wss://live.test/live' };
        return Response.json({ data: { ...data, attributes } });
      },
      ...options,
    });
    await flush();
    return { live, received };
  };

  return {
    at,
    now,
    openSocket,
    flush,
    advance,
    follow,
    joined: () => at.record({ type: 'member.joined', resource_type: 'members', resource_id: newId() }),
    idsOf: (events: readonly HubEvent[]) => events.map(({ id }) => id),
    socket: () => now.sockets.at(-1) as TestSocket,
    sentTypes: () => now.sockets.flatMap(({ sent }) => sent.map(({ type }) => type)),
  };
};

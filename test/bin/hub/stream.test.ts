import { expect, test } from 'vitest';
import type { LiveSocket } from '../../../shared/client/client.ts';
import { failure, json } from '../../shared/client/service.ts';
import { hub, KEY } from './run-hub.ts';

const HUB_TOKEN = `${Buffer.from(JSON.stringify({ alg: 'EdDSA', typ: 'contact+jwt' })).toString('base64url')}.e30.x`;
const asMember = { HUB_TOKEN, HUB_HUB: KEY.HUB_HUB };

const ticket = json(201, {
  data: {
    type: 'stream_tickets',
    id: 't',
    attributes: { ticket: 'of-ann', live_url: 'wss://live.example/live', expires_at: '2026-06-01T12:10:00Z' },
  },
});
const event = (id: string, type: string) => ({
  id,
  type,
  at: '2026-06-01T12:00:00Z',
  resource_type: 'members',
  resource_id: 'm',
  actor: null,
});

type Listener = Parameters<LiveSocket['addEventListener']>[1];

/** A socket that accepts the subscription, sends two events, and reports when it was closed. */
const socketTo = (opened: string[], onClosed: () => void) => (url: string) => {
  const listeners = new Map<string, Listener>();
  const receive = (message: object) => listeners.get('message')?.({ data: JSON.stringify(message) });
  opened.push(url);
  setImmediate(() => listeners.get('open')?.({}));
  return {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    send() {
      receive({ type: 'subscribed', last_event_id: '0', expires_at: '2026-06-01T12:10:00Z' });
      receive({ type: 'events', events: [event('1', 'member.joined'), event('2', 'member.left')], last_event_id: '2' });
      onClosed();
    },
    close: () => void opened.push('closed'),
  };
};

/** Timers that never fire. */
const later = () => () => undefined;

test('a member follows a hub over a WebSocket until Ctrl-C, which closes it', async () => {
  const interrupted = Promise.withResolvers<void>();
  const opened: string[] = [];
  const openSocket = socketTo(opened, () => setImmediate(interrupted.resolve));
  const { exit, out, err } = await hub(['stream', '--type', 'member.left'], {
    env: asMember,
    answers: [ticket],
    openSocket,
    later,
    interrupted: () => interrupted.promise,
  });
  expect([exit, out]).toEqual([0, '2026-06-01T12:00:00Z\tmember.left\tmembers m\n']);
  expect(opened).toEqual(['wss://live.example/live?ticket=of-ann', 'closed']);
  expect(err).toContain('Connected over a WebSocket');
});

test('a service without sockets is followed by the event stream', async () => {
  const interrupted = Promise.withResolvers<void>();
  const without = json(201, {
    data: { type: 'stream_tickets', id: 't', attributes: { ticket: 'x', expires_at: '2026-06-01T12:10:00Z' } },
  });
  const stream = () => {
    setImmediate(interrupted.resolve);
    const lines = `id: 1\nevent: member.joined\ndata: ${JSON.stringify(event('1', 'member.joined'))}\n\nretry: 3000\n\n`;
    return new Response(lines, { headers: { 'content-type': 'text/event-stream' } });
  };
  const { exit, out, err } = await hub(['stream', '--after', '0', '--json'], {
    env: asMember,
    answers: [without, stream],
    openSocket: socketTo([], () => undefined),
    later,
    interrupted: () => interrupted.promise,
  });
  expect([exit, JSON.parse(out)]).toEqual([0, event('1', 'member.joined')]);
  expect(err).toContain('Reading the event stream');
});

test('a member without access to the hub gets the error and exit code 3', async () => {
  const { exit, err } = await hub(['stream'], { env: asMember, answers: [failure(403, 'forbidden')], later });
  expect([exit, err]).toEqual([3, expect.stringContaining('The request failed.')]);
});

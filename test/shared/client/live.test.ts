import { expect, test, vi } from 'vitest';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { useLive } from './live-world.ts';

const { at, now, openSocket, flush, advance, follow, joined, idsOf, socket } = useLive();

test('a socket is opened with a ticket, and a reconnect continues after the last event without duplicates', async () => {
  const known = await joined();
  const { received } = await follow({ after: known });
  expect([socket().url.searchParams.get('ticket')?.length, now.states]).toEqual([
    expect.any(Number),
    ['connecting', 'socket'],
  ]);
  const first = await joined();
  await socket().push(known);
  await socket().push(known);
  socket().drop();
  const missed = [await joined(), await joined()];
  await advance(1);
  expect(now.sockets).toHaveLength(2);
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
  expect([now.sockets.length, now.ends]).toEqual([1, []]);
  const renewals = socket().sent.filter(({ type }) => type === 'ticket');
  expect(renewals.length).toBeGreaterThan(20);
  expect(new Set(renewals.map(({ ticket }) => typeof ticket))).toEqual(new Set(['undefined', 'string']));
});

test('a renewal that is refused is repeated with a new ticket', async () => {
  await follow();
  now.isSilent = true;
  await advance(5);
  socket().receive({ type: 'error', code: 'invalid_ticket', on: 'ticket' });
  now.isSilent = false;
  await flush();
  expect(socket().sent.at(-1)).toMatchObject({ type: 'ticket', ticket: expect.any(String) });
  expect(now.sockets).toHaveLength(1);
});

test('a new ticket that is refused too is not replaced at once: the connection is opened again after a wait', async () => {
  await follow();
  now.isSilent = true;
  await advance(5);
  const refused = { type: 'error', code: 'rate_limited', on: 'ticket' };
  socket().receive(refused);
  await flush();
  const [first, before] = [socket(), now.calls];
  socket().receive(refused);
  await flush();
  expect([now.calls - before, first.isClosed, now.states.at(-1)]).toEqual([0, true, 'connecting']);
  now.isSilent = false;
  await advance(1);
  expect(now.states.at(-1)).toBe('socket');
});

test('a service that no longer answers is noticed and connected to again', async () => {
  await follow();
  now.isSilent = true;
  await advance(5.1);
  now.isSilent = false;
  const silent = socket();
  await advance(1);
  expect([silent.isClosed, now.sockets.length, now.states.at(-1)]).toEqual([true, 2, 'socket']);
});

test('after failed handshakes the event stream is used, and delivers each later event once', async () => {
  now.refusesSockets = true;
  const { received } = await follow();
  await advance(1);
  expect(now.states).toEqual(['connecting', 'connecting', 'connecting', 'stream']);
  const events = [await joined(), await joined()];
  await advance(2);
  expect([idsOf(received), now.sockets.length, now.ends]).toEqual([events, 2, []]);
  now.refusesSockets = false;
  await advance(10);
  expect(now.states.at(-1)).toBe('socket');
  const later = await joined();
  await socket().push(events[0]);
  expect(idsOf(received)).toEqual([...events, later]);
});

test('after two sockets that open and answer nothing, as behind a proxy that drops frames, the event stream is used', async () => {
  now.isSilent = true;
  const { received } = await follow();
  await advance(1);
  expect([now.sockets.length, now.states.at(-1)]).toEqual([2, 'stream']);
  const event = await joined();
  await advance(1);
  expect(idsOf(received)).toEqual([event]);
  now.isSilent = false;
  await advance(10);
  expect(now.states.at(-1)).toBe('socket');
});

test('a socket that only brings errors of the gateway counts as one that does not answer', async () => {
  now.isSilent = true;
  await follow();
  for (let nth = 0; nth < 2; nth += 1) {
    socket().receive({ message: 'Internal server error', connectionId: 'a', requestId: 'b' });
    await advance(0.3);
  }
  expect([now.sockets.length, now.states.at(-1)]).toEqual([2, 'stream']);
});

test('a socket whose service refuses for a while is opened again, and is not replaced by the event stream', async () => {
  now.isSilent = true;
  await follow();
  for (let nth = 0; nth < 4; nth += 1) {
    socket().receive({ type: 'error', code: 'rate_limited', on: 'subscribe' });
    await advance(0.15);
  }
  expect(now.states).not.toContain('stream');
});

test('a platform or a service without sockets uses the event stream', async () => {
  now.hasSockets = false;
  vi.stubGlobal('WebSocket', undefined);
  const without = await follow();
  vi.unstubAllGlobals();
  const { received } = await follow({ openSocket });
  const event = await joined();
  await advance(2);
  expect([idsOf(without.received), idsOf(received), now.sockets]).toEqual([[event], [event], []]);
});

test('a platform that refuses to open the socket uses the event stream', async () => {
  const { received } = await follow({
    openSocket() {
      throw new Error('An insecure WebSocket connection may not be initiated.');
    },
  });
  await advance(1);
  expect(now.states.at(-1)).toBe('stream');
  const event = await joined();
  await advance(2);
  expect([idsOf(received), now.ends]).toEqual([[event], []]);
});

test('a banned member gets one error, and no timer and no connection remain', async () => {
  await follow();
  const key = memberKey({ team: at.ours.id, hub: at.ours.hub }, at.ours.member.id);
  await at.service.db.update(key, { set: { status: 'banned' } });
  socket().receive({ type: 'closing', reason: 'access_lost' });
  await advance(3);
  await at.service.db.update(key, { set: { status: 'active' } });
  expect([now.ends, now.timers, now.sockets.length]).toEqual([[expect.objectContaining({ status: 403 })], [], 1]);
  expect(socket().isClosed).toBe(true);
});

test('a closed subscription sends nothing more', async () => {
  const { live } = await follow();
  live.close();
  const before = now.calls;
  await advance(30);
  expect([now.calls - before, now.timers, socket().isClosed, now.ends]).toEqual([0, [], true, []]);
});

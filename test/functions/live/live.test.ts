import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectionKey, listenerKey } from '../../../shared/downstream/live/connection-item.ts';
import { signOut } from '../../../shared/hubs/people/contacts/sign-out.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { type LiveWorld, startLive } from './world.ts';

let world: LiveWorld;
beforeAll(async () => {
  world = await startLive();
});
afterAll(() => world.service.stop());

const MINUTE = 60_000;

test('a handshake with an unknown, malformed or missing ticket is refused with 401 and stores nothing', async () => {
  for (const ticket of ['', 'x', 'a'.repeat(43)]) {
    const { id, status } = await world.open(ticket);
    expect([ticket, status]).toEqual([ticket, 401]);
    expect(await world.db.get(connectionKey(id))).toBeUndefined();
  }
});

test('an expired ticket is refused with 401, and so is one from before the sign-out', async () => {
  holdClock();
  const ticket = await world.ticket();
  const contact = await world.member('signs-out@example.com');
  const revoked = await world.ticket(contact);
  vi.setSystemTime(Date.now() + MINUTE);
  await signOut(world.db, { team: world.ours.id, id: contact }, new Date());
  expect((await world.open(revoked)).status).toBe(401);
  vi.setSystemTime(Date.now() + MINUTE);
  expect((await world.open(await world.ticket(contact))).status).toBe(200);
  vi.setSystemTime(Date.now() + 10 * MINUTE);
  expect((await world.open(ticket)).status).toBe(401);
});

test('a ticket of an earlier token generation is refused with 401', async () => {
  const contact = await world.member('generation@example.com');
  await world.db.update({ pk: `TEAM#${world.ours.id}`, sk: `CONTACT#${contact}` }, { set: { least_generation: 2 } });
  expect((await world.open(await world.ticket(contact, world.ours, 1))).status).toBe(401);
  expect((await world.open(await world.ticket(contact, world.ours, 2))).status).toBe(200);
});

test('a contact whom the hub does not admit, of a paused team or of another team, is refused with 403', async () => {
  expect((await world.open(await world.ticket(world.ours.outsider.id))).status).toBe(403);
  const foreign = await world.ticket(world.theirs.member.id, world.ours);
  expect((await world.open(foreign)).status).toBe(403);
  const ticket = await world.ticket(world.theirs.member.id, world.theirs);
  world.paused.add(world.theirs.id);
  expect((await world.open(ticket)).status).toBe(403);
  world.paused.delete(world.theirs.id);
  expect((await world.open(ticket)).status).toBe(200);
});

test('a contact opens at most 60 connections a minute', async () => {
  holdClock();
  const ticket = await world.ticket(await world.member('eager@example.com'));
  const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await world.open(ticket)).status));
  expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length]).toEqual([60, 1]);
});

test('a subscription starts at the newest event and says until when its ticket is valid', async () => {
  const id = await world.record({ type: 'member.joined', resource_type: 'members', resource_id: newId() });
  const { id: connection } = await world.open(await world.ticket());
  const answer = await world.say(connection, { type: 'subscribe', hub_id: world.ours.hub });
  expect(answer).toMatchObject({ type: 'subscribed', hub_id: world.ours.hub, last_event_id: id, unread_count: 0 });
  expect(Date.parse(String(answer?.expires_at)) - Date.now()).toBeGreaterThan(9 * MINUTE);
  await world.drain();
  expect(world.take(connection)).toEqual([]);
});

test('a ticket of one hub cannot subscribe to another hub, whatever its team', async () => {
  const { id } = await world.open(await world.ticket());
  for (const hub_id of [world.theirs.hub, newId(), '', 'x'.repeat(1_000)])
    expect(await world.say(id, { type: 'subscribe', hub_id })).toMatchObject({ code: 'wrong_hub', on: 'subscribe' });
  const hub = { team: world.theirs.id, hub: world.theirs.hub };
  expect(await world.db.get(listenerKey(hub, id))).toBeUndefined();
});

test.each([
  ['no JSON', '{"type":', null],
  ['no object', '[1]', null],
  ['null', 'null', null],
  ['an empty frame', '', null],
  ['an unknown type', '{"type":"shout"}', 'shout'],
  ['a malformed id', '{"type":"subscribe","hub_id":"x","last_event_id":"y"}', 'subscribe'],
  ['a huge frame', JSON.stringify({ type: 'ping', more: 'x'.repeat(5_000) }), null],
  ['a type that is not a string', '{"type":{"__proto__":1}}', null],
  ['a deep frame', '['.repeat(2_000), null],
])('%s is answered with an error, and the connection stays open', async (_, frame, on) => {
  const { id } = await world.open(await world.ticket());
  expect(await world.say(id, frame)).toMatchObject({ type: 'error', code: 'malformed', on });
  expect(await world.say(id, { type: 'ping' })).toEqual({ type: 'pong' });
  expect(world.closed.has(id)).toBe(false);
});

test('a renewal keeps the connection open for ten more minutes, up to an hour after the sign-in', async () => {
  holdClock();
  const { id } = await world.open(await world.ticket());
  const start = Date.now();
  for (let minute = 9; minute <= 54; minute += 9) {
    vi.setSystemTime(start + minute * MINUTE);
    const answer = await world.say(id, { type: 'ticket' });
    const until = Math.min(start + 60 * MINUTE, Date.now() + 10 * MINUTE);
    expect(answer).toMatchObject({ type: 'ticket', expires_at: new Date(until).toISOString() });
  }
  vi.setSystemTime(start + 61 * MINUTE);
  expect(await world.say(id, { type: 'ticket' })).toMatchObject({ code: 'invalid_ticket', on: 'ticket' });
  const another = await world.say(id, { type: 'ticket', ticket: await world.ticket() });
  expect(another).toMatchObject({ type: 'ticket', expires_at: new Date(Date.now() + 10 * MINUTE).toISOString() });
});

test('a connection ends with the token of its ticket, if the lifetime of that token is shortened', async () => {
  const start = Date.now();
  holdClock(start);
  const contact = await world.member('short-lived@example.com');
  const { id } = await world.open(await world.ticket(contact, world.ours, 1, { expires_at: start + 15 * MINUTE }));
  holdClock(start + 9 * MINUTE);
  const end = new Date(start + 15 * MINUTE).toISOString();
  expect(await world.say(id, { type: 'ticket' })).toMatchObject({ expires_at: end, renewable_until: end });
  holdClock(start + 15 * MINUTE);
  expect(await world.say(id, { type: 'ticket' })).toMatchObject({ code: 'invalid_ticket', on: 'ticket' });
});

test('a connection cannot continue with a ticket of another contact, hub or team', async () => {
  const { id } = await world.open(await world.ticket());
  const other = await world.member('other-ticket@example.com');
  const tickets = [
    await world.ticket(other),
    await world.ticket(world.theirs.member.id, world.theirs),
    await world.ticket(undefined, { ...world.ours, hub: newId() }),
    'a'.repeat(43),
    '',
  ];
  for (const ticket of tickets)
    expect(await world.say(id, { type: 'ticket', ticket })).toMatchObject({ type: 'error', code: 'invalid_ticket' });
  expect(await world.db.get(connectionKey(id))).toMatchObject({ contact_id: world.ours.member.id });
});

test('a message on an expired ticket closes the connection, says why, and removes its rows', async () => {
  holdClock();
  const id = await world.listen();
  vi.setSystemTime(Date.now() + 11 * MINUTE);
  expect(await world.say(id, { type: 'subscribe', hub_id: world.ours.hub })).toBeUndefined();
  expect(world.take(id)).toEqual([{ type: 'closing', reason: 'ticket_expired' }]);
  expect(world.closed.has(id)).toBe(true);
  expect(await world.db.get(connectionKey(id))).toBeUndefined();
  expect(await world.db.get(listenerKey({ team: world.ours.id, hub: world.ours.hub }, id))).toBeUndefined();
});

test('a disconnected client leaves no rows, however often it is reported', async () => {
  const id = await world.listen();
  await world.leave(id);
  await world.leave(id);
  expect(await world.db.get(connectionKey(id))).toBeUndefined();
  expect(await world.db.get(listenerKey({ team: world.ours.id, hub: world.ours.hub }, id))).toBeUndefined();
  await world.happen('member.joined');
  expect(world.take(id)).toEqual([]);
});

test('rows of connections contain no ticket', async () => {
  const ticket = await world.ticket();
  const { id } = await world.open(ticket);
  expect(JSON.stringify(await world.db.get(connectionKey(id)))).not.toContain(ticket);
});

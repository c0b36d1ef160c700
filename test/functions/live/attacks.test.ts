import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  connectionKey,
  listenersPartition,
  liveConnectionEntity,
} from '../../../shared/downstream/live/connection-item.ts';
import { conversationEntity, conversationKeyOf } from '../../../shared/engagement/messages/conversation-item.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { listed } from '../../../shared/platform/db/listing.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { holdClock } from '../../support/clock.ts';
import { type LiveWorld, startLive } from './world.ts';

let world: LiveWorld;
beforeAll(async () => {
  world = await startLive();
});
afterAll(() => world.service.stop());

const hub = () => ({ team: world.ours.id, hub: world.ours.hub });
const ban = (contact: string) => world.db.update(memberKey(hub(), contact), { set: { status: 'banned' } });
const repeat = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  for (let nth = 0; nth < count; nth += 1) done.push(await work());
  return done;
};

test('a banned member opens nothing with a ticket from before, and a renewal or a subscription closes the socket', async () => {
  const contact = await world.member('banned-before@example.com');
  const ticket = await world.ticket(contact);
  const sockets = [(await world.open(ticket)).id, (await world.open(ticket)).id, (await world.open(ticket)).id];
  await ban(contact);
  expect((await world.open(ticket)).status).toBe(403);
  const messages = [{ type: 'ticket' }, { type: 'ticket', ticket }, { type: 'subscribe', hub_id: world.ours.hub }];
  for (const [nth, id] of sockets.entries()) {
    expect(await world.say(id, messages[nth] ?? {})).toBeUndefined();
    expect([world.take(id), world.closed.has(id)]).toEqual([[{ type: 'closing', reason: 'access_lost' }], true]);
  }
});

test('a ban closes a socket that never subscribed', async () => {
  const contact = await world.member('never-subscribed@example.com');
  const { id } = await world.open(await world.ticket(contact));
  await ban(contact);
  await world.wake.event({
    id: newId(),
    type: 'member.banned',
    team_id: world.ours.id,
    hub_id: world.ours.hub,
    changed: [],
    resource_type: 'members',
    resource_id: contact,
    actor: null,
    at: new Date().toISOString(),
  });
  await world.drain();
  expect([world.take(id), world.closed.has(id)]).toEqual([[{ type: 'closing', reason: 'access_lost' }], true]);
});

test('an event of another hub or another team as last_event_id is an unknown one, and nothing of it is sent', async () => {
  const event = { type: 'member.joined', resource_type: 'members', resource_id: world.ours.member.id };
  const theirs = await world.record({ ...event, team_id: world.theirs.id, hub_id: world.theirs.hub });
  const elsewhere = await world.record({ ...event, hub_id: newId() });
  const own = await world.record(event);
  for (const last of [theirs, elsewhere]) {
    const { id } = await world.open(await world.ticket());
    const answer = await world.say(id, { type: 'subscribe', hub_id: world.ours.hub, last_event_id: last });
    expect(answer).toMatchObject({ type: 'subscribed' });
    expect(answer?.last_event_id).not.toBe(last);
    await world.drain();
    expect(world.eventIds(id)).not.toContain(last);
  }
  expect((await world.listen(undefined, own)).length).toBeGreaterThan(0);
});

test('10,000 subscriptions on a socket are one row; most are refused, and the socket is closed', async () => {
  holdClock();
  const { id } = await world.open(await world.ticket(await world.member('subscribes@example.com')));
  let [accepted, refused] = [0, 0];
  for (let nth = 0; nth < 10_000 && !world.closed.has(id); nth += 1) {
    const answer = await world.say(id, { type: 'subscribe', hub_id: world.ours.hub });
    if (answer?.type === 'subscribed') accepted += 1;
    if (answer?.code === 'rate_limited') refused += 1;
  }
  expect([accepted, refused, world.closed.has(id)]).toEqual([30, 120, true]);
  expect(world.jobs.splice(0)).toHaveLength(30);
  const rows = await world.db.query<{ id: string }>({ partition: listenersPartition(hub()), limit: 1_000 });
  expect(rows.items.filter((row) => row.id === id)).toHaveLength(1);
  expect(world.take(id)).toEqual([{ type: 'closing', reason: 'rate_limited' }]);
});

test.each([
  ['pings', { type: 'ping' }, { type: 'pong' }],
  ['malformed frames', 'x', { type: 'error', code: 'malformed' }],
])(
  'a flood of %s closes its socket after 120 in a minute, and no other socket of the member',
  async (_, frame, answer) => {
    holdClock();
    const ticket = await world.ticket();
    const [id, other] = [(await world.open(ticket)).id, (await world.open(ticket)).id];
    for (const each of await repeat(120, () => world.say(id, frame))) expect(each).toMatchObject(answer);
    expect(await world.say(id, frame)).toBeUndefined();
    expect([world.take(id), world.closed.has(id)]).toEqual([[{ type: 'closing', reason: 'rate_limited' }], true]);
    expect(await world.say(other, frame)).toMatchObject(answer);
    vi.setSystemTime(Date.now() + 180_000);
    expect(await world.say(other, frame)).toMatchObject(answer);
  },
);

test('a binary frame is malformed, also if its bytes are a message', async () => {
  const { id } = await world.open(await world.ticket());
  const body = Buffer.from(JSON.stringify({ type: 'ping' })).toString('base64');
  expect(await world.sayBinary(id, body)).toMatchObject({ type: 'error', code: 'malformed', on: null });
});

test('a contact has at most 100 open connections, and another one when a connection ends', async () => {
  const contact = await world.member('many-connections@example.com');
  const [first] = [(await world.open(await world.ticket(contact))).id];
  const partition = `TEAM#${world.ours.id}#CONTACT#${contact}#LIVE`;
  const of = { entity: liveConnectionEntity, team_id: world.ours.id, hub_id: world.ours.hub, contact_id: contact };
  for (let nth = 1; nth < 100; nth += 1) {
    const id = `held-${nth}`;
    await world.db.put({ ...connectionKey(id), ...listed({ partition, sort: `CONNECTION#${id}` }), ...of, id });
  }
  expect((await world.open(await world.ticket(contact))).status).toBe(429);
  expect((await world.open(await world.ticket())).status).toBe(200);
  await world.leave(first);
  expect((await world.open(await world.ticket(contact))).status).toBe(200);
});

test('typing into a conversation that the member left, of another team, or with a malformed id is refused', async () => {
  const [ada, bob] = [await world.member('left-conversation@example.com'), await world.member('stayed@example.com')];
  const [hers, his] = [await world.listen(ada), await world.listen(bob)];
  const conversation = async (team: string, contact_ids: readonly string[]) => {
    const id = newPlaceId(tagFor(newId()), Date.now());
    await world.db.put({
      ...conversationKeyOf(team, id),
      entity: conversationEntity,
      id,
      team_id: team,
      hub_id: world.ours.hub,
      kind: 'group',
      title: null,
      contact_ids: [...contact_ids],
      created_by: bob,
      blocked_by: [],
      created_at: '',
      updated_at: '',
    });
    return id;
  };
  const left = await conversation(world.ours.id, [bob]);
  const foreign = await conversation(world.theirs.id, [ada, bob]);
  for (const conversation_id of [left, foreign])
    expect(await world.say(hers, { type: 'typing', conversation_id })).toMatchObject({ code: 'unknown_conversation' });
  for (const conversation_id of ['', '*', `${left}#X`, null, { id: left }])
    expect(await world.say(hers, { type: 'typing', conversation_id })).toMatchObject({
      code: 'malformed',
      on: 'typing',
    });
  await world.drain();
  expect(world.take(his)).toEqual([]);
});

test('a member who is banned while they type is not announced, and one who is banned receives no typing', async () => {
  const [ada, bob] = [await world.member('types@example.com'), await world.member('reads@example.com')];
  const [hers, his] = [await world.listen(ada), await world.listen(bob)];
  const id = newPlaceId(tagFor(newId()), Date.now());
  await world.db.put({
    ...conversationKeyOf(world.ours.id, id),
    entity: conversationEntity,
    id,
    team_id: world.ours.id,
    hub_id: world.ours.hub,
    kind: 'group',
    title: null,
    contact_ids: [ada, bob],
    created_by: bob,
    blocked_by: [],
    created_at: '',
    updated_at: '',
  });
  await world.say(hers, { type: 'typing', conversation_id: id });
  await ban(bob);
  await world.drain();
  expect(world.take(his)).toEqual([{ type: 'closing', reason: 'access_lost' }]);
  await ban(ada);
  expect(await world.say(hers, { type: 'typing', conversation_id: id })).toBeUndefined();
  expect([world.take(hers), world.jobs]).toEqual([[{ type: 'closing', reason: 'access_lost' }], []]);
});

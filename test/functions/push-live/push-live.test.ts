import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ConnectionItem, connectionKey, listenerKey } from '../../../shared/downstream/live/connection-item.ts';
import { LIVE_ATTEMPTS } from '../../../shared/downstream/live/live-queue.ts';
import { notificationRow } from '../../../shared/downstream/notifications/notification-item.ts';
import { blocks } from '../../../shared/engagement/messages/blocks.ts';
import { conversationEntity, conversationKeyOf } from '../../../shared/engagement/messages/conversation-item.ts';
import { inboxRow } from '../../../shared/engagement/messages/inbox-item.ts';
import { hubInput } from '../../../shared/hubs/hubs/hub-input.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { signOut } from '../../../shared/hubs/people/contacts/sign-out.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { members } from '../../../shared/hubs/people/members/members.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { holdClock } from '../../support/clock.ts';
import { type LiveWorld, startLive } from '../live/world.ts';
import { manyListeners } from './many-listeners.ts';

let world: LiveWorld;
beforeAll(async () => {
  world = await startLive();
});
afterAll(() => world.service.stop());

/** The id that the client sends if the hub had no events when it connected. */
const NIL = '00000000-0000-0000-0000-000000000000';

const hub = () => ({ team: world.ours.id, hub: world.ours.hub });

test('every listener of a hub gets each event once, in order, with the ids and data of the event stream', async () => {
  const connections = [
    await world.listen(),
    await world.listen(),
    await world.listen(await world.member('b@example.com')),
  ];
  const ids = await world.happen('member.joined', 'member.left');
  const later = await world.happen('member.joined');
  for (const id of connections) expect(world.eventIds(id)).toEqual([...ids, ...later]);
  await world.happen('member.joined');
  const [message] = world.take(connections[0] ?? '');
  expect(message).toMatchObject({ type: 'events', hub_id: world.ours.hub, events: [{ type: 'member.joined' }] });
});

test('a subscription with the last event returns all events after it, and none twice', async () => {
  const first = await world.listen();
  const ids = await world.happen(...Array.from({ length: 230 }, () => 'member.joined'));
  expect(world.eventIds(first)).toEqual(ids);
  const replayed = await world.listen(undefined, ids[4]);
  expect(world.eventIds(replayed)).toEqual(ids.slice(5));
  expect(world.eventIds(await world.listen(undefined, newId()))).toEqual(ids.slice(-50));
  expect(world.eventIds(await world.listen(undefined, ids.at(-1)))).toEqual([]);
});

test('a subscription with an unknown event returns all events of a hub with few, its first one too', async () => {
  const fresh = await startLive();
  expect(fresh.eventIds(await fresh.listen(undefined, NIL))).toEqual([]);
  const [first = '', second = ''] = [...(await fresh.happen('member.joined')), ...(await fresh.happen('member.left'))];
  expect(fresh.eventIds(await fresh.listen(undefined, NIL))).toEqual([first, second]);
  expect(fresh.eventIds(await fresh.listen())).toEqual([]);
  await fresh.service.stop();
});

test('a subscription that more than a thousand events follow gets all of them', async () => {
  const [first = '', ...later] = await world.happen(...Array.from({ length: 1_050 }, () => 'member.joined'));
  expect(world.eventIds(await world.listen(undefined, first))).toEqual(later);
});

test('a repeated delivery sends nothing again', async () => {
  const id = await world.listen();
  await world.happen('member.joined');
  world.take(id);
  world.jobs.push({ kind: 'hub', team_id: world.ours.id, hub_id: world.ours.hub }, { kind: 'connections', ids: [id] });
  await world.drain();
  expect(world.take(id)).toEqual([]);
});

test('equal messages of a batch are one delivery', async () => {
  const id = await world.listen();
  await world.record({ type: 'member.joined', resource_type: 'members', resource_id: world.ours.member.id });
  const job = { kind: 'hub', team_id: world.ours.id, hub_id: world.ours.hub } as const;
  await world.pushAll(Array.from({ length: 10 }, () => job));
  expect(world.take(id)).toHaveLength(1);
});

test('events of a secret space reach its members only, and a member who left it no longer', async () => {
  const [secret, open] = [await world.space('secret', 'invite'), await world.space('public')];
  const id = await world.listen();
  const hidden = await world.discussion(secret);
  await world.record({ type: 'discussion.created', resource_type: 'discussions', resource_id: hidden.id });
  const shown = await world.discussion(open);
  const seen = await world.record({ type: 'discussion.created', resource_type: 'discussions', resource_id: shown.id });
  world.jobs.push({ kind: 'hub', team_id: world.ours.id, hub_id: world.ours.hub });
  await world.drain();
  const received = world.take(id);
  expect(received).toMatchObject([{ events: [{ id: seen, resource_id: shown.id }], last_event_id: seen }]);
  expect(JSON.stringify(received)).not.toContain(hidden.id);
});

test('many hidden events are passed over, and what follows is delivered', async () => {
  const secret = await world.space('secret', 'invite');
  const id = await world.listen();
  const { id: hidden } = await world.discussion(secret);
  const positionAfter = async (count: number) => {
    for (let nth = 0; nth < count; nth += 1)
      await world.record({ type: 'discussion.updated', resource_type: 'discussions', resource_id: hidden });
    world.jobs.push({ kind: 'hub', team_id: world.ours.id, hub_id: world.ours.hub });
    await world.drain();
    const row = await world.service.db.get<ConnectionItem>(connectionKey(id));
    return row?.position?.place ?? 0;
  };
  const before = await positionAfter(0);
  /* Recorded, so that the next delivery does not read them again; a few are not worth a write. */
  expect(await positionAfter(130)).toBe(before + 130);
  expect(await positionAfter(1)).toBe(before + 130);
  const [seen] = await world.happen('member.joined');
  expect(world.take(id)).toMatchObject([{ events: [{ id: seen }], last_event_id: seen }]);
});

test('events of another hub, or of another team, are never delivered', async () => {
  const id = await world.listen();
  const event = { type: 'member.joined', resource_type: 'members', resource_id: world.ours.member.id };
  await world.record({ ...event, hub_id: newId() });
  await world.record({ ...event, team_id: world.theirs.id, hub_id: world.theirs.hub });
  await world.record({ ...event, team_id: world.theirs.id });
  world.jobs.push(
    { kind: 'hub', team_id: world.ours.id, hub_id: world.ours.hub },
    { kind: 'hub', team_id: world.theirs.id, hub_id: world.theirs.hub },
    { kind: 'hub', team_id: world.theirs.id, hub_id: world.ours.hub },
  );
  await world.drain();
  expect(world.take(id)).toEqual([]);
});

test.each([
  ['is banned', { status: 'banned' }],
  ['is suspended', { status: 'suspended', suspended_until: null }],
  ['left', { status: 'left' }],
  ['is a member until a past time', { expires_at: '2020-01-01T00:00:00.000Z' }],
])('the socket of a member who %s is closed before any further event is sent', async (_, change) => {
  const contact = await world.member(`${newId()}@example.com`);
  const id = await world.listen(contact);
  await world.db.update(memberKey(hub(), contact), { set: change });
  await world.happen('member.joined');
  expect(world.take(id)).toEqual([{ type: 'closing', reason: 'access_lost' }]);
  expect(world.closed.has(id)).toBe(true);
  expect(await world.db.get(connectionKey(id))).toBeUndefined();
  expect(await world.db.get(listenerKey(hub(), id))).toBeUndefined();
});

test('a sign-out closes the sockets of the contact only, and a renewed ticket opens a new one', async () => {
  holdClock();
  const [contact, other] = [await world.member('away@example.com'), await world.member('stays@example.com')];
  const [id, twin, stays] = [await world.listen(contact), await world.listen(contact), await world.listen(other)];
  vi.setSystemTime(Date.now() + 1_000);
  await signOut(world.db, { team: world.ours.id, id: contact }, new Date());
  const job = {
    kind: 'contact',
    team_id: world.ours.id,
    contact_id: contact,
    notification_ids: [],
    unread: false,
  } as const;
  await world.wake.contact(job);
  await world.drain();
  for (const closed of [id, twin]) expect(world.take(closed)).toEqual([{ type: 'closing', reason: 'signed_out' }]);
  vi.setSystemTime(Date.now() + 1_000);
  const again = await world.listen(contact);
  await world.happen('member.joined');
  expect([world.eventIds(again).length, world.eventIds(stays).length]).toEqual([1, 1]);
});

test('a connection with an expired ticket gets nothing more and is closed', async () => {
  holdClock();
  const id = await world.listen();
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await world.happen('member.joined');
  expect(world.take(id)).toEqual([{ type: 'closing', reason: 'ticket_expired' }]);
});

test('a dead connection costs one failed post and its rows', async () => {
  const id = await world.listen();
  world.gone.add(id);
  await world.happen('member.joined');
  const posts = world.posts();
  expect(await world.db.get(connectionKey(id))).toBeUndefined();
  const others = (await world.db.query({ partition: `TEAM#${world.ours.id}#HUB#${world.ours.hub}#LIVE`, limit: 200 }))
    .items;
  await world.happen('member.joined');
  expect(world.posts() - posts).toBe(others.length);
});

test('a hub with 250 listeners is delivered to in pages, and each gets the event once', async () => {
  const fresh = await startLive();
  const ids = await manyListeners(fresh, 250);
  const event = { type: 'member.joined', resource_type: 'members', resource_id: fresh.ours.member.id };
  const id = await fresh.record(event);
  fresh.jobs.push({ kind: 'hub', team_id: fresh.ours.id, hub_id: fresh.ours.hub });
  expect(await fresh.drain()).toBe(5);
  for (const one of ids) expect(fresh.eventIds(one)).toEqual([id]);
  await fresh.service.stop();
});

test('connections that are opened between the jobs of a delivery take the place of no other', async () => {
  const fresh = await startLive();
  const ids = await manyListeners(fresh, 150);
  const event = { type: 'member.joined', resource_type: 'members', resource_id: fresh.ours.member.id };
  const id = await fresh.record(event);
  await fresh.pushAll([{ kind: 'hub', team_id: fresh.ours.id, hub_id: fresh.ours.hub }]);
  /* Their keys are before those of the first page. */
  await manyListeners(fresh, 30, 'early');
  await fresh.drain();
  for (const one of ids) expect(fresh.eventIds(one)).toEqual([id]);
  await fresh.service.stop();
});

test('a page that fails again and again repeats no other page', async () => {
  const fresh = await startLive();
  const ids = await manyListeners(fresh, 450);
  const failing = new Set(ids.filter((_, nth) => nth % 100 === 7));
  const { post } = fresh.sockets;
  vi.spyOn(fresh.sockets, 'post').mockImplementation(async (id, message) => {
    if (failing.has(id)) throw new Error('The WebSocket API answered 500');
    return post(id, message);
  });
  const event = { type: 'member.joined', resource_type: 'members', resource_id: fresh.ours.member.id };
  const id = await fresh.record(event);
  fresh.jobs.push({ kind: 'hub', team_id: fresh.ours.id, hub_id: fresh.ours.hub });
  /* Five pages, four jobs that only queue others, and four repetitions of each page. */
  expect(await fresh.drainWithRetries(LIVE_ATTEMPTS)).toBe(5 + 4 + 5 * (LIVE_ATTEMPTS - 1));
  for (const one of ids) expect(fresh.eventIds(one)).toEqual(failing.has(one) ? [] : [id]);
  await fresh.service.stop();
});

const notify = async (contact_id: string, more: object = {}) => {
  const at = new Date().toISOString();
  const item = {
    id: newId(),
    team_id: world.ours.id,
    hub_id: world.ours.hub,
    contact_id,
    kind: 'automation' as const,
    title: 'A title',
    body: null,
    url: null,
    read_at: null,
    created_at: at,
    updated_at: at,
    ...more,
  };
  await world.db.put(notificationRow(item, null));
  return item.id;
};

test('a notification reaches its recipient only, with the number of unread ones', async () => {
  const [contact, other] = [await world.member('notified@example.com'), await world.member('unaware@example.com')];
  const [id, bystander] = [await world.listen(contact), await world.listen(other)];
  const notification = await notify(contact);
  const job = { kind: 'contact', team_id: world.ours.id, contact_id: contact, unread: true } as const;
  world.jobs.push({ ...job, notification_ids: [notification] });
  await world.drain();
  expect(world.take(id)).toMatchObject([{ type: 'notification', notification: { id: notification }, unread_count: 1 }]);
  world.jobs.push({ ...job, notification_ids: [] });
  await world.drain();
  expect(world.take(id)).toMatchObject([{ type: 'unread', unread_count: 1 }]);
  /* A job that names another contact's notification finds none. */
  world.jobs.push({ ...job, contact_id: other, notification_ids: [notification] });
  await world.drain();
  expect(world.take(bystander)).toMatchObject([{ type: 'unread', unread_count: 0, unread_message_count: 0 }]);
});

test('the unread counts of a message are those of the contact when it is sent, over all hubs', async () => {
  const contact = await world.member('counted@example.com');
  const id = await world.listen(contact);
  await notify(contact);
  await notify(contact, { hub_id: newId() });
  const at = new Date().toISOString();
  const row = {
    id: await conversation([contact]),
    team_id: world.ours.id,
    hub_id: world.ours.hub,
    kind: 'group',
  } as const;
  const of = {
    ...row,
    title: null,
    contact_ids: [contact],
    created_by: contact,
    blocked_by: [],
    created_at: at,
    updated_at: at,
  };
  const inbox = inboxRow(of, contact, true);
  await world.db.put(inbox);
  await world.db.update(inbox, { set: { unread: [newId(), newId()] } });
  const job = {
    kind: 'contact',
    team_id: world.ours.id,
    contact_id: contact,
    notification_ids: [],
    unread: true,
  } as const;
  world.jobs.push(job);
  await world.drain();
  expect(world.take(id)).toEqual([
    { type: 'unread', unread_count: 1, unread_message_count: 2, counted_at: expect.any(String) },
  ]);
  await world.db.update(inbox, { set: { unread: [] } });
  expect(await world.say(id, { type: 'subscribe', hub_id: world.ours.hub })).toMatchObject({
    type: 'subscribed',
    unread_count: 1,
    unread_message_count: 0,
  });
});

const conversation = async (contact_ids: readonly string[], hub_id = world.ours.hub, more: object = {}) => {
  const id = newPlaceId(tagFor(newId()), Date.now());
  const at = new Date().toISOString();
  await world.db.put({
    ...conversationKeyOf(world.ours.id, id),
    entity: conversationEntity,
    id,
    team_id: world.ours.id,
    hub_id,
    kind: 'group',
    title: null,
    contact_ids: [...contact_ids],
    created_by: contact_ids[0],
    blocked_by: [],
    created_at: at,
    updated_at: at,
    ...more,
  });
  return id;
};

/** Moves a connection to another hub, which has the contact as a member. */
const inOtherHub = async (connection: string, contact: string) => {
  const [team, now, actor] = [world.ours.id, new Date(), { type: 'contact', id: contact } as const];
  const made = await hubs(world.db, team).create(hubInput().parse({ name: 'Other' }), actor, now);
  if (typeof made === 'string') throw new Error(made);
  await members(world.db, { team, hub: made.id }).join(contact, 'active', actor, now);
  await world.db.update(connectionKey(connection), { set: { hub_id: made.id } });
  return connection;
};

test('typing reaches the other participants in the hub, and nobody else', async () => {
  const [ada, bob, eve] = [
    await world.member('ada@example.com'),
    await world.member('bob@example.com'),
    await world.member('eve@example.com'),
  ];
  const [hers, his, others] = [await world.listen(ada), await world.listen(bob), await world.listen(eve)];
  const away = await inOtherHub(await world.listen(bob), bob);
  const id = await conversation([ada, bob]);
  expect(await world.say(hers, { type: 'typing', conversation_id: id })).toBeUndefined();
  await world.drain();
  const typing = { type: 'typing', hub_id: world.ours.hub, conversation_id: id, contact_id: ada };
  expect([hers, his, others, away].map((one) => world.take(one))).toEqual([[], [typing], [], []]);
  for (const conversation_id of [id, newId()])
    expect(await world.say(others, { type: 'typing', conversation_id })).toMatchObject({
      code: 'unknown_conversation',
    });
  const elsewhere = await conversation([ada, bob], newId());
  expect(await world.say(hers, { type: 'typing', conversation_id: elsewhere })).toMatchObject({
    code: 'unknown_conversation',
  });
  expect(await world.drain()).toBe(0);
});

test('typing does not pass a block in either direction, is limited, and is dropped when it is late', async () => {
  holdClock();
  const [ada, bob] = [await world.member('blocking@example.com'), await world.member('blocked@example.com')];
  const [hers, his] = [await world.listen(ada), await world.listen(bob)];
  const id = await conversation([ada, bob]);
  await world.say(hers, { type: 'typing', conversation_id: id });
  vi.setSystemTime(Date.now() + 11_000);
  await world.drain();
  expect(world.take(his)).toEqual([]);
  const limited = await Promise.all(
    Array.from({ length: 31 }, () => world.say(hers, { type: 'typing', conversation_id: id })),
  );
  expect(limited.filter((answer) => answer?.code === 'rate_limited').length).toBeGreaterThan(0);
  world.jobs.length = 0;
  await blocks(world.db, world.ours.id, bob).add(ada, new Date());
  vi.setSystemTime(Date.now() + 61_000);
  await world.say(hers, { type: 'typing', conversation_id: id });
  await world.say(his, { type: 'typing', conversation_id: id });
  await world.drain();
  expect([world.take(hers), world.take(his)]).toEqual([[], []]);
});

test('typing is not sent by or to a participant who has not accepted the request of the conversation', async () => {
  const [ada, bob] = [await world.member('asking@example.com'), await world.member('asked@example.com')];
  const [hers, his] = [await world.listen(ada), await world.listen(bob)];
  for (const [status, received] of [
    ['requested', 0],
    ['held', 0],
    ['declined', 0],
    ['accepted', 1],
  ] as const) {
    const conversation_id = await conversation([ada, bob], world.ours.hub, { requests: { [bob]: status } });
    await world.say(hers, { type: 'typing', conversation_id });
    await world.say(his, { type: 'typing', conversation_id });
    await world.drain();
    expect([world.take(hers).length, world.take(his).length], status).toEqual([received, received]);
  }
});

test('a failed post is reported, the other connections are served, and the retry sends to the failed ones only', async () => {
  const [first, second] = [await world.listen(), await world.listen()];
  const { post } = world.sockets;
  const failing = vi.spyOn(world.sockets, 'post').mockImplementation(async (id, message) => {
    if (id === first) throw new Error('The WebSocket API answered 429');
    return post(id, message);
  });
  const event = { type: 'member.joined', resource_type: 'members', resource_id: world.ours.member.id };
  const id = await world.record(event);
  world.jobs.push({ kind: 'hub', team_id: world.ours.id, hub_id: world.ours.hub });
  await expect(world.drain()).rejects.toThrow('429');
  failing.mockRestore();
  expect([world.eventIds(first), world.eventIds(second)]).toEqual([[], [id]]);
  world.jobs.push({ kind: 'hub', team_id: world.ours.id, hub_id: world.ours.hub });
  await world.drain();
  expect([world.eventIds(first), world.eventIds(second)]).toEqual([[id], []]);
});

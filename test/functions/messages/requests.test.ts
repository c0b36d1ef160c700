import { beforeEach, describe, expect, test } from 'vitest';
import { newcomerEntity, newcomerKey } from '../../../shared/community/discussions/newcomer-item.ts';
import { conversationKeyOf } from '../../../shared/engagement/messages/conversation-item.ts';
import { unreadConversations } from '../../../shared/engagement/messages/unread-messages.ts';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { follows } from '../../../shared/hubs/people/members/follows.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, items, type Person, refusal, startMessages } from './world.ts';

const world = useWorld(startMessages);
const LONG_AGO = '2020-01-01T00:00:00.000Z';

let nina: Person;
let ben: Person;
beforeEach(async () => {
  await limit(true);
  [nina, ben] = [await world.person(), await world.person()];
});

const limit = (newcomer_limits: boolean) =>
  world.service.db.update(hubItemKey(world.hub), { set: { newcomer_limits } });

const opened = async (by: Person, ...others: readonly Person[]): Promise<string> => {
  const made = await world.open(by, others, { hub_id: world.hub.hub });
  expect(made.status).toBe(201);
  return data(made).id;
};
/** A direct conversation of the newcomer with one delivered message. */
const asked = async (by: Person, other: Person): Promise<string> => {
  const id = await opened(by, other);
  expect((await world.say(by, id)).status).toBe(201);
  await world.deliverAll();
  return id;
};
const seen = async (by: Person, id: string) => data(await world.get(by.token, `/conversations/${id}`)).attributes;
const statusFor = async (by: Person, id: string) => (await seen(by, id)).request_status;
const listed = async (by: Person, status?: string) => {
  const query = status ? `?filter[request_status]=${status}` : '';
  return items(await world.get(by.token, `/conversations${query}`)).map(({ id }) => id);
};
const unread = async (by: Person) =>
  (await unreadConversations(world.service.db, world.hub.team, by.id, new Date())).map((one) => one.conversation_id);
const answer = (by: Person, id: string, request_status: string, more: object = {}) =>
  world.send(by.token, 'PATCH', `/conversations/${id}`, { request_status, ...more });

/** A member of more than a day with a proved address and three published posts. */
const settled = async (): Promise<Person> => {
  const { db } = world.service;
  const person = await world.person();
  await db.update(memberKey(world.hub, person.id), { set: { joined_at: LONG_AGO } });
  await db.update(contactKey(world.hub.team, person.id), { set: { recipient_since: LONG_AGO } });
  const row = { entity: newcomerEntity, published: 3, recent: [], version: 1 };
  await db.put({ ...newcomerKey(world.hub, person.id), ...row });
  return person;
};

describe('a new conversation of a newcomer', () => {
  test('is a request: listed among the requests only and not counted, while the newcomer sees it as usual', async () => {
    const id = await asked(nina, ben);
    expect([await listed(ben), await listed(ben, 'requested'), await unread(ben)]).toEqual([[], [id], []]);
    expect(await seen(ben, id)).toMatchObject({ request_status: 'requested', unread_count: 1 });
    expect([await listed(nina), await listed(nina, 'requested')]).toEqual([[id], []]);
    expect(await statusFor(nina, id)).toBe('requested');
  });

  test('is in the inbox and counted once it is accepted, and accepting again changes nothing', async () => {
    const id = await asked(nina, ben);
    for (let nth = 0; nth < 2; nth += 1) {
      expect(data(await answer(ben, id, 'accepted')).attributes).toMatchObject({ request_status: 'accepted' });
      expect([await listed(ben), await listed(ben, 'requested'), await unread(ben)]).toEqual([[id], [], [id]]);
    }
    expect(await statusFor(nina, id)).toBe('accepted');
    await world.say(nina, id);
    await world.deliverAll();
    expect([await listed(ben), await listed(ben, 'requested')]).toEqual([[id], []]);
    expect(refusal(await answer(ben, id, 'declined'))).toEqual([409, 'illegal_transition', undefined]);
  });

  test('stays declined after further messages and another creation, and the newcomer sees no decline', async () => {
    const id = await asked(nina, ben);
    expect((await answer(ben, id, 'declined', { is_muted: true })).status).toBe(200);
    const said = await world.say(nina, id, 'Are you there?');
    expect(said.status).toBe(201);
    await world.deliverAll();
    const again = await world.open(nina, [ben], { hub_id: world.hub.hub });
    expect([again.status, data(again).id]).toEqual([200, id]);
    expect([await listed(ben), await listed(ben, 'requested'), await unread(ben)]).toEqual([[], [], []]);
    expect(await listed(ben, 'declined')).toEqual([id]);
    expect(await seen(ben, id)).toMatchObject({ request_status: 'declined', is_muted: true });
    expect(await statusFor(nina, id)).toBe('requested');
    expect((await answer(ben, id, 'accepted')).status).toBe(200);
    expect([await listed(ben), await seen(ben, id)]).toMatchObject([[id], { unread_count: 2 }]);
  });

  test.each(['requested', 'declined'])('is accepted by a reply while it is %s', async (status) => {
    const id = await asked(nina, ben);
    if (status === 'declined') await answer(ben, id, 'declined');
    expect(await statusFor(ben, id)).toBe(status);
    expect((await world.say(ben, id, 'Hello Nina')).status).toBe(201);
    expect([await statusFor(ben, id), await statusFor(nina, id)]).toEqual(['accepted', 'accepted']);
    await world.deliverAll();
    expect([await listed(nina), await unread(nina)]).toEqual([[id], [id]]);
  });

  test('is accepted once by a reply and an answer at the same time', async () => {
    const id = await asked(nina, ben);
    const sent = await Promise.all([
      world.say(ben, id),
      world.say(ben, id),
      answer(ben, id, 'accepted'),
      world.say(nina, id),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 200, 201]);
    await world.deliverAll();
    expect([await listed(ben), await statusFor(nina, id)]).toEqual([[id], 'accepted']);
  });

  test('is not accepted by a blocked reply', async () => {
    const id = await asked(nina, ben);
    const key = conversationKeyOf(world.hub.team, id);
    await world.service.db.update(key, { set: { blocked_by: [nina.id] } });
    expect(refusal(await world.say(ben, id))).toEqual([403, 'contact_blocked', undefined]);
    expect(await statusFor(ben, id)).toBe('requested');
  });

  test('is not a request to members who follow the newcomer, but it is to the others of a group', async () => {
    const cleo = await world.person();
    await follows(world.service.db, world.hub).follow(ben.id, nina.id, new Date());
    const direct = await asked(nina, ben);
    expect([await statusFor(ben, direct), await listed(ben)]).toEqual([null, [direct]]);
    const group = await opened(nina, ben, cleo);
    expect([await statusFor(ben, group), await statusFor(cleo, group)]).toEqual([null, 'requested']);
    expect([await listed(cleo), await listed(cleo, 'requested')]).toEqual([[], [group]]);
    await world.say(ben, group);
    await world.deliverAll();
    expect([await statusFor(nina, group), await unread(cleo)]).toEqual(['requested', []]);
    await answer(cleo, group, 'accepted');
    expect([await statusFor(nina, group), await unread(cleo)]).toEqual(['accepted', [group]]);
  });

  test('is held beyond three members within an hour, a group too, and the newcomer does not see it', async () => {
    const others = [await world.person(), await world.person(), await world.person()];
    for (const other of others) expect(await statusFor(other, await asked(nina, other))).toBe('requested');
    const held = await asked(nina, ben);
    expect([await listed(ben, 'requested'), await listed(ben, 'held'), await unread(ben)]).toEqual([[], [held], []]);
    expect([await statusFor(ben, held), await statusFor(nina, held)]).toEqual(['held', 'requested']);
    expect((await answer(ben, held, 'accepted')).status).toBe(200);
    const another = await world.person();
    const group = await opened(another, ben, ...others);
    expect([await statusFor(ben, group), await listed(ben, 'held')]).toEqual(['held', [group]]);
  });

  test('three of eight concurrent ones are not held', async () => {
    const others = await Promise.all(Array.from({ length: 8 }, () => world.person()));
    const made = await Promise.all(others.map((other) => opened(nina, other)));
    const statuses = await Promise.all(others.map((other, nth) => statusFor(other, made[nth] ?? '')));
    expect(statuses.filter((status) => status === 'requested')).toHaveLength(3);
    expect(statuses.filter((status) => status === 'held')).toHaveLength(5);
  });

  test('does not use up the posts of an hour, and posts do not use up the requests', async () => {
    const recent = Array.from({ length: 3 }, () => new Date().toISOString());
    const row = { entity: newcomerEntity, published: 1, recent, version: 1 };
    const key = newcomerKey(world.hub, nina.id);
    await world.service.db.put({ ...key, ...row });
    expect(await statusFor(ben, await opened(nina, ben))).toBe('requested');
    expect(await world.service.db.get(key)).toMatchObject({
      published: 1,
      recent,
      recent_requests: [expect.any(String)],
    });
  });
});

test('only a member who was asked can answer a request', async () => {
  const eve = await world.person();
  const id = await asked(nina, ben);
  for (const status of ['accepted', 'declined'])
    expect(refusal(await answer(nina, id, status))).toEqual([409, 'illegal_transition', undefined]);
  expect(refusal(await answer(eve, id, 'accepted'))).toEqual([404, 'not_found', undefined]);
  for (const status of ['requested', 'held', null]) expect((await answer(ben, id, String(status))).status).toBe(422);
  expect(await statusFor(ben, id)).toBe('requested');
  const reply = await opened(await settled(), ben);
  expect(refusal(await answer(ben, reply, 'accepted'))).toEqual([409, 'illegal_transition', undefined]);
  expect((await world.get(ben.token, '/conversations?filter[request_status]=accepted')).status).toBe(422);
});

test('a conversation is not a request without limits, of a settled member, of a moderator, or if it existed before', async () => {
  const [moderator, early] = [await world.person(), await world.person()];
  await world.service.db.update(memberKey(world.hub, moderator.id), { set: { role: 'moderator' } });
  for (const by of [moderator, await settled()]) expect(await statusFor(ben, await opened(by, ben))).toBeNull();
  await limit(false);
  const id = await opened(early, ben);
  await limit(true);
  expect(data(await world.open(early, [ben], { hub_id: world.hub.hub })).id).toBe(id);
  expect(await statusFor(ben, id)).toBeNull();
});

test('a request stays one when the limits are turned off and the member follows the newcomer', async () => {
  const id = await asked(nina, ben);
  await limit(false);
  await follows(world.service.db, world.hub).follow(ben.id, nina.id, new Date());
  await world.say(nina, id);
  await world.deliverAll();
  expect([await listed(ben), await listed(ben, 'requested')]).toEqual([[], [id]]);
});

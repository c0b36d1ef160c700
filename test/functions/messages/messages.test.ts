import { beforeEach, describe, expect, test } from 'vitest';
import { type ConversationItem, conversationKeyOf } from '../../../shared/engagement/messages/conversation-item.ts';
import { messages } from '../../../shared/engagement/messages/messages.ts';
import { prefixed } from '../../../shared/hubs/people/embedded/prefixed.ts';
import { type MemberItem, memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, items, type Person, refusal, startMessages, unnamed } from './world.ts';

const world = useWorld(startMessages);
let ada: Person;
let ben: Person;
let conversation: string;
beforeEach(async () => {
  [ada, ben] = [await world.person(), await world.person()];
  conversation = data(await world.open(ada, [ben])).id;
});

const read = async (by: Person, query = '') =>
  items(await world.get(by.token, `/conversations/${conversation}/messages${query}`));
const bodies = async (by: Person, query = '') => (await read(by, query)).map(({ attributes }) => attributes.body);

describe('POST /conversations/{id}/messages', () => {
  test('C322 A32: a participant’s message returns 201 without a Location, and both participants read it', async () => {
    const sent = await world.say(ada, conversation, '  hello  ');
    expect(sent.status).toBe(201);
    expect(sent.headers).not.toHaveProperty('Location');
    expect(data(sent).type).toBe('messages');
    expect(data(sent).attributes).toEqual({
      attachments: [],
      conversation_id: conversation,
      hub_id: world.hub.hub,
      author_contact_id: ada.id,
      ...prefixed('author', unnamed),
      is_automated: false,
      body: 'hello',
      created_at: expect.any(String),
      edited_at: null,
      deleted_at: null,
    });
    for (const person of [ada, ben])
      expect((await read(person)).map(({ attributes }) => attributes)).toEqual([data(sent).attributes]);
  });

  test('C323: a caller outside the conversation gets 404, and nothing is sent', async () => {
    const eve = await world.person();
    for (const token of [eve.token, world.world.ours.outsider.token, world.world.theirs.member.token])
      expect(refusal(await world.say({ id: '', token }, conversation))).toEqual([404, 'not_found', undefined]);
    const sameTag = `${newId().slice(0, -10)}${conversation.slice(-10)}`;
    for (const id of [newId(), sameTag, 'nope']) expect((await world.say(ada, id)).status).toBe(404);
    expect(await read(ada)).toEqual([]);
  });

  test('a banned or suspended sender gets 403, a former member 404, and nothing is sent', async () => {
    for (const [status, expected] of [
      ['banned', [403, 'account_suspended', undefined]],
      ['suspended', [403, 'account_suspended', undefined]],
      ['left', [404, 'not_found', undefined]],
      ['removed', [404, 'not_found', undefined]],
    ] as const) {
      await world.become(ada, status);
      expect(refusal(await world.say(ada, conversation)), status).toEqual(expected);
    }
    await world.become(ada, 'suspended', world.hub.hub, new Date(Date.now() + 60_000).toISOString());
    expect((await world.say(ada, conversation)).status).toBe(403);
    expect(await read(ben)).toEqual([]);
  });

  test('the write rejects a sender who is no longer admitted, even after a stale read', async () => {
    const { db } = world.service;
    const { team } = world.hub;
    const now = new Date();
    const [past, future] = [-1, 1].map((days) => new Date(now.getTime() + days * 86_400_000).toISOString());
    const found = await db.get<ConversationItem>(conversationKeyOf(team, conversation));
    if (!found) throw new Error('There is no conversation');
    for (const [status, suspended_until, expires_at, admitted] of [
      ['active', null, null, true],
      ['active', null, future, true],
      ['active', null, past, false],
      ['suspended', past, future, true],
      ['suspended', past, past, false],
      ['suspended', future, null, false],
      ['suspended', null, null, false],
      ['banned', null, null, false],
    ] as const) {
      const written = await db.update<MemberItem>(memberKey(world.hub, ada.id), {
        set: { status, suspended_until, expires_at },
      });
      if (!written.ok) throw new Error('There is no member');
      const sent = await messages(db, team, ada.id).send(found, 'late', now);
      expect(typeof sent === 'object', JSON.stringify([status, suspended_until, expires_at])).toBe(admitted);
    }
  });

  test.each([[{}], [{ body: null }], [{ body: '' }], [{ body: '   ' }], [{ body: 7 }], [{ body: 'x'.repeat(10_001) }]])(
    'C101 C104: %j returns 422 at its pointer',
    async (attributes) => {
      const expected = [422, undefined, { pointer: '/data/attributes/body' }];
      const path = `/conversations/${conversation}/messages`;
      expect(refusal(await world.send(ada.token, 'POST', path, attributes, 'messages'))).toEqual(expected);
    },
  );

  test('a body of 10,000 characters is accepted', async () => {
    expect((await world.say(ada, conversation, 'x'.repeat(10_000))).status).toBe(201);
  });

  test('C485: the 31st message in a minute returns 429 with Retry-After; another contact is not limited', async () => {
    holdClock();
    const statuses: number[] = [];
    for (let nth = 0; nth < 30; nth += 1) statuses.push((await world.say(ada, conversation, `${nth}`)).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const refused = await world.say(ada, conversation);
    expect([refused.status, Number(refused.headers['Retry-After']) > 0]).toEqual([429, true]);
    expect((await world.say(ben, conversation)).status).toBe(201);
    expect(await read(ben)).toHaveLength(31);
  });

  test('50 concurrent messages arrive exactly once, in the same order for every reader', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => world.person()));
    const [first, ...others] = people as [Person, ...Person[]];
    conversation = data(await world.open(first, others)).id;
    const bodiesSent = Array.from({ length: 50 }, (_, nth) => `message ${nth}`);
    const sent = await Promise.all(
      bodiesSent.map((body, nth) => world.say(people[nth % 5] ?? first, conversation, body)),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    const order = await bodies(first);
    expect([...order].sort()).toEqual([...bodiesSent].sort());
    for (const person of others) expect(await bodies(person)).toEqual(order);
  });
});

describe('GET /conversations/{id}/messages', () => {
  test('C021: messages sort newest or oldest first, and pages stay consistent while messages arrive', async () => {
    for (const body of ['1', '2', '3', '4', '5']) await world.say(ada, conversation, body);
    expect(await bodies(ben)).toEqual(['5', '4', '3', '2', '1']);
    expect(await bodies(ben, '?sort=created_at')).toEqual(['1', '2', '3', '4', '5']);
    const walked: unknown[] = [];
    const path = `/conversations/${conversation}/messages?page[size]=2`;
    for (let next: string | undefined = path; next !== undefined; ) {
      const page = await world.get(ben.token, next);
      walked.push(...items(page).map(({ attributes }) => attributes.body));
      next = (page.body.links as { next?: string }).next?.replace('/api/v1', '');
      if (walked.length === 2) await world.say(ada, conversation, '6');
    }
    expect(walked).toEqual(['5', '4', '3', '2', '1']);
  });

  test('a cursor of another conversation is rejected with 422', async () => {
    for (const body of ['1', '2']) await world.say(ada, conversation, body);
    const page = await world.get(ada.token, `/conversations/${conversation}/messages?page[size]=1`);
    const cursor = new URL((page.body.links as { next: string }).next, 'https://x').searchParams.get('page[after]');
    const other = data(await world.open(ada, [ben, await world.person()])).id;
    const query = `page[after]=${encodeURIComponent(cursor ?? '')}`;
    const refused = await world.get(ada.token, `/conversations/${other}/messages?${query}`);
    expect(refusal(refused)).toEqual([422, undefined, { parameter: 'page[after]' }]);
  });
});

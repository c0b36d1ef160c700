import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/id.ts';
import { isAdmitted, type MemberItem, memberKey } from '../../../shared/members/member-item.ts';
import { type ConversationItem, conversationKeyOf } from '../../../shared/messages/conversation-item.ts';
import { messageKey } from '../../../shared/messages/message-item.ts';
import { messages } from '../../../shared/messages/messages.ts';
import { tagFor } from '../../../shared/place-id.ts';
import { holdClock } from '../../support/clock.ts';
import { data, items, type MessagesWorld, type Person, refusal, startMessages } from './support.ts';

let world: MessagesWorld;
let ada: Person;
let ben: Person;
let conversation: string;
beforeAll(async () => {
  world = await startMessages();
});
afterAll(() => world.service.stop());
beforeEach(async () => {
  [ada, ben] = [await world.person(), await world.person()];
  conversation = data(await world.open(ada, [ben])).id;
});

const read = async (by: Person, query = '') =>
  items(await world.get(by.token, `/conversations/${conversation}/messages${query}`));
const bodies = async (by: Person, query = '') => (await read(by, query)).map(({ attributes }) => attributes.body);
const edit = (by: Person, id: string, body: unknown = 'other') =>
  world.send(by.token, 'PATCH', `/messages/${id}`, { body }, 'messages');
const remove = (by: Person, id: string) => world.send(by.token, 'DELETE', `/messages/${id}`);

describe('sending', () => {
  test('C322 A32: a participant’s message is 201, without a Location, and both read it', async () => {
    const sent = await world.say(ada, conversation, '  hello  ');
    expect(sent.status).toBe(201);
    expect(sent.headers).not.toHaveProperty('Location');
    expect(data(sent).type).toBe('messages');
    expect(data(sent).attributes).toEqual({
      attachments: [],
      conversation_id: conversation,
      hub_id: world.hub.hub,
      author_contact_id: ada.id,
      body: 'hello',
      created_at: expect.any(String),
      edited_at: null,
      deleted_at: null,
    });
    for (const person of [ada, ben])
      expect((await read(person)).map(({ attributes }) => attributes)).toEqual([data(sent).attributes]);
  });

  test('C323: who is not in the conversation gets a 404, and nothing is sent', async () => {
    const eve = await world.person();
    for (const token of [eve.token, world.world.ours.outsider.token, world.world.theirs.member.token])
      expect(refusal(await world.say({ id: '', token }, conversation))).toEqual([404, 'not_found', undefined]);
    const sameTag = `${newId().slice(0, -10)}${conversation.slice(-10)}`;
    for (const id of [newId(), sameTag, 'nope']) expect((await world.say(ada, id)).status).toBe(404);
    expect(await read(ada)).toEqual([]);
  });

  test('who is banned or suspended is told so, who left finds nothing; nothing is sent', async () => {
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

  test('whoever is let in no more when it is written sends nothing, whatever was read before', async () => {
    const { db } = world.service;
    const { team } = world.hub;
    const now = new Date();
    const [past, future] = [-1, 1].map((days) => new Date(now.getTime() + days * 86_400_000).toISOString());
    const found = await db.get<ConversationItem>(conversationKeyOf(team, conversation));
    if (!found) throw new Error('There is no conversation');
    for (const [status, suspended_until, expires_at] of [
      ['active', null, null],
      ['active', null, future],
      ['active', null, past],
      ['suspended', past, future],
      ['suspended', past, past],
      ['suspended', future, null],
      ['suspended', null, null],
      ['banned', null, null],
    ] as const) {
      const written = await db.update<MemberItem>(memberKey(world.hub, ada.id), {
        set: { status, suspended_until, expires_at },
      });
      if (!written.ok) throw new Error('There is no member');
      const sent = await messages(db, team, ada.id).send(found, 'late', now);
      expect(typeof sent === 'object', JSON.stringify([status, suspended_until, expires_at])).toBe(
        isAdmitted(written.value, now.getTime()),
      );
    }
  });

  test.each([[{}], [{ body: null }], [{ body: '' }], [{ body: '   ' }], [{ body: 7 }], [{ body: 'x'.repeat(10_001) }]])(
    'C101 C104: %j is a 422 at its pointer',
    async (attributes) => {
      const expected = [422, undefined, { pointer: '/data/attributes/body' }];
      const path = `/conversations/${conversation}/messages`;
      expect(refusal(await world.send(ada.token, 'POST', path, attributes, 'messages'))).toEqual(expected);
    },
  );

  test('a body may have 10,000 characters', async () => {
    expect((await world.say(ada, conversation, 'x'.repeat(10_000))).status).toBe(201);
  });

  test('C485: 30 pass in a minute, the 31st is a 429 that says when; another contact is not held up', async () => {
    holdClock();
    const statuses: number[] = [];
    for (let nth = 0; nth < 30; nth += 1) statuses.push((await world.say(ada, conversation, `${nth}`)).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const refused = await world.say(ada, conversation);
    expect([refused.status, Number(refused.headers['Retry-After']) > 0]).toEqual([429, true]);
    expect((await world.say(ben, conversation)).status).toBe(201);
    expect(await read(ben)).toHaveLength(31);
  });

  test('50 sent at once all arrive, once each, in one order for everybody', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => world.person()));
    const [first, ...others] = people as [Person, ...Person[]];
    conversation = data(await world.open(first, others)).id;
    const said = Array.from({ length: 50 }, (_, nth) => `message ${nth}`);
    const sent = await Promise.all(said.map((body, nth) => world.say(people[nth % 5] ?? first, conversation, body)));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    const order = await bodies(first);
    expect([...order].sort()).toEqual([...said].sort());
    for (const person of others) expect(await bodies(person)).toEqual(order);
  });
});

describe('reading', () => {
  test('C021: newest first, or oldest first, in pages that follow on each other while more is said', async () => {
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

  test('a cursor of one conversation is of no use in another', async () => {
    for (const body of ['1', '2']) await world.say(ada, conversation, body);
    const page = await world.get(ada.token, `/conversations/${conversation}/messages?page[size]=1`);
    const cursor = new URL((page.body.links as { next: string }).next, 'https://x').searchParams.get('page[after]');
    const other = data(await world.open(ada, [ben, await world.person()])).id;
    const query = `page[after]=${encodeURIComponent(cursor ?? '')}`;
    const refused = await world.get(ada.token, `/conversations/${other}/messages?${query}`);
    expect(refusal(refused)).toEqual([422, undefined, { parameter: 'page[after]' }]);
  });
});

describe('changing and deleting', () => {
  test('the author changes the words, and it is told that they did', async () => {
    const { id } = data(await world.say(ada, conversation));
    const edited = await edit(ada, id, 'better');
    expect([edited.status, data(edited).attributes]).toEqual([
      200,
      expect.objectContaining({ body: 'better', edited_at: expect.any(String) }),
    ]);
    expect((await read(ben))[0]?.attributes).toEqual(data(edited).attributes);
    const refused = await edit(ada, id, '');
    expect(refusal(refused)).toEqual([422, undefined, { pointer: '/data/attributes/body' }]);
  });

  test('C324: the author’s DELETE is 204; the message keeps its place, its words are gone from the table as well', async () => {
    await world.say(ada, conversation, 'before');
    const { id } = data(await world.say(ada, conversation, 'secret words'));
    await world.say(ada, conversation, 'after');
    expect((await remove(ada, id)).status).toBe(204);
    expect(await bodies(ben)).toEqual(['after', null, 'before']);
    expect((await read(ben))[1]?.attributes.deleted_at).toEqual(expect.any(String));
    const stored = await world.service.db.get(messageKey(world.hub.team, tagFor(conversation), id));
    expect(JSON.stringify(stored)).not.toContain('secret');
  });

  test('what is deleted is neither deleted again nor changed', async () => {
    const { id } = data(await world.say(ada, conversation));
    const statuses = await Promise.all([remove(ada, id), remove(ada, id), remove(ada, id)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect((await edit(ada, id)).status).toBe(404);
    expect(await bodies(ada)).toEqual([null]);
  });

  test('of two who change and delete at once, the deletion stands', async () => {
    const { id } = data(await world.say(ada, conversation));
    await Promise.all([edit(ada, id), remove(ada, id), edit(ada, id)]);
    expect(await bodies(ada)).toEqual([null]);
  });

  test('another participant is refused with 403; for everybody else it does not exist', async () => {
    const { id } = data(await world.say(ada, conversation, 'mine'));
    const eve = await world.person();
    for (const call of [edit, remove]) {
      expect(refusal(await call(ben, id))).toEqual([403, 'forbidden', undefined]);
      expect(refusal(await call(eve, id))).toEqual([404, 'not_found', undefined]);
      expect(refusal(await call({ id: '', token: world.world.theirs.member.token }, id))[0]).toBe(404);
      expect(refusal(await call(ada, newId()))[0]).toBe(404);
      expect(refusal(await call(ada, `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`))[0]).toBe(404);
    }
    expect(await bodies(ada)).toEqual(['mine']);
  });

  test('who is banned changes and deletes nothing any more', async () => {
    const { id } = data(await world.say(ada, conversation, 'mine'));
    await world.become(ada, 'banned');
    for (const call of [edit, remove]) expect(refusal(await call(ada, id))[1]).toBe('account_suspended');
    expect(await bodies(ben)).toEqual(['mine']);
  });

  test('C110 C325 A12 A13: DELETE of what is no id is a 422 with `detail` and `errors`; PATCH of it a 404', async () => {
    const refused = await remove(ada, 'nope');
    expect(refused.status).toBe(422);
    expect(refused.headers['Content-Type']).toBe('application/vnd.api+json');
    expect(refused.body).toMatchObject({
      errors: [{ status: '422', source: { parameter: 'message_id' } }],
      detail: [{ loc: ['path', 'message_id'], msg: expect.any(String), type: 'uuid', input: 'nope', ctx: {} }],
    });
    expect((await edit(ada, 'nope')).status).toBe(404);
  });
});

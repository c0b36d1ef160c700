import { beforeEach, describe, expect, test } from 'vitest';
import { EVENTS } from '../../../functions/relay/entities.ts';
import { type ConversationItem, conversationKeyOf } from '../../../shared/engagement/messages/conversation-item.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { pairKey } from '../../../shared/hubs/people/members/pairs.ts';
import { exists } from '../../../shared/platform/db/expression.ts';
import { attributesOf, type Item } from '../../../shared/platform/db/item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { meter } from '../../support/meter.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, items, type Person, refusal, startMessages } from './world.ts';

const world = useWorld(startMessages);
let ada: Person;
let ben: Person;
beforeEach(async () => {
  [ada, ben] = [await world.person(), await world.person()];
});

const block = (by: Person, { id }: Pick<Person, 'id'>) => world.send(by.token, 'PUT', `/me/blocks/${id}`);
const unblock = (by: Person, { id }: Pick<Person, 'id'>) => world.send(by.token, 'DELETE', `/me/blocks/${id}`);
const BLOCKED = [403, 'contact_blocked', undefined];

test('a blocked sender’s direct message is refused with a code, nothing is sent; nor the other way', async () => {
  const { id } = data(await world.open(ada, [ben]));
  await world.say(ben, id, 'before');
  expect((await block(ada, ben)).status).toBe(204);
  for (const person of [ben, ada]) expect(refusal(await world.say(person, id))).toEqual(BLOCKED);
  expect(items(await world.get(ada.token, `/conversations/${id}/messages`))).toHaveLength(1);
  const seen = async ({ token }: Person) =>
    data(await world.get(token, `/conversations/${id}`)).attributes.is_blocked_by_me;
  expect([await seen(ada), await seen(ben)]).toEqual([true, false]);
});

test('a block refuses edits of earlier direct messages, either way; their authors may still delete them', async () => {
  const { id } = data(await world.open(ada, [ben]));
  const [mine, his] = [data(await world.say(ada, id, 'first')).id, data(await world.say(ben, id, 'second')).id];
  await block(ada, ben);
  const edit = ({ token }: Person, message: string) =>
    world.send(token, 'PATCH', `/messages/${message}`, { body: 'rewritten' }, 'messages');
  for (const [author, message] of [
    [ben, his],
    [ada, mine],
  ] as const)
    expect(refusal(await edit(author, message))).toEqual(BLOCKED);
  const bodies = items(await world.get(ada.token, `/conversations/${id}/messages`)).map(
    ({ attributes }) => attributes.body,
  );
  expect(bodies).toEqual(['second', 'first']);
  expect((await world.send(ben.token, 'DELETE', `/messages/${his}`)).status).toBe(204);
});

test('a direct conversation that is there is not opened again while one blocks the other', async () => {
  await world.open(ada, [ben]);
  await block(ada, ben);
  for (const [by, other] of [
    [ada, ben],
    [ben, ada],
  ] as const)
    expect(refusal(await world.open(by, [other]))).toEqual(BLOCKED);
});

test('blocking again changes nothing; once lifted, messages pass; lifting what is not there is a 404', async () => {
  const { id } = data(await world.open(ada, [ben]));
  expect([(await block(ada, ben)).status, (await block(ada, ben)).status]).toEqual([204, 204]);
  expect((await unblock(ben, ada)).status).toBe(404);
  expect((await unblock(ada, ben)).status).toBe(204);
  expect((await unblock(ada, ben)).status).toBe(404);
  expect((await world.say(ben, id)).status).toBe(201);
});

test('a contact of another hub cannot be told from nobody; one who left a common hub can still be blocked', async () => {
  const { outsider, id: team, hub } = world.world.ours;
  const nobody = { id: newId() };
  expect(refusal(await block(ada, outsider))).toEqual(refusal(await block(ada, nobody)));
  expect((await block(ada, outsider)).status).toBe(404);
  const key = memberKey({ team, hub }, ben.id);
  await world.service.db.update(key, { set: { status: 'left' } }, exists());
  expect((await block(ada, ben)).status).toBe(204);
});

test('each one’s block stands by itself', async () => {
  const { id } = data(await world.open(ada, [ben]));
  await Promise.all([block(ada, ben), block(ben, ada)]);
  await unblock(ada, ben);
  expect(refusal(await world.say(ada, id))).toEqual(BLOCKED);
  await unblock(ben, ada);
  expect((await world.say(ada, id)).status).toBe(201);
});

test('a block holds in every hub of the team, in conversations that are there and for new ones', async () => {
  const another = await world.hubOf([ada, ben]);
  const first = data(await world.open(ada, [ben], { hub_id: world.hub.hub }));
  const second = data(await world.open(ada, [ben], { hub_id: another }));
  expect(second.id).not.toBe(first.id);
  await block(ada, ben);
  for (const { id } of [first, second]) expect(refusal(await world.say(ben, id))).toEqual(BLOCKED);
});

describe('opening', () => {
  test('neither of the two opens a conversation with the other, alone or in a group', async () => {
    await block(ada, ben);
    const cem = await world.person();
    for (const [by, others] of [
      [ada, [ben]],
      [ben, [ada]],
      [ben, [cem, ada]],
    ] as const)
      expect(refusal(await world.open(by, others))).toEqual(BLOCKED);
    expect((await world.open(cem, [ada, ben])).status).toBe(201);
  });

  test('a block and a conversation that is opened meanwhile: whichever is first, nothing is sent afterwards', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 6 }, async () => [await world.person(), await world.person()]),
    );
    for (const [one, other] of pairs) {
      if (!one || !other) continue;
      const [opened] = await Promise.all([world.open(other, [one]), block(one, other)]);
      if (opened.status === 201) expect(refusal(await world.say(other, data(opened).id))).toEqual(BLOCKED);
      else expect(refusal(opened)).toEqual(BLOCKED);
    }
  });
});

test('groups that both are in stay as they are', async () => {
  const { id } = data(await world.open(ada, [ben, await world.person()]));
  await block(ada, ben);
  const { id: message } = data(await world.say(ben, id));
  const edited = await world.send(ben.token, 'PATCH', `/messages/${message}`, { body: 'better' }, 'messages');
  expect(edited.status).toBe(200);
});

test('only a contact of the team is blocked, and nobody themselves', async () => {
  for (const id of [newId(), world.world.theirs.member.id, 'nope']) expect((await block(ada, { id })).status).toBe(404);
  expect(refusal(await block(ada, ada))).toEqual([422, 'self_only', { parameter: 'contact_id' }]);
});

test('who blocks whom is told, and who lifts it; that two have a conversation is told of the conversation alone', async () => {
  const { db } = world.service;
  const key = pairKey(world.hub.team, ada.id, ben.id);
  const images: (Item | undefined)[] = [undefined];
  const look = async () => images.push(await db.get<Item>(key));
  const told = () => EVENTS.contact_pair?.(images.at(-2), images.at(-1));
  await world.open(ada, [ben]);
  await look();
  expect(told()).toEqual([]);
  const of = (by: Person, type: string, { id }: Person) => ({
    ...{ type, team_id: world.hub.team, hub_id: null, resource_type: 'contacts', resource_id: id },
    actor: { type: 'contact', id: by.id },
  });
  for (const [by, whom] of [
    [ada, ben],
    [ben, ada],
  ] as const) {
    await block(by, whom);
    await look();
    expect(told()).toMatchObject([of(by, 'contact.blocked', whom)]);
  }
  await unblock(ada, ben);
  await look();
  expect(told()).toMatchObject([of(ada, 'contact.unblocked', ben)]);
});

test('a conversation is told as it is opened, and not when somebody in it blocks', async () => {
  const { db } = world.service;
  const { id } = data(await world.open(ada, [ben]));
  const key = conversationKeyOf(world.hub.team, id);
  const opened = await db.get<Item>(key);
  expect(EVENTS.conversation?.(undefined, opened)).toMatchObject([
    {
      type: 'conversation.created',
      resource_type: 'conversations',
      resource_id: id,
      hub_id: world.hub.hub,
      changed: [],
    },
  ]);
  await block(ada, ben);
  expect(EVENTS.conversation?.(opened, await db.get<Item>(key))).toEqual([]);
});

test('a block holds in more conversations than one transaction takes, and the hubs are listed once for it', async () => {
  const { db } = world.service;
  const { team } = world.hub;
  const { id } = data(await world.open(ada, [ben]));
  const key = pairKey(team, ada.id, ben.id);
  const [first, pair] = [await db.get<Item>(conversationKeyOf(team, id)), await db.get<Item>(key)];
  if (!first || !pair) throw new Error('There is no conversation.');
  const ids = Array.from({ length: 130 }, () => newId());
  for (const one of ids)
    await db.put({ ...attributesOf({ ...first, id: one }), ...conversationKeyOf(team, one), entity: 'conversation' });
  const conversations = Object.fromEntries(ids.map((one) => [newId(), one]));
  await db.put({ ...attributesOf({ ...pair, conversations }), ...key, entity: 'contact_pair' });
  const spent = meter(world.service.store.client);
  expect((await block(ada, ben)).status).toBe(204);
  const { commands } = spent.read();
  expect(commands.filter((one) => one === 'QueryCommand')).toHaveLength(1);
  const rows = await Promise.all(ids.map((one) => db.get<ConversationItem>(conversationKeyOf(team, one))));
  expect(rows.map((row) => row?.blocked_by)).toEqual(ids.map(() => [ada.id]));
});

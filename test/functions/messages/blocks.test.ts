import { beforeEach, describe, expect, test } from 'vitest';
import { EVENTS } from '../../../functions/relay/entities.ts';
import {
  type ConversationItem,
  conversationEntity,
  conversationKeyOf,
} from '../../../shared/engagement/messages/conversation-item.ts';
import { removeContact } from '../../../shared/hubs/people/contacts/remove-contact.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { contactPairEntity, pairKey } from '../../../shared/hubs/people/members/pairs.ts';
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

test('a block refuses direct messages in both directions with contact_blocked, and nothing is sent', async () => {
  const { id } = data(await world.open(ada, [ben]));
  await world.say(ben, id, 'before');
  expect((await block(ada, ben)).status).toBe(204);
  for (const person of [ben, ada]) expect(refusal(await world.say(person, id))).toEqual(BLOCKED);
  expect(items(await world.get(ada.token, `/conversations/${id}/messages`))).toHaveLength(1);
  const seen = async ({ token }: Person) =>
    data(await world.get(token, `/conversations/${id}`)).attributes.is_blocked_by_me;
  expect([await seen(ada), await seen(ben)]).toEqual([true, false]);
});

test('a block refuses edits of earlier direct messages in both directions; authors can still delete them', async () => {
  const { id } = data(await world.open(ada, [ben]));
  const [adasMessage, bensMessage] = [
    data(await world.say(ada, id, 'first')).id,
    data(await world.say(ben, id, 'second')).id,
  ];
  await block(ada, ben);
  const edit = ({ token }: Person, message: string) =>
    world.send(token, 'PATCH', `/messages/${message}`, { body: 'rewritten' }, 'messages');
  for (const [author, message] of [
    [ben, bensMessage],
    [ada, adasMessage],
  ] as const)
    expect(refusal(await edit(author, message))).toEqual(BLOCKED);
  const bodies = items(await world.get(ada.token, `/conversations/${id}/messages`)).map(
    ({ attributes }) => attributes.body,
  );
  expect(bodies).toEqual(['second', 'first']);
  expect((await world.send(ben.token, 'DELETE', `/messages/${bensMessage}`)).status).toBe(204);
});

test('an existing direct conversation cannot be opened again while one contact blocks the other', async () => {
  await world.open(ada, [ben]);
  await block(ada, ben);
  for (const [by, other] of [
    [ada, ben],
    [ben, ada],
  ] as const)
    expect(refusal(await world.open(by, [other]))).toEqual(BLOCKED);
});

test('blocking twice changes nothing, unblocking lets messages pass, and a second unblock returns 404', async () => {
  const { id } = data(await world.open(ada, [ben]));
  expect([(await block(ada, ben)).status, (await block(ada, ben)).status]).toEqual([204, 204]);
  expect((await unblock(ben, ada)).status).toBe(404);
  expect((await unblock(ada, ben)).status).toBe(204);
  expect((await unblock(ada, ben)).status).toBe(404);
  expect((await world.say(ben, id)).status).toBe(201);
});

test('blocking a contact who shares no hub returns 404 as for an unknown id; a former member can be blocked', async () => {
  const { outsider, id: team, hub } = world.world.ours;
  const nobody = { id: newId() };
  expect(refusal(await block(ada, outsider))).toEqual(refusal(await block(ada, nobody)));
  expect((await block(ada, outsider)).status).toBe(404);
  const key = memberKey({ team, hub }, ben.id);
  await world.service.db.update(key, { set: { status: 'left' } }, exists());
  expect((await block(ada, ben)).status).toBe(204);
});

test('a contact who is deleted while they block another gets 401, and the other is not blocked', async () => {
  const { db, store } = world.service;
  const { team } = world.hub;
  const { middlewareStack } = store.client;
  middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'QueryCommand' && middlewareStack.remove('deletion'))
          await removeContact(db, team, ada.id, { type: 'system', id: 'test' }, new Date());
        return next(args);
      },
    { step: 'initialize', name: 'deletion' },
  );
  expect(refusal(await block(ada, ben))).toEqual([401, 'unauthorized', undefined]);
  expect(await db.get(pairKey(team, ada.id, ben.id))).toBeUndefined();
});

test('two contacts who block each other unblock independently', async () => {
  const { id } = data(await world.open(ada, [ben]));
  await Promise.all([block(ada, ben), block(ben, ada)]);
  await unblock(ada, ben);
  expect(refusal(await world.say(ada, id))).toEqual(BLOCKED);
  await unblock(ben, ada);
  expect((await world.say(ada, id)).status).toBe(201);
});

test('a block applies to the existing conversations in every hub of the team', async () => {
  const another = await world.hubOf([ada, ben]);
  const first = data(await world.open(ada, [ben], { hub_id: world.hub.hub }));
  const second = data(await world.open(ada, [ben], { hub_id: another }));
  expect(second.id).not.toBe(first.id);
  await block(ada, ben);
  for (const { id } of [first, second]) expect(refusal(await world.say(ben, id))).toEqual(BLOCKED);
});

describe('opening a conversation across a block', () => {
  test('neither contact can open a direct or a group conversation with the other', async () => {
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

  test('after a block that races with an open, no message is sent, whichever commits first', async () => {
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

test('a block does not affect groups that both contacts belong to', async () => {
  const { id } = data(await world.open(ada, [ben, await world.person()]));
  await block(ada, ben);
  const { id: message } = data(await world.say(ben, id));
  const edited = await world.send(ben.token, 'PATCH', `/messages/${message}`, { body: 'better' }, 'messages');
  expect(edited.status).toBe(200);
});

test('blocking an id outside the team returns 404, and blocking yourself returns 422', async () => {
  for (const id of [newId(), world.world.theirs.member.id, 'nope']) expect((await block(ada, { id })).status).toBe(404);
  expect(refusal(await block(ada, ada))).toEqual([422, 'self_only', { parameter: 'contact_id' }]);
});

test('a block and an unblock emit contact.blocked and contact.unblocked; opening a conversation emits neither', async () => {
  const { db } = world.service;
  const key = pairKey(world.hub.team, ada.id, ben.id);
  const images: (Item | undefined)[] = [undefined];
  const capture = async () => images.push(await db.get<Item>(key));
  const emitted = () => EVENTS.contact_pair?.(images.at(-2), images.at(-1));
  await world.open(ada, [ben]);
  await capture();
  expect(emitted()).toEqual([]);
  const eventOf = (by: Person, type: string, { id }: Person) => ({
    type,
    team_id: world.hub.team,
    hub_id: null,
    resource_type: 'contacts',
    resource_id: id,
    actor: { type: 'contact', id: by.id },
  });
  for (const [by, target] of [
    [ada, ben],
    [ben, ada],
  ] as const) {
    await block(by, target);
    await capture();
    expect(emitted()).toMatchObject([eventOf(by, 'contact.blocked', target)]);
  }
  await unblock(ada, ben);
  await capture();
  expect(emitted()).toMatchObject([eventOf(ada, 'contact.unblocked', ben)]);
});

test('opening a conversation emits conversation.created, and a block in it emits nothing', async () => {
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

test('a block updates more conversations than fit in one transaction, and lists the hubs once', async () => {
  const { db } = world.service;
  const { team } = world.hub;
  const { id } = data(await world.open(ada, [ben]));
  const key = pairKey(team, ada.id, ben.id);
  const [first, pair] = [await db.get<Item>(conversationKeyOf(team, id)), await db.get<Item>(key)];
  if (!first || !pair) throw new Error('There is no conversation.');
  const ids = Array.from({ length: 130 }, () => newId());
  for (const one of ids)
    await db.put({
      ...attributesOf({ ...first, id: one }),
      ...conversationKeyOf(team, one),
      entity: conversationEntity,
    });
  const conversations = Object.fromEntries(ids.map((one) => [newId(), one]));
  await db.put({ ...attributesOf({ ...pair, conversations }), ...key, entity: contactPairEntity });
  const spent = meter(world.service.store.client);
  expect((await block(ada, ben)).status).toBe(204);
  const { commands } = spent.read();
  expect(commands.filter((one) => one === 'QueryCommand')).toHaveLength(1);
  const rows = await Promise.all(ids.map((one) => db.get<ConversationItem>(conversationKeyOf(team, one))));
  expect(rows.map((row) => row?.blocked_by)).toEqual(ids.map(() => [ada.id]));
});

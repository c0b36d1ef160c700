import { beforeEach, expect, test } from 'vitest';
import type { ConversationItem } from '../../../shared/engagement/messages/conversation-item.ts';
import { conversationKeyOf } from '../../../shared/engagement/messages/conversation-item.ts';
import { messages } from '../../../shared/engagement/messages/messages.ts';
import { automatedSenders } from '../../../shared/hubs/people/members/automated-senders.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, items, type Person, startMessages } from './world.ts';

const world = useWorld(startMessages);
let ada: Person;
let ben: Person;
let conversation: string;

const ACTOR = { type: 'user', id: 'owner' } as const;
const appoint = ({ id }: Person) => automatedSenders(world.service.db, world.hub).appoint(id, ACTOR, new Date());

/** Sends as an automation does in the name of a member. */
const sendAutomated = async (by: Person) => {
  const { db } = world.service;
  const opened = await db.get<ConversationItem>(conversationKeyOf(world.hub.team, conversation));
  if (!opened) throw new Error('No conversation');
  return db.transact(messages(db, world.hub.team, by.id).sendingAutomated(opened, 'Welcome', new Date()));
};
const read = async () => items(await world.get(ben.token, `/conversations/${conversation}/messages`));
const last = async () => data(await world.get(ben.token, `/conversations/${conversation}`)).attributes.last_message;

beforeEach(async () => {
  [ada, ben] = [await world.person(), await world.person()];
  conversation = data(await world.open(ada, [ben])).id;
  await world.changes();
});

test('a message of an automation is marked for its reader and in the conversation, others are not', async () => {
  await appoint(ada);
  expect(data(await world.say(ada, conversation)).attributes.is_automated).toBe(false);
  await world.deliverAll();
  expect(await last()).toMatchObject({ is_automated: false });
  expect(await sendAutomated(ada)).toMatchObject({ ok: true });
  await world.deliverAll();
  expect((await read()).map(({ attributes }) => attributes.is_automated).toSorted()).toEqual([false, true]);
  expect(await last()).toMatchObject({ is_automated: true, preview: 'Welcome' });
});

test('the mark stays when the author edits or deletes the message', async () => {
  await appoint(ada);
  await sendAutomated(ada);
  const [sent] = await read();
  const path = `/messages/${sent?.id}`;
  expect(data(await world.send(ada.token, 'PATCH', path, { body: 'Hi' }, 'messages')).attributes).toMatchObject({
    is_automated: true,
    body: 'Hi',
  });
  await world.send(ada.token, 'DELETE', path);
  expect((await read()).map(({ attributes }) => attributes)).toMatchObject([{ is_automated: true, body: null }]);
});

test('nothing is written if the sender was dismissed after the check', async () => {
  await appoint(ada);
  await automatedSenders(world.service.db, world.hub).dismiss(ada.id, ACTOR, new Date());
  expect(await sendAutomated(ada)).toMatchObject({ ok: false });
  expect(await read()).toEqual([]);
});

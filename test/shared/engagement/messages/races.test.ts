import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type ConversationItem, conversationKeyOf } from '../../../../shared/engagement/messages/conversation-item.ts';
import { conversations } from '../../../../shared/engagement/messages/conversations.ts';
import { type InboxItem, inboxKey } from '../../../../shared/engagement/messages/inbox-item.ts';
import { putInInboxes } from '../../../../shared/engagement/messages/inbox-updates.ts';
import type { MessageItem } from '../../../../shared/engagement/messages/message-item.ts';
import { messages } from '../../../../shared/engagement/messages/messages.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import { data, type Person, startMessages } from '../../../functions/messages/world.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const world = useWorld(startMessages);
const db = useFixture(() => world.service.db);
let team: string;
let ada: Person;
let ben: Person;
let conversation: ConversationItem;
beforeAll(() => {
  team = world.hub.team;
});
beforeEach(async () => {
  [ada, ben] = [await world.person(), await world.person()];
  const { id } = data(await world.open(ada, [ben]));
  const stored = await db.get<ConversationItem>(conversationKeyOf(team, id));
  if (!stored) throw new Error('the conversation was not stored');
  conversation = stored;
});

/** The same table with a concurrent write after the first read of the inbox. */
const interrupted = (concurrentWrite: () => Promise<unknown>): Table => {
  let done = false;
  const interrupt = async () => {
    if (done) return;
    done = true;
    await concurrentWrite();
  };
  return {
    ...db,
    async getMany(keys, options) {
      const rows = await db.getMany<never>(keys, options);
      if (keys.some(({ pk }) => pk.endsWith('#INBOX'))) await interrupt();
      return rows;
    },
  };
};
const send = async (): Promise<MessageItem> => {
  const sent = await messages(db, team, ada.id).send(conversation, 'hello', new Date());
  if (typeof sent === 'string') throw new Error(sent);
  return sent;
};
const deliveryOf = (...sent: readonly MessageItem[]) => ({ team, conversation: conversation.id, sent });
const inbox = () => db.get<InboxItem>(inboxKey(team, ben.id, conversation.id));
const markRead = (on: Table) => conversations(on, team, ben.id).markRead(conversation.id, new Date());

test('a message that is marked as read during its delivery stays read', async () => {
  const sent = await send();
  await putInInboxes(
    interrupted(() => markRead(db)),
    deliveryOf(sent),
    new Date(),
  );
  expect(await inbox()).toMatchObject({ unread: [], last_read_message_id: sent.id });
});

test('a message that is delivered while older messages are marked as read stays unread', async () => {
  const first = await send();
  await putInInboxes(db, deliveryOf(first), new Date());
  const later: string[] = [];
  const concurrentWrite = async () => {
    const second = await send();
    later.push(second.id);
    await putInInboxes(db, deliveryOf(second), new Date());
  };
  const on = interrupted(concurrentWrite);
  const stale: Table = {
    ...on,
    query: async () => ({ items: [first as never] }),
  };
  await markRead(stale);
  expect(await inbox()).toMatchObject({ unread: later, last_read_message_id: first.id });
});

test('two concurrent deliveries are both counted as unread', async () => {
  const [first, second] = [await send(), await send()];
  await putInInboxes(
    interrupted(() => putInInboxes(db, deliveryOf(second), new Date())),
    deliveryOf(first),
    new Date(),
  );
  expect((await inbox())?.unread).toEqual([first.id, second.id]);
});

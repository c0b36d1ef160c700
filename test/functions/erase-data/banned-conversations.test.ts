import { expect, test } from 'vitest';
import { liveContacts } from '../../../functions/relay/live-contacts.ts';
import { type ConversationItem, conversationKeyOf } from '../../../shared/engagement/messages/conversation-item.ts';
import { inboxKey } from '../../../shared/engagement/messages/inbox-item.ts';
import { unreadConversations } from '../../../shared/engagement/messages/unread-messages.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { startRemovals } from './removal-world.ts';

const at = useWorld(startRemovals);

const unreadOf = async (contact: string) =>
  (await unreadConversations(at.service.db, at.ours.id, contact, new Date())).length;

/** Direct conversations in both directions and a group, each with a message of the spammer. */
const conversations = async () => {
  const [spammer, member, third] = [await at.person(), await at.person(), await at.person()];
  const begun = await at.converse(spammer.token, [member.id]);
  const group = await at.converse(spammer.token, [member.id, third.id]);
  const answered = await at.converse(third.token, [spammer.id]);
  for (const id of [begun, group, answered]) await at.message(spammer.token, id);
  await at.deliver();
  return { spammer, member, third, begun, group, answered };
};

test('a ban takes the direct conversations that the member began out of inboxes, and its end brings them back', async () => {
  const { spammer, member, third, begun, group, answered } = await conversations();
  expect((await at.inbox(member.token)).sort()).toEqual([begun, group].sort());
  await at.ban(spammer.id);
  expect(await at.run(at.conversationsJob(spammer.id))).toEqual([]);
  expect(await at.inbox(member.token)).toEqual([group]);
  expect((await at.inbox(third.token)).sort()).toEqual([group, answered].sort());
  expect((await at.read(`/conversations/${begun}`, member.token)).status).toBe(200);
  await at.lift(spammer.id);
  expect(await at.run(at.conversationsJob(spammer.id))).toEqual([]);
  expect((await at.inbox(member.token)).sort()).toEqual([begun, group].sort());
});

test('they leave the unread counts too, and the open connections of the others learn of it', async () => {
  const { spammer, member } = await conversations();
  expect(await unreadOf(member.id)).toBe(2);
  await at.records();
  await at.ban(spammer.id);
  await at.run(at.conversationsJob(spammer.id));
  expect(await unreadOf(member.id)).toBe(1);
  const woken = liveContacts(await at.records()).map(({ job }) => job);
  expect(woken).toContainEqual(expect.objectContaining({ contact_id: member.id, unread: true }));
  expect(woken.map(({ contact_id }) => contact_id)).not.toContain(spammer.id);
});

test('a conversation does not come back with a message of the other member, nor with a repeated job', async () => {
  const { spammer, member, begun, group } = await conversations();
  await at.ban(spammer.id);
  for (let times = 0; times < 2; times += 1) await at.run(at.conversationsJob(spammer.id));
  await at.message(member.token, begun);
  await at.deliver();
  expect(await at.inbox(member.token)).toEqual([group]);
});

test('a ban that is lifted while the job runs leaves no conversation out of an inbox', async () => {
  const { spammer, member, begun, group } = await conversations();
  await at.ban(spammer.id);
  const { db } = at.service;
  let lifted = false;
  const store = {
    ...db,
    async update(...args: Parameters<typeof db.update>) {
      if (!lifted) await at.lift(spammer.id);
      lifted = true;
      return db.update(...args);
    },
  } as typeof db;
  expect(await at.run(at.conversationsJob(spammer.id), { store })).toEqual([]);
  expect((await at.inbox(member.token)).sort()).toEqual([begun, group].sort());
});

test('a job without time left is continued by the next message', async () => {
  const { spammer, member, group } = await conversations();
  await at.ban(spammer.id);
  let time = 0;
  const clock = () => (time += 20_000);
  expect(await at.run(at.conversationsJob(spammer.id), { clock })).toEqual([]);
  expect(await at.inbox(member.token)).toEqual([group]);
});

test('a ban concerns the conversations of its hub alone', async () => {
  const { spammer, begun } = await conversations();
  const key = conversationKeyOf(at.ours.id, begun);
  const elsewhere = { set: { hub_id: newId() } };
  await at.service.db.update(key, elsewhere);
  await at.service.db.update(inboxKey(at.ours.id, spammer.id, begun), elsewhere);
  await at.ban(spammer.id);
  await at.run(at.conversationsJob(spammer.id));
  expect((await at.service.db.get<ConversationItem>(key))?.creator_banned).toBeUndefined();
});

test('every page of the conversations is settled', async () => {
  const spammer = await at.person();
  const people = await Promise.all(Array.from({ length: 26 }, () => at.person()));
  for (const { id } of people) await at.converse(spammer.token, [id]);
  await at.ban(spammer.id);
  await at.run(at.conversationsJob(spammer.id));
  expect((await Promise.all(people.map(({ token }) => at.inbox(token)))).flat()).toEqual([]);
});

import { expect, test } from 'vitest';
import { inboxRow } from '../../../shared/engagement/messages/inbox-item.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { members } from '../../../shared/hubs/people/members/members.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data, items, outcome } from '../../support/answers.ts';
import { meter } from '../../support/meter.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { type Person, startMe } from './world.ts';

const world = useWorld(startMe);
const spent = useFixture(() => meter(world.service.store.client));

const counts = async ({ token }: Person) => data(await world.send(token, 'GET', '/me/unread-counts')).attributes;

/** All resources of a list, page by page. */
const listAll = async ({ token }: Person, path: string) => {
  const found: ReturnType<typeof items>[number][] = [];
  for (let next: string | undefined = path; next; ) {
    const response = await world.send(token, 'GET', next);
    found.push(...items(response));
    next = (response.body.links as { next?: string }).next?.replace('/api/v1', '');
  }
  return found;
};

/** The counts, from the lists that they count. */
const recount = async (person: Person) => {
  const notifications = await listAll(person, '/me/notifications?filter[is_read]=false&page[size]=3');
  const conversations = [
    ...(await listAll(person, '/conversations?page[size]=2')),
    ...(await listAll(person, '/conversations?filter[is_archived]=true')),
  ].filter(({ attributes }) => Number(attributes.unread_count) > 0);
  const countsOf = (isCounted: (hub: unknown) => boolean) => {
    const counted = conversations.filter(({ attributes }) => isCounted(attributes.hub_id));
    return {
      notification_count: notifications.filter(({ attributes }) => isCounted(attributes.hub_id)).length,
      message_count: counted.reduce((sum, { attributes }) => sum + Number(attributes.unread_count), 0),
      conversation_count: counted.length,
    };
  };
  const ids = [...new Set([...notifications, ...conversations].map(({ attributes }) => String(attributes.hub_id)))];
  const inHubs = ids.sort().map((hub_id) => ({ hub_id, ...countsOf((hub) => hub === hub_id) }));
  return { ...countsOf(() => true), hubs: inHubs };
};

/** The counts, which must equal a recount. */
const counted = async (person: Person) => {
  await world.relay.relayAll();
  const found = await counts(person);
  expect(found).toEqual(await recount(person));
  return found;
};

const markRead = ({ token }: Person, conversation: string) =>
  world.send(token, 'PUT', `/conversations/${conversation}/read`);

const secondHub = async (...people: readonly Person[]): Promise<string> => {
  const actor = { type: 'user', id: world.ours.users.owner.id } as const;
  const input = { name: 'Another', slug: `another-${newId()}`, description: null, access_level: 'open' as const };
  const made = await hubs(world.db, world.ours.id).create(
    { ...input, sign_in: 'both', allowed_origins: [] },
    actor,
    new Date(),
  );
  if (typeof made === 'string') throw new Error(made);
  for (const { id } of people)
    await members(world.db, { team: world.ours.id, hub: made.id }).join(id, 'active', actor, new Date());
  return made.id;
};

test('a member without unread messages and notifications has counts of zero and no hubs', async () => {
  const ada = await world.person();
  const response = await world.send(ada.token, 'GET', '/me/unread-counts');
  expect(data(response)).toMatchObject({ type: 'unread_counts', id: ada.id });
  expect(await counted(ada)).toEqual({ notification_count: 0, message_count: 0, conversation_count: 0, hubs: [] });
});

test('messages of all conversations and hubs are counted, muted and archived ones included, and own ones are not', async () => {
  const [ada, bo, cy] = [await world.person(), await world.person(), await world.person()];
  const other = await secondHub(ada, bo);
  const [first, second] = [await world.conversation(bo, ada), await world.conversation(cy, ada, bo)];
  const third = await world.made(bo.token, '/conversations', 'conversations', { contact_ids: [ada.id], hub_id: other });
  await world.send(ada.token, 'PATCH', `/conversations/${second}`, 'conversations', { is_muted: true });
  for (const [by, id] of [
    [bo, first],
    [bo, first],
    [cy, second],
    [bo, third],
  ] as const) {
    await world.message(by, id, 'Hello');
    await world.relay.relayAll();
  }
  await world.relay.relayAll();
  await world.send(ada.token, 'PATCH', `/conversations/${second}`, 'conversations', { is_archived: true });
  const hubIds = [world.ours.hub, other].sort();
  expect(await counted(ada)).toEqual({
    notification_count: 2,
    message_count: 4,
    conversation_count: 3,
    hubs: hubIds.map((hub_id) =>
      hub_id === other
        ? { hub_id, notification_count: 1, message_count: 1, conversation_count: 1 }
        : { hub_id, notification_count: 1, message_count: 3, conversation_count: 2 },
    ),
  });
  await markRead(ada, first);
  expect(await counted(ada)).toMatchObject({ message_count: 2, conversation_count: 2 });
  expect(await counted(bo)).toMatchObject({ message_count: 1, conversation_count: 1 });
  /* A hub that no longer admits the member shows neither its conversations nor that there are unread ones. */
  await world.db.update(memberKey({ team: world.ours.id, hub: other }, ada.id), { set: { status: 'banned' } });
  expect(await counted(ada)).toMatchObject({ message_count: 1, hubs: [{ hub_id: world.ours.hub }] });
});

test('messages of a conversation whose participant was blocked afterwards count until they are read', async () => {
  const [ada, bo] = [await world.person(), await world.person()];
  const conversation = await world.conversation(bo, ada);
  await world.message(bo, conversation, 'Hello');
  await world.relay.relayAll();
  await world.send(ada.token, 'PUT', `/me/blocks/${bo.id}`);
  expect(await counted(ada)).toMatchObject({ message_count: 1, notification_count: 0 });
  await markRead(ada, conversation);
  expect(await counted(ada)).toMatchObject({ message_count: 0, notification_count: 0 });
});

test('a deleted message counts until it is read, and its notification no longer', async () => {
  const [ada, bo] = [await world.person(), await world.person()];
  const conversation = await world.conversation(bo, ada);
  const message = await world.message(bo, conversation, 'Hello');
  expect(await counted(ada)).toMatchObject({ message_count: 1, notification_count: 1 });
  await world.send(bo.token, 'DELETE', `/messages/${message}`);
  expect(await counted(ada)).toMatchObject({ message_count: 1, notification_count: 0 });
  await markRead(ada, conversation);
  expect(await counted(ada)).toMatchObject({ message_count: 0, notification_count: 0 });
});

test('notifications of deleted, hidden and restored comments, and of a secret space, are counted while they are listed', async () => {
  const [ada, bo] = [await world.person(), await world.person()];
  const discussion = await world.discussion(ada);
  const [deleted, hidden] = [await world.comment(bo, discussion), await world.comment(bo, discussion)];
  await world.comment(bo, discussion);
  expect(await counted(ada)).toMatchObject({ notification_count: 3 });
  await world.send(bo.token, 'DELETE', `/comments/${deleted}`);
  const { token } = world.ours.users.owner;
  const moderate = (status: string) => world.send(token, 'PATCH', `/comments/${hidden}`, 'comments', { status });
  await moderate('hidden');
  expect(await counted(ada)).toMatchObject({ notification_count: 1 });
  await moderate('published');
  expect(await counted(ada)).toMatchObject({ notification_count: 2 });
  const path = `/hubs/${world.ours.hub}/spaces/${world.space}`;
  await world.send(token, 'PATCH', path, 'spaces', { visibility: 'secret' });
  expect(await counted(ada)).toMatchObject({ notification_count: 0, hubs: [] });
  await world.send(token, 'PATCH', path, 'spaces', { visibility: 'members' });
  expect(await counted(ada)).toMatchObject({ notification_count: 2 });
  await world.send(ada.token, 'PUT', '/me/notifications/read');
  expect(await counted(ada)).toMatchObject({ notification_count: 0 });
});

test('counts equal a recount after concurrent messages, comments and reads', async () => {
  const [ada, bo, cy] = [await world.person(), await world.person(), await world.person()];
  const discussion = await world.discussion(ada);
  const conversations = [await world.conversation(bo, ada), await world.conversation(cy, ada)] as const;
  for (let round = 0; round < 4; round += 1) {
    await Promise.all([
      ...Array.from({ length: 6 }, () => world.message(bo, conversations[0], 'Hello')),
      ...Array.from({ length: 3 }, () => world.message(cy, conversations[1], 'Hello')),
      ...Array.from({ length: 3 }, () => world.comment(cy, discussion)),
      world.relay.relayAll(),
      markRead(ada, conversations[round % 2 ? 0 : 1]),
      world.send(ada.token, 'PUT', '/me/notifications/read'),
    ]);
    await counted(ada);
  }
  await Promise.all([
    ...conversations.map((id) => markRead(ada, id)),
    world.send(ada.token, 'PUT', '/me/notifications/read'),
  ]);
  expect(await counted(ada)).toEqual({ notification_count: 0, message_count: 0, conversation_count: 0, hubs: [] });
});

test('the counts of 50 conversations, 10 of them with unread messages, and 10 replies cost 10 requests and 32 read units', async () => {
  const [ada, bo] = [await world.person(), await world.person()];
  const discussion = await world.discussion(ada);
  for (let nth = 0; nth < 10; nth += 1) await world.comment(bo, discussion);
  await world.relay.relayAll();
  const at = new Date().toISOString();
  const preview = { id: newId(), author_contact_id: bo.id, preview: 'x'.repeat(140), created_at: at, deleted_at: null };
  for (let nth = 0; nth < 50; nth += 1) {
    const people = { contact_ids: [ada.id, bo.id], created_by: bo.id, blocked_by: [] };
    const of = { id: newId(), team_id: world.ours.id, hub_id: world.ours.hub, kind: 'group', title: null } as const;
    const unread = nth < 10 ? [newId(), newId(), newId()] : [];
    const row = inboxRow({ ...of, ...people, created_at: at, updated_at: at }, ada.id, true);
    await world.db.put(row);
    await world.db.update(row, { set: { last_message: preview, unread } });
  }
  spent.read();
  expect(await counts(ada)).toMatchObject({ message_count: 30, notification_count: 10 });
  const { requests, read, write } = spent.read();
  expect({ requests, write }).toEqual({ requests: 10, write: 0 });
  expect(read).toBe(32);
});

test('users and API keys get 403, a deleted contact gets 401, and a contact of another team sees nothing of it', async () => {
  const get = (token: string) => world.send(token, 'GET', '/me/unread-counts');
  for (const token of [world.ours.users.owner.token, world.ours.key.secret])
    expect(outcome(await get(token))).toBe('403 forbidden');
  const ada = await world.person();
  await world
    .message(await world.person(), await world.conversation(await world.person(), ada), 'Hello')
    .catch(() => '');
  const foreign = world.service.keys.issue({ kind: 'contact', id: ada.id, team: world.theirs.id });
  expect(outcome(await get(foreign))).toBe('401 unauthorized');
});

import { describe, expect, test } from 'vitest';
import {
  NOTIFICATION,
  type NotificationItem,
  notificationKey,
  notificationKind,
  notificationRow,
  notificationsPartition,
} from '../../../shared/downstream/notifications/notification-item.ts';
import { notifier } from '../../../shared/downstream/notifications/notifier.ts';
import { changeEvent } from '../../../shared/engagement/hub-events/change-event.ts';
import { EventChange } from '../../../shared/engagement/hub-events/event-input.ts';
import type { HubEventItem } from '../../../shared/engagement/hub-events/event-item.ts';
import { conversationKeyOf } from '../../../shared/engagement/messages/conversation-item.ts';
import { messageKey } from '../../../shared/engagement/messages/message-item.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import type { Change } from '../../../shared/platform/db/expression.ts';
import type { Actor } from '../../../shared/platform/db/item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { tagFor } from '../../../shared/platform/ids/place-id.ts';
import { data, ids, outcome } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { type Person, startMe } from './world.ts';

const world = useWorld(startMe);

describe('notifications', () => {
  test('a reply notifies the authors of the comment and of the discussion once each, and never its own author', async () => {
    const [ada, bo, cy] = [await world.person('Ada'), await world.person('Bo'), await world.person('Cy')];
    const discussion = await world.discussion(ada);
    const root = await world.comment(bo, discussion);
    const reply = await world.comment(cy, discussion, root, 'So it is');
    const [latest, first, ...more] = await world.notifications(ada);
    expect(more).toEqual([]);
    expect(latest?.attributes).toMatchObject({
      kind: 'reply',
      title: 'Cy replied to you',
      body: 'So it is',
      resource_type: 'comments',
      resource_id: reply,
      actor_contact_id: cy.id,
      hub_id: world.ours.hub,
      is_read: false,
      read_at: null,
    });
    expect(first?.attributes).toMatchObject({ title: 'Bo replied to you', resource_id: root });
    expect((await world.notifications(bo)).map(({ attributes }) => attributes.resource_id)).toEqual([reply]);
    expect(await world.notifications(cy)).toEqual([]);
    await world.comment(ada, discussion, root);
    expect(await world.notifications(ada)).toHaveLength(2);
  });

  test('the author of both the discussion and the comment is notified once', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    const discussion = await world.discussion(ada);
    await world.comment(bo, discussion, await world.comment(ada, discussion));
    expect(await world.notifications(ada)).toHaveLength(1);
  });

  test('a message notifies the other participants, except those who muted or have unread messages', async () => {
    const [ada, bo, cy] = [await world.person('Ada'), await world.person('Bo'), await world.person('Cy')];
    const conversation = await world.conversation(ada, bo, cy);
    await world.send(cy.token, 'PATCH', `/conversations/${conversation}`, 'conversations', { is_muted: true });
    await world.message(ada, conversation, 'Hello');
    const [notification] = await world.notifications(bo);
    expect(notification?.attributes).toMatchObject({
      kind: 'message',
      title: 'Ada sent you a message',
      body: 'Hello',
      resource_type: 'conversations',
      resource_id: conversation,
      actor_contact_id: ada.id,
    });
    await world.message(ada, conversation, 'Are you there?');
    expect(await world.notifications(bo)).toHaveLength(1);
    expect([await world.notifications(cy), await world.notifications(ada)]).toEqual([[], []]);
    await world.send(bo.token, 'PUT', `/conversations/${conversation}/read`);
    await world.message(ada, conversation, 'Now?');
    expect((await world.notifications(bo)).map(({ attributes }) => attributes.body)).toEqual(['Now?', 'Hello']);
  });

  test('a message of a request notifies those who accepted it, from the first message after it', async () => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    const conversation = await world.conversation(ada, bo);
    const request = (status: string) =>
      world.db.update(conversationKeyOf(world.ours.id, conversation), { set: { requests: { [bo.id]: status } } });
    for (const status of ['requested', 'held', 'declined']) {
      await request(status);
      await world.message(ada, conversation, 'Hello');
      await world.send(bo.token, 'PUT', `/conversations/${conversation}/read`);
      expect(await world.notifications(bo), status).toEqual([]);
    }
    await request('accepted');
    await world.message(ada, conversation, 'Welcome');
    expect((await world.notifications(bo)).map(({ attributes }) => attributes.body)).toEqual(['Welcome']);
  });

  test('the messages of a conversation that a banned member began are hidden until the ban is lifted', async () => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    const conversation = await world.conversation(ada, bo);
    await world.message(ada, conversation, 'Buy now');
    const mark = (change: Change) => world.db.update(conversationKeyOf(world.ours.id, conversation), change);
    await mark({ set: { creator_banned: true } });
    expect(await world.notifications(bo)).toEqual([]);
    await mark({ remove: ['creator_banned'] });
    expect(await world.notifications(bo)).toHaveLength(1);
  });

  test('a message of an automation is called automated', async () => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    const conversation = await world.conversation(ada, bo);
    const id = await world.message(ada, conversation, 'Hello');
    const key = messageKey(world.ours.id, tagFor(conversation), id);
    await world.db.update(key, { set: { is_automated: true } });
    const titles = (await world.notifications(bo)).map(({ attributes }) => attributes.title);
    expect(titles).toEqual(['Ada sent you an automated message']);
  });

  test('an achievement notifies its member, and the notification is not listed once it is revoked', async () => {
    const ada = await world.person();
    const token = world.ours.users.owner.token;
    const achievement = { title: 'Good', points: 3 };
    const id = await world.made(token, `/teams/${world.ours.id}/achievements`, 'achievements', achievement);
    const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/achievements`;
    await world.made(token, path, 'hub_achievements', { achievement_id: id });
    await world.send(token, 'POST', `${path}/${id}/awards/${ada.id}`);
    const [notification] = await world.notifications(ada);
    expect(notification?.attributes).toMatchObject({ kind: 'achievement', title: 'You earned Good', body: '3 points' });
    await world.send(token, 'DELETE', `${path}/${id}/awards/${ada.id}`);
    expect(await world.notifications(ada)).toEqual([]);
  });

  test('a freed seat notifies the member who gets it', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    await world.seatFreed('Dinner', ada, bo);
    const [notification] = await world.notifications(bo);
    expect(notification?.attributes).toMatchObject({ kind: 'event_seat', title: 'You are going to Dinner' });
  });

  test('the host of an event is notified once for it, in the app and by email, when it is published or names them', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    const change = async (event: HubEventItem, input: object, by: Actor = { type: 'user', id: newId() }) => {
      const changing = { event, actor: by, now: new Date() };
      const changed = await changeEvent(world.db, changing, EventChange.parse(input));
      if (typeof changed === 'string') throw new Error(changed);
      return changed;
    };
    const hosted = async (person: Person) =>
      (await world.notifications(person)).filter(({ attributes }) => attributes.kind === 'event_host');
    let event = await world.hosted('Dinner', ada, 'draft');
    expect(await hosted(ada)).toEqual([]);
    event = await change(event, { status: 'scheduled' });
    expect((await hosted(ada)).map(({ attributes }) => attributes.title)).toEqual([
      'You are shown as the host of Dinner',
    ]);
    expect((await world.emails()).filter(({ to }) => to === ada.email)).toHaveLength(1);
    event = await change(event, { title: 'Supper', host_contact_id: ada.id });
    event = await change(event, { host_contact_id: bo.id });
    expect([await hosted(ada), await hosted(bo)].map(({ length }) => length)).toEqual([0, 1]);
    event = await change(event, { host_contact_id: ada.id });
    expect([await hosted(ada), await hosted(bo)].map(({ length }) => length)).toEqual([1, 0]);
    expect((await world.emails()).filter(({ to }) => to === ada.email)).toEqual([]);
    const cy = await world.person();
    await change(event, { host_contact_id: cy.id }, { type: 'contact', id: cy.id });
    expect(await hosted(cy)).toEqual([]);
  });

  test('a warning notifies its member with its message, in the app and by email', async () => {
    const ada = await world.person();
    const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/members/${ada.id}/warnings`;
    await world.made(world.ours.users.owner.token, path, 'member_warnings', { message: 'Be kind' });
    const [notification] = await world.notifications(ada);
    expect(notification?.attributes).toMatchObject({
      kind: 'warning',
      title: 'You received a warning',
      body: 'Be kind',
    });
    expect(notification?.attributes.actor_contact_id).toBeNull();
    const [email] = (await world.emails()).filter(({ to }) => to === ada.email);
    expect(email?.text).toContain('Be kind');
  });
});

test('is_read lists the unread or the read notifications, in pages, and only those that the member can see', async () => {
  const [ada, bo] = [await world.person(), await world.person()];
  const discussion = await world.discussion(ada);
  for (const body of ['1', '2', '3', '4']) await world.comment(bo, discussion, undefined, body);
  const all = (await world.notifications(ada)).map(({ id }) => id);
  expect(all).toHaveLength(4);
  const list = (query: string) => world.send(ada.token, 'GET', `/me/notifications?${query}`);
  await world.send(ada.token, 'PUT', `/me/notifications/${all[1]}/read`);
  await world.send(ada.token, 'PUT', `/me/notifications/${all[3]}/read`);
  expect(ids(await list('filter[is_read]=true'))).toEqual([all[1], all[3]]);
  expect(ids(await list('filter[is_read]=false'))).toEqual([all[0], all[2]]);
  const first = await list('filter[is_read]=false&page[size]=1');
  expect(ids(first)).toEqual([all[0]]);
  const { next = '' } = first.body.links as { next?: string };
  expect(ids(await world.send(ada.token, 'GET', next.replace('/api/v1', '')))).toEqual([all[2]]);
  expect(outcome(await list('filter[is_read]=no'))).toBe('422 filter[is_read]');
  await world.send(ada.token, 'DELETE', `/discussions/${discussion}`);
  expect(ids(await list('filter[is_read]=true'))).toEqual([]);
  expect(ids(await list('filter[is_read]=false'))).toEqual([]);
});

describe('notifications that are not listed', () => {
  test('a comment that was hidden, deleted or is no longer accessible is not listed', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    const discussion = await world.discussion(ada);
    const [hidden, deleted, kept] = [
      await world.comment(bo, discussion),
      await world.comment(bo, discussion),
      await world.comment(bo, discussion),
    ];
    expect(await world.notifications(ada)).toHaveLength(3);
    await world.send(bo.token, 'DELETE', `/comments/${deleted}`);
    const { token } = world.ours.users.owner;
    await world.send(token, 'PATCH', `/comments/${hidden}`, 'comments', { status: 'hidden' });
    expect((await world.notifications(ada)).map(({ attributes }) => attributes.resource_id)).toEqual([kept]);
    await world.send(token, 'PATCH', `/hubs/${world.ours.hub}/spaces/${world.space}`, 'spaces', {
      visibility: 'secret',
    });
    expect(await world.notifications(ada)).toEqual([]);
    await world.send(token, 'PATCH', `/hubs/${world.ours.hub}/spaces/${world.space}`, 'spaces', {
      visibility: 'members',
    });
    expect(await world.notifications(ada)).toHaveLength(1);
    await world.db.update(memberKey(world.hub, ada.id), { set: { status: 'banned' } });
    expect(await world.notifications(ada)).toEqual([]);
  });

  test('a deleted message is not listed', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    const message = await world.message(ada, await world.conversation(ada, bo), 'Oh');
    expect(await world.notifications(bo)).toHaveLength(1);
    await world.send(ada.token, 'DELETE', `/messages/${message}`);
    expect(await world.notifications(bo)).toEqual([]);
  });

  test('a member without access at the time of the event is never notified of it', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    const discussion = await world.discussion(ada);
    await world.comment(bo, discussion);
    await world.db.update(memberKey(world.hub, ada.id), { set: { status: 'removed' } });
    await world.relay.relayAll();
    await world.db.update(memberKey(world.hub, ada.id), { set: { status: 'active' } });
    expect(await world.notifications(ada)).toEqual([]);
  });

  test('an event that is received many times creates one notification', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    const comment = await world.comment(bo, await world.discussion(ada));
    const [notification] = await world.notifications(ada);
    await world.send(ada.token, 'PUT', `/me/notifications/${notification?.id}/read`);
    const event = {
      id: notification?.id ?? '',
      type: 'comment.created',
      team_id: world.ours.id,
      hub_id: world.ours.hub,
      resource_type: 'comments',
      resource_id: comment,
      actor: { type: 'contact', id: bo.id } as const,
      at: new Date().toISOString(),
      changed: [],
    };
    const notify = notifier(world.db, { send: async () => undefined });
    await Promise.all(Array.from({ length: 50 }, () => notify(event, new Date())));
    const again = await world.notifications(ada);
    expect(again.map(({ id }) => id)).toEqual([notification?.id]);
    expect(again[0]?.attributes.is_read).toBe(true);
  });

  test('a notification older than 90 days is not returned, even before the table deletes it', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    await world.comment(bo, await world.discussion(ada));
    const [notification] = await world.notifications(ada);
    const key = notificationKey(world.ours.id, ada.id, notification?.id ?? '');
    const row = await world.db.get<{ ttl: number; created_at: string }>(key);
    expect(row?.ttl).toBe(Math.ceil(Date.parse(row?.created_at ?? '') / 1000) + 90 * 86_400);
    const unread = async () => (await world.send(ada.token, 'GET', '/me/notifications')).body.meta;
    expect(await unread()).toMatchObject({ unread_count: 1 });
    await world.db.update(key, { set: { ttl: Math.floor(Date.now() / 1000) - 1 } });
    expect(await world.notifications(ada)).toEqual([]);
    expect(await unread()).toMatchObject({ unread_count: 0 });
    expect(outcome(await world.send(ada.token, 'PUT', `/me/notifications/${notification?.id}/read`))).toBe(
      '404 not_found',
    );
  });
});

describe('reading notifications', () => {
  const withReplies = async (count: number) => {
    const [ada, bo] = [await world.person(), await world.person()];
    const discussion = await world.discussion(ada);
    for (let nth = 0; nth < count; nth += 1) await world.comment(bo, discussion, null, `Answer ${nth}`);
    await world.relay.relayAll();
    return { ada, bo };
  };
  const unread = async (token: string) => (await world.send(token, 'GET', '/me/notifications')).body.meta;

  test('GET /me/notifications returns pages, newest first, with the unread count', async () => {
    const { ada } = await withReplies(5);
    const first = await world.send(ada.token, 'GET', '/me/notifications?page[size]=3');
    expect(first.body.meta).toMatchObject({ has_more: true, unread_count: 5 });
    const { next } = first.body.links as { next: string };
    const second = await world.service.call({ path: next, token: ada.token });
    const bodies = [first, second].flatMap(({ body }) =>
      (body.data as { attributes: { body: string } }[]).map(({ attributes }) => attributes.body),
    );
    expect(bodies).toEqual(['Answer 4', 'Answer 3', 'Answer 2', 'Answer 1', 'Answer 0']);
    expect(second.body.meta).toMatchObject({ has_more: false });
  });

  test('marking a notification as read is idempotent, and another member’s returns 404', async () => {
    const { ada, bo } = await withReplies(2);
    const [one] = await world.notifications(ada);
    const path = `/me/notifications/${one?.id}/read`;
    const first = data(await world.send(ada.token, 'PUT', path));
    expect(first).toMatchObject({ id: one?.id, attributes: { is_read: true, read_at: expect.any(String) } });
    expect(data(await world.send(ada.token, 'PUT', path)).attributes).toEqual(first.attributes);
    expect(await unread(ada.token)).toMatchObject({ unread_count: 1 });
    expect(outcome(await world.send(bo.token, 'PUT', path))).toBe('404 not_found');
    expect(outcome(await world.send(ada.token, 'PUT', `/me/notifications/${newId()}/read`))).toBe('404 not_found');
  });

  test('a notification that was only emailed is not listed and emits no event', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    const choices = { reply: { in_app: false, email: true } };
    await world.send(ada.token, 'PUT', '/me/notification-preferences', 'notification_preferences', choices);
    const rowsOf = async ({ id }: typeof ada) => {
      const run = { partition: notificationsPartition(world.ours.id, id), prefix: NOTIFICATION };
      return (await world.db.query<NotificationItem>({ ...run, limit: 10 })).items;
    };
    const root = await world.comment(bo, await world.discussion(ada));
    await world.comment(ada, await world.discussion(bo), null);
    await world.notifications(ada);
    const [rows, listed] = [await rowsOf(ada), await rowsOf(bo)];
    expect(rows).toMatchObject([{ unlisted: true, subject: { id: root } }]);
    expect(listed).toHaveLength(1);
    expect(listed.flatMap((row) => notificationKind.events(undefined, row))).toMatchObject([
      { type: 'notification.created' },
    ]);
    expect(rows.flatMap((row) => notificationKind.events(undefined, row))).toEqual([]);
    expect(outcome(await world.send(ada.token, 'PUT', `/me/notifications/${rows[0]?.id}/read`))).toBe('404 not_found');
  });

  test('the unread count excludes hubs that are closed to the member, and is exact beyond a page of the index, up to 1,000', async () => {
    const ada = await world.person();
    const notifyIn = (hub_id: string) => {
      const at = new Date().toISOString();
      const ids = { id: newId(), team_id: world.ours.id, hub_id, contact_id: ada.id, kind: 'automation' } as const;
      const words = { title: 'Hello', body: null, url: null, read_at: null, created_at: at, updated_at: at };
      return world.db.put(notificationRow({ ...ids, ...words }, null));
    };
    const closed = newId();
    await Promise.all(Array.from({ length: 101 }, () => notifyIn(closed)));
    expect(await unread(ada.token)).toMatchObject({ unread_count: 0 });
    await notifyIn(world.ours.hub);
    expect(await unread(ada.token)).toMatchObject({ unread_count: 1 });
    await Promise.all(Array.from({ length: 101 }, () => notifyIn(world.ours.hub)));
    expect(await unread(ada.token)).toMatchObject({ unread_count: 102 });
    await Promise.all(Array.from({ length: 900 }, () => notifyIn(world.ours.hub)));
    expect(await unread(ada.token)).toMatchObject({ unread_count: 1_000 });
    /* Marks the 1,000 oldest: 101 of them are in the closed hub. */
    await world.send(ada.token, 'PUT', '/me/notifications/read');
    expect(await unread(ada.token)).toMatchObject({ unread_count: 103 });
  });

  test('PUT /me/notifications/read marks all notifications of the caller and none of others', async () => {
    const [{ ada }, other] = [await withReplies(30), await withReplies(1)];
    expect(outcome(await world.send(ada.token, 'PUT', '/me/notifications/read'))).toBe('204');
    expect(await unread(ada.token)).toMatchObject({ unread_count: 0 });
    expect((await world.notifications(ada)).every(({ attributes }) => attributes.is_read === true)).toBe(true);
    expect(await unread(other.ada.token)).toMatchObject({ unread_count: 1 });
  });

  test('users and API keys get 403, and a contact that does not exist gets 401', async () => {
    for (const token of [world.ours.users.owner.token, world.ours.key.secret])
      expect(outcome(await world.send(token, 'GET', '/me/notifications'))).toBe('403 forbidden');
    const token = world.service.keys.issue({ kind: 'contact', id: newId(), team: world.ours.id });
    for (const [method, path] of [
      ['GET', '/me/notifications'],
      ['PUT', '/me/notifications/read'],
      ['PUT', `/me/notifications/${newId()}/read`],
      ['GET', '/me/notification-preferences'],
    ] as const)
      expect(outcome(await world.send(token, method, path))).toBe('401 unauthorized');
  });
});

import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { type Follower, follow } from './support/live.ts';
import { baseUrl, demo } from './support/target.ts';

const [team] = demo().teams;
const [hub] = team?.hubs ?? [];
const [space] = hub?.spaces ?? [];
const [member, other] = team?.members ?? [];
if (!team || !hub || !space || !member || !other) throw new Error('The demo has a hub, a space and two members');

const send = async (path: string, type: string, attributes: object, token = '') => {
  const response = await fetch(`${baseUrl}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/vnd.api+json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ data: { type, attributes } }),
  });
  expect([path, response.ok]).toEqual([path, true]);
  return (await response.json()) as { data: { id: string; attributes: { access_token?: string } } };
};
const post = async (): Promise<string> => {
  const path = `/hubs/${hub.id}/spaces/${space.id}/discussions`;
  return (await send(path, 'discussions', { title: 'A post', body: randomUUID() }, member.token)).data.id;
};
const comment = async (target_id: string): Promise<string> => {
  const input = { target_type: 'discussion', target_id, body: randomUUID() };
  return (await send('/comments', 'comments', input, other.token)).data.id;
};

let followers: Follower[] = [];
afterEach(() => {
  for (const follower of followers) follower.close();
  followers = [];
});
/** Follows the hub; returns when the socket is subscribed. */
const subscribed = async (token: string): Promise<Follower> => {
  const follower = follow(hub.id, token);
  followers.push(follower);
  await expect.poll(() => follower.states.at(-1)).toBe('socket');
  return follower;
};
const about = ({ events }: Follower, id: string) => events.filter(({ resource_id }) => resource_id === id);

test('a socket receives an event with the id of the event stream, once', async () => {
  const follower = await subscribed(member.token);
  const discussion = await post();
  await expect.poll(() => about(follower, discussion).length).toBe(2);
  const [event] = about(follower, discussion);
  const streamed = await fetch(`${baseUrl}/api/v1/hubs/${hub.id}/stream`, {
    headers: { authorization: `Bearer ${member.token}` },
  });
  expect(await streamed.text()).toContain(`id: ${event?.id}\nevent: ${event?.type}\ndata: ${JSON.stringify(event)}\n`);
  const ids = follower.events.map(({ id }) => id);
  expect([new Set(ids).size, follower.sockets.length]).toEqual([ids.length, 1]);
});

test('an author is notified of a comment over the socket, with the number of unread notifications', async () => {
  const discussion = await post();
  const [author, writer] = [await subscribed(member.token), await subscribed(other.token)];
  const before = author.unread.at(-1) ?? 0;
  const written = await comment(discussion);
  await expect.poll(() => author.notifications.map(({ resource_id }) => resource_id)).toContain(written);
  expect(author.notifications.at(-1)).toMatchObject({ hub_id: hub.id, actor_contact_id: other.contact_id });
  await expect.poll(() => author.unread.at(-1)).toBe(Math.min(before + 1, 1_000));
  await expect.poll(() => about(writer, written).length).toBeGreaterThan(0);
  expect(writer.notifications.filter(({ resource_id }) => resource_id === written)).toEqual([]);
});

test('the unread counts of a socket become those of GET /me/unread-counts, after a message and after it is read', async () => {
  const path = ['/conversations', 'conversations', { contact_ids: [other.contact_id], hub_id: hub.id }] as const;
  const { id } = (await send(...path, member.token)).data;
  const call = async (path: string, method = 'GET') => {
    const response = await fetch(`${baseUrl}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${other.token}` },
    });
    return (await response.json()) as { data: { attributes: Record<string, unknown> } };
  };
  const counts = async () => {
    const { attributes } = (await call('/me/unread-counts')).data;
    return [attributes.notification_count, attributes.message_count];
  };
  const reader = await subscribed(other.token);
  const pushed = () => {
    const last = reader.received.findLast(({ counted_at }) => counted_at !== undefined);
    return [last?.unread_count, last?.unread_message_count];
  };
  expect(pushed()).toEqual(await counts());
  const [, before] = await counts();
  await send(`/conversations/${id}/messages`, 'messages', { body: randomUUID() }, member.token);
  await expect.poll(() => pushed()[1]).toBe(Number(before) + 1);
  await expect.poll(async () => String(pushed()) === String(await counts())).toBe(true);
  await call(`/conversations/${id}/read`, 'PUT');
  await expect.poll(async () => String(pushed()) === String(await counts())).toBe(true);
  expect((await call(`/conversations/${id}`)).data.attributes).toMatchObject({ unread_count: 0 });
});

test('typing reaches the other participant of a conversation, and not the member who types', async () => {
  const path = ['/conversations', 'conversations', { contact_ids: [other.contact_id], hub_id: hub.id }] as const;
  const { id: conversation_id } = (await send(...path, member.token)).data;
  const [reader, writer] = [await subscribed(member.token), await subscribed(other.token)];
  writer.types(conversation_id);
  await expect.poll(() => reader.typing).toEqual([{ conversation_id, contact_id: other.contact_id }]);
  expect(writer.typing).toEqual([]);
});

test('a client that was away continues after its last event and receives what it missed, once', async () => {
  const [follower, witness] = [await subscribed(member.token), await subscribed(other.token)];
  const known = await post();
  await expect.poll(() => about(follower, known).length).toBe(2);
  follower.goAway();
  await expect.poll(() => follower.isAway()).toBe(true);
  const last = follower.received.findLast(({ type }) => type === 'events')?.last_event_id;
  const missed = await post();
  await expect.poll(() => about(witness, missed).length).toBe(2);
  expect(about(follower, missed)).toEqual([]);
  follower.comeBack();
  await expect.poll(() => about(follower, missed).length).toBe(2);
  expect(follower.sent.filter(({ type }) => type === 'subscribe')).toEqual([
    { type: 'subscribe', hub_id: hub.id },
    { type: 'subscribe', hub_id: hub.id, last_event_id: last },
  ]);
  const ids = follower.events.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a ban closes the socket, and the banned member receives no later event', async () => {
  const account = { email: `live-${randomUUID()}@example.com`, password: `Long words ${randomUUID()}`, slug: hub.slug };
  const registered = await send('/contact-auth/register', 'register_requests', account);
  const token = registered.data.attributes.access_token ?? '';
  const contact = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
  const [banned, witness] = [await subscribed(token), await subscribed(member.token)];
  const path = `/teams/${team.id}/hubs/${hub.id}/members/${contact}/ban`;
  await send(path, 'banned_members', { ban_reason: 'spamming' }, team.owner.token);
  await expect.poll(() => banned.ends).toEqual([expect.objectContaining({ status: 403 })]);
  expect(banned.received).toContainEqual({ type: 'closing', reason: 'access_lost' });
  const later = await post();
  await expect.poll(() => about(witness, later).length).toBe(2);
  expect([about(banned, later), banned.sockets.length]).toEqual([[], 1]);
  await expect.poll(() => banned.sockets[0]?.readyState).toBe(WebSocket.CLOSED);
});

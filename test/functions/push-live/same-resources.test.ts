import { expect, test } from 'vitest';
import { live } from '../../../functions/live/live.ts';
import { pushLive } from '../../../functions/push-live/push-live.ts';
import type { LiveMessage } from '../../../shared/downstream/live/live-message.ts';
import { NOTIFICATION_KINDS } from '../../../shared/downstream/notifications/kinds.ts';
import { streamTickets } from '../../../shared/downstream/stream/stream-tickets.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { fileUrls } from '../../../shared/media/files/file-urls.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { limiter } from '../../../shared/platform/limits/limiter.ts';
import { holdClock } from '../../support/clock.ts';
import { MEDIA_ENVIRONMENT } from '../../support/media.ts';
import { useWorld } from '../../support/use-world.ts';
import { memorySockets } from '../live/world.ts';
import { notified } from '../me/notified.ts';
import { type Person, startMe } from '../me/world.ts';
import { eventsOf } from '../stream/world.ts';

const world = useWorld(startMe);
const memory = memorySockets();

const depsOf = () => ({
  db: world.db,
  sockets: memory.sockets,
  files: fileUrls(MEDIA_ENVIRONMENT),
  isPaused: async () => false,
  now: () => new Date(),
  queue: { send: async () => undefined },
});

/** Subscribes a member; returns the id of the connection. */
const listen = async ({ id: contact }: Person): Promise<string> => {
  const { ticket } = await streamTickets(world.db).create(world.hub, { id: contact, generation: 1 }, new Date());
  const handle = live({ ...depsOf(), limiter: limiter(world.db) });
  const id = newId();
  const event = (routeKey: string, more: object) =>
    handle({ requestContext: { routeKey, connectionId: id, requestId: newId() }, ...more });
  await event('$connect', { queryStringParameters: { ticket } });
  await event('$default', { body: JSON.stringify({ type: 'subscribe', hub_id: world.hub.hub }) });
  return id;
};

/** Relays all changes and delivers what they queue; returns what a connection received. */
const received = async (id: string): Promise<readonly LiveMessage[]> => {
  await world.relay.relayAll();
  const push = pushLive({ ...depsOf(), failed: (_, error) => Promise.reject(error) });
  const jobs = world.relay.liveJobs.splice(0);
  await push({ Records: jobs.map((job) => ({ messageId: newId(), body: JSON.stringify(job) })) });
  return memory.take(id);
};

/** As JSON, as both transports send it. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each(NOTIFICATION_KINDS)('%s: a pushed notification is the resource that the list returns', async (kind) => {
  holdClock();
  const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
  await world.db.update(contactKey(world.ours.id, bo.id), { set: { avatar: newId() } });
  const connection = await listen(ada);
  await notified(world, kind, ada, bo);
  const pushed = (await received(connection)).flatMap((one) => (one.type === 'notification' ? [one] : []));
  const [listed] = await world.notifications(ada);
  const unread = {
    unread_count: 1,
    unread_message_count: kind === 'message' ? 1 : 0,
    counted_at: expect.any(String),
  };
  expect(sent(pushed)).toEqual([
    { type: 'notification', notification: { id: listed?.id, ...listed?.attributes }, ...unread },
  ]);
  const isByMember = kind === 'reply' || kind === 'message';
  expect(listed?.attributes.actor_display_name).toBe(isByMember ? 'Bo' : null);
  expect(listed?.attributes.actor_photo_url === null).toBe(!isByMember);
});

test('pushed events of every kind are those that the event stream returns to the member', async () => {
  const [ada, bo, cy] = [await world.person('Ada'), await world.person('Bo'), await world.person('Cy')];
  await world.relay.relayAll();
  const connection = await listen(ada);
  const [first] = eventsOf(await world.send(ada.token, 'GET', `/hubs/${world.hub.hub}/stream`)).slice(-1);
  for (const kind of NOTIFICATION_KINDS) await notified(world, kind, ada, bo);
  const [discussion, deleted] = [await world.discussion(cy), await world.discussion(cy)];
  await world.send(cy.token, 'PATCH', `/discussions/${discussion}`, 'discussions', { title: 'Another' });
  const reaction = { emoji: '👍' };
  await world.made(ada.token, `/discussions/${discussion}/reactions`, 'reactions', reaction);
  await world.send(cy.token, 'DELETE', `/discussions/${deleted}`);
  const pushed = (await received(connection)).flatMap((one) => (one.type === 'events' ? one.events : []));
  const streamed = await world.service.call({
    path: `/api/v1/hubs/${world.hub.hub}/stream`,
    token: ada.token,
    headers: first?.id === undefined ? {} : { 'last-event-id': first.id },
  });
  expect(sent(pushed)).toEqual(eventsOf(streamed).map(({ data }) => data));
  const things = new Set(pushed.map(({ type }) => type.split('.')[0]));
  const all = ['achievement', 'comment', 'discussion', 'event', 'member', 'message', 'reaction'];
  expect([...things].toSorted()).toEqual(all);
});

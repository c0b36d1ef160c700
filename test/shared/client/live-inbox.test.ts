import { expect, test, vi } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useLive } from './live-world.ts';

const { at, now, follow, idsOf, joined, socket, sentTypes } = useLive();

test('notifications, counts and typing are delivered, and typing is sent once in three seconds', async () => {
  const [notified, counts, typing] = [vi.fn(), vi.fn(), vi.fn()];
  const { live } = await follow({ onNotification: notified, onUnread: counts, onTyping: typing });
  const notification = { id: newId(), title: 'A reply' };
  for (const _ of [1, 2]) socket().receive({ type: 'notification', notification, unread_count: 4 });
  socket().receive({ type: 'unread', unread_count: 0 });
  socket().receive({ type: 'typing', conversation_id: 'c', contact_id: 'ann' });
  expect(notified.mock.calls).toEqual([[notification]]);
  expect(counts.mock.calls).toEqual([
    [3, 0],
    [4, 0],
    [4, 0],
    [0, 0],
  ]);
  expect(typing.mock.calls).toEqual([[{ conversation_id: 'c', contact_id: 'ann' }]]);
  for (const _ of 'three') live.typing('c');
  live.typing('d');
  expect(sentTypes().filter((type) => type === 'typing')).toHaveLength(2);
});

test('unread counts that arrive after newer ones are ignored', async () => {
  const counts = vi.fn();
  await follow({ onUnread: counts });
  const receive = (unread_count: number, counted_at: string) =>
    socket().receive({ type: 'unread', unread_count, unread_message_count: 7, counted_at });
  receive(1, '2026-01-01T00:00:02.000Z');
  receive(2, '2026-01-01T00:00:01.000Z');
  receive(0, '2026-01-01T00:00:03.000Z');
  expect(counts.mock.calls.slice(1)).toEqual([
    [1, 7],
    [0, 7],
  ]);
});

test('a notification is delivered after the event with the same id, and the event after the notification', async () => {
  const [notified, known] = [vi.fn(), await joined()];
  const { received } = await follow({ after: known, onNotification: notified });
  const first = await joined();
  await socket().push(known);
  socket().receive({ type: 'notification', notification: { id: first, title: 'A reply' }, unread_count: 1 });
  const second = await joined();
  socket().receive({ type: 'notification', notification: { id: second, title: 'A reply' }, unread_count: 2 });
  await socket().push(first);
  expect(notified.mock.calls.map(([{ id }]) => id)).toEqual([first, second]);
  expect(idsOf(received)).toEqual([first, second]);
});

test('unknown and malformed messages are ignored, and an error in a listener loses no event', async () => {
  const uncaught = vi.fn();
  const known = await joined();
  const received: string[] = [];
  await follow({
    after: known,
    types: ['member.joined'],
    onEvent({ id }) {
      received.push(id);
      throw new Error('The site failed.');
    },
  });
  vi.stubGlobal('queueMicrotask', (run: () => void) => {
    try {
      run();
    } catch (error) {
      uncaught(error);
    }
  });
  const events = [await joined(), await joined()];
  await at.record({ type: 'member.left', resource_type: 'members', resource_id: newId() });
  for (const odd of [null, [], 'text', 7, { message: 'Internal server error' }]) socket().receive(odd as never);
  await socket().push(known);
  vi.unstubAllGlobals();
  expect(received).toEqual(events);
  expect(uncaught).toHaveBeenCalledTimes(2);
});

test('an `after` that is not the id of an event counts as an unknown one: the latest events come, and the socket stays', async () => {
  const known = await joined();
  const { received } = await follow({ after: 'of another hub' });
  expect(now.states).toEqual(['connecting', 'socket']);
  expect(idsOf(received)).toContain(known);
});

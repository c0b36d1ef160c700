import { expect, test } from 'vitest';
import { inboxOf } from '../../../shared/client/live-inbox.ts';
import { polling } from '../../../shared/client/live-poll.ts';
import { planned } from '../../../shared/client/planned.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

const eventStream = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });

test('the event stream counts as followed once its position is known, and every later event is delivered', async () => {
  const answers = [
    new Response('{}', { status: 503 }),
    eventStream('id: 0001\ndata: {"id":"0001"}\n\n'),
    eventStream('id: 0002\ndata: {"id":"0002"}\n\n'),
  ];
  const asked: string[] = [];
  const seen: string[] = [];
  let read: () => unknown = () => undefined;
  const next = async (): Promise<void> => {
    read();
    await settled();
    await settled();
  };
  const connection = polling({
    path: 'https://api.example/stream',
    send: async ({ url }) => {
      asked.push(new URL(url).search);
      return answers.shift() ?? eventStream('');
    },
    inbox: inboxOf({ onEvent: ({ id }) => seen.push(id) }),
    timer: planned((work) => {
      read = work;
      return () => undefined;
    }),
    onReading: () => seen.push('following'),
    onRefused: () => seen.push('refused'),
  });
  await next();
  expect(seen).toEqual([]);
  await next();
  expect(seen).toEqual(['following']);
  await next();
  expect([seen, asked]).toEqual([
    ['following', '0002'],
    ['', '', '?after=0001'],
  ]);
  connection.close();
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { sqsBatchQueue } from '../../../../shared/platform/queue/batch-queue.ts';
import { sqsQueue } from '../../../../shared/platform/queue/queue.ts';
import { threadOfMessage } from '../../../../shared/platform/queue/thread-attribute.ts';
import { inThread } from '../../../../shared/platform/telemetry/thread.ts';

interface Message {
  readonly MessageBody: string;
  readonly MessageAttributes?: Readonly<Record<string, { readonly StringValue: string }>>;
  readonly Entries?: readonly Message[];
}

const recording = () => {
  const sent: Message[] = [];
  const client = {
    async send({ input }: { readonly input: Message }) {
      sent.push(...(input.Entries ?? [input]));
      return {};
    },
  } as unknown as SQSClient;
  return { sent, client };
};

/** The message as Lambda delivers it. */
const received = ({ MessageBody: body, MessageAttributes = {} }: Message) => ({
  messageId: 'm1',
  body,
  messageAttributes: Object.fromEntries(
    Object.entries(MessageAttributes).map(([name, { StringValue: stringValue }]) => [name, { stringValue }]),
  ),
});

test('a message has the thread of its sender, beside a body that is the same as without', async () => {
  const { sent, client } = recording();
  const send = () => sqsQueue<object>(client, 'https://queue').send({ kind: 'x' });
  await send();
  await inThread('r1 00-a-b-01', send);
  expect(sent.map(({ MessageBody }) => MessageBody)).toEqual(['{"kind":"x"}', '{"kind":"x"}']);
  expect(sent[0]).not.toHaveProperty('MessageAttributes');
  expect(sent.map((message) => threadOfMessage(received(message)))).toEqual(['m1', 'r1 00-a-b-01']);
});

test('each job of a batch has its own thread, or that of the sender', async () => {
  const { sent, client } = recording();
  const jobs = ['r1', undefined, 'r2'].map((thread) => ({ job: {}, delaySeconds: 0, ...(thread && { thread }) }));
  await inThread('sender', () => sqsBatchQueue<object>(client, 'https://queue').send(jobs));
  expect(sent.map((message) => threadOfMessage(received(message)))).toEqual(['r1', 'sender', 'r2']);
});

test('a message without the attribute starts a thread with its own id', () => {
  expect(threadOfMessage({ messageId: 'm1' })).toBe('m1');
  expect(threadOfMessage({ messageId: 'm1', messageAttributes: {} })).toBe('m1');
  expect(threadOfMessage({ messageId: 'm1', messageAttributes: { thread: {} } })).toBe('m1');
});

test('messages are sent only through the two queues that add it', () => {
  const root = join(import.meta.dirname, '../../../..');
  const found = globSync('{shared,functions}/**/*.ts', { cwd: root }).filter((file) =>
    /SendMessage(?:Batch)?Command/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found.toSorted()).toEqual(['shared/platform/queue/batch-queue.ts', 'shared/platform/queue/queue.ts']);
});

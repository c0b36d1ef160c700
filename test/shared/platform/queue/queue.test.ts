import type { SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { sqsQueue } from '../../../../shared/platform/queue/queue.ts';

const recording = () => {
  const inputs: unknown[] = [];
  const client = { send: async ({ input }: { input: unknown }) => ({ MessageId: `m-${inputs.push(input)}` }) };
  return { inputs, queue: sqsQueue<unknown>(client as unknown as SQSClient, 'https://queue') };
};

test('a job is sent unchanged as one message', async () => {
  const { inputs, queue } = recording();
  const job = { kind: 'password_reset', email: 'ada@example.com' };
  await queue.send(job);
  expect(inputs).toEqual([{ QueueUrl: 'https://queue', MessageBody: JSON.stringify(job) }]);
});

test('a job for later has a delay', async () => {
  const { inputs, queue } = recording();
  await queue.send(1, 900);
  expect(inputs).toEqual([{ QueueUrl: 'https://queue', MessageBody: '1', DelaySeconds: 900 }]);
});

test('characters that SQS rejects are encoded, and decoded on receipt', async () => {
  const { inputs, queue } = recording();
  const job = { email: 'ada@example.com', slug: '\ufffe💥é\u0000', return_url: null };
  await queue.send(job);
  const [{ MessageBody = '' } = {}] = inputs as { MessageBody?: string }[];
  expect(MessageBody).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(MessageBody)).toEqual(job);
});

test('the call rejects if SQS rejects the job', async () => {
  const refusing = { send: () => Promise.reject(new Error('OverLimit')) } as unknown as SQSClient;
  await expect(sqsQueue(refusing, 'https://queue').send({})).rejects.toThrow('OverLimit');
});

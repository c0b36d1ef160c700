import type { SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { type Delayed, sqsBatchQueue } from '../../../../shared/platform/queue/batch-queue.ts';
import { delayUntil } from '../../../../shared/platform/queue/delay.ts';

interface Sent {
  readonly QueueUrl: string;
  readonly Entries: readonly { readonly Id: string; readonly MessageBody: string; readonly DelaySeconds: number }[];
}

const recording = (answer: object = {}) => {
  const inputs: Sent[] = [];
  const client = {
    async send({ input }: { input: Sent }) {
      inputs.push(input);
      return answer;
    },
  };
  return { inputs, queue: sqsBatchQueue<unknown>(client as unknown as SQSClient, 'https://queue') };
};

const jobs = (count: number): readonly Delayed<unknown>[] =>
  Array.from({ length: count }, (_, nth) => ({ job: { nth }, delaySeconds: nth % 900 }));

test('jobs are sent in batches of ten, each once and with its own delay', async () => {
  const { inputs, queue } = recording();
  await queue.send(jobs(21));
  expect(inputs.map(({ Entries }) => Entries.length).toSorted((a, b) => b - a)).toEqual([10, 10, 1]);
  const entries = inputs.flatMap(({ Entries }) => Entries);
  expect(entries.map(({ MessageBody, DelaySeconds }) => [JSON.parse(MessageBody).nth, DelaySeconds])).toEqual(
    expect.arrayContaining(jobs(21).map(({ delaySeconds }, nth) => [nth, delaySeconds])),
  );
  for (const { Entries } of inputs) expect(new Set(Entries.map(({ Id }) => Id)).size).toBe(Entries.length);
});

test('without jobs no request is sent', async () => {
  const { inputs, queue } = recording();
  await queue.send([]);
  expect(inputs).toEqual([]);
});

test('characters that SQS rejects are encoded, and decoded on receipt', async () => {
  const { inputs, queue } = recording();
  await queue.send([{ job: { title: '\ufffe💥\u0000' }, delaySeconds: 0 }]);
  const body = inputs[0]?.Entries[0]?.MessageBody ?? '';
  expect(body).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(body)).toEqual({ title: '\ufffe💥\u0000' });
});

test('the call rejects if SQS rejects one job', async () => {
  const { queue } = recording({ Failed: [{ Id: '3', Code: 'InternalError' }] });
  await expect(queue.send(jobs(5))).rejects.toThrow('InternalError');
});

test('the delay of a message lasts until its time, between zero and 15 minutes', () => {
  const now = new Date('2026-03-01T00:00:00.000Z');
  const inMs = (ms: number): string => new Date(now.getTime() + ms).toISOString();
  expect(
    [null, inMs(-5_000), inMs(1), inMs(1_000), inMs(900_000), inMs(900_001)].map((at) => delayUntil(at, now)),
  ).toEqual([0, 0, 1, 1, 900, 900]);
});

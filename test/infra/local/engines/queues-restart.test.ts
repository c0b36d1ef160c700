import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Queues, startQueues } from '../../../../infra/local/engines/queues.ts';
import { arrayOf, type JsonObject, objectOf } from '../../../../infra/local/json.ts';
import { temporaryFolder } from '../support/data-folder.ts';

const restarted = async (folder: string): Promise<Queues> => {
  const queues = await startQueues(folder);
  onTestFinished(queues.stop);
  return queues;
};

type Step = readonly [operation: string, input: JsonObject];

/** A message in each state: received twice and in flight, ready, delayed. */
const STEPS: readonly Step[] = [
  ['CreateQueue', { QueueName: 'mail', Attributes: { VisibilityTimeout: '1000' } }],
  ['SendMessage', { QueueUrl: 'mail', MessageBody: 'received twice' }],
  ['ReceiveMessage', { QueueUrl: 'mail', VisibilityTimeout: 0 }],
  ['ReceiveMessage', { QueueUrl: 'mail' }],
  ['SendMessage', { QueueUrl: 'mail', MessageBody: 'ready' }],
  ['SendMessage', { QueueUrl: 'mail', MessageBody: 'delayed', DelaySeconds: 900 }],
];

/** Runs the steps in a child process, which is killed after the last one. */
const stepsOfTheKilled = async (folder: string): Promise<void> => {
  const program = join(import.meta.dirname, '..', 'support', 'queues-process.ts');
  const child = spawn(process.execPath, [program, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.write(STEPS.map((step) => `${JSON.stringify(step)}\n`).join(''));
  let answered = 0;
  for await (const _ of createInterface({ input: child.stdout })) {
    answered += 1;
    if (answered === STEPS.length) child.kill('SIGKILL');
  }
  expect(answered).toBe(STEPS.length);
};

const stepsOfTheStopped = async (folder: string): Promise<void> => {
  const queues = await startQueues(folder);
  for (const [operation, input] of STEPS) await queues.call(operation, input);
  await queues.stop();
};

const receiveCounts = async (queues: Queues) => {
  const all = { QueueUrl: 'mail', VisibilityTimeout: 0, MaxNumberOfMessages: 10, AttributeNames: ['All'] };
  const { Messages } = await queues.call('ReceiveMessage', all);
  const received = arrayOf(Messages).map(objectOf);
  return Object.fromEntries(
    received.map(({ Body, Attributes }) => [Body, objectOf(Attributes).ApproximateReceiveCount]),
  );
};

const moveClock = (seconds: number): void => {
  vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
};

describe.each([
  ['stopped', stepsOfTheStopped],
  ['killed', stepsOfTheKilled],
])('queues of a stack that was %s', (_, steps) => {
  test('keep the state of every message', async () => {
    const folder = temporaryFolder();
    await steps(folder);
    expect((await restarted(folder)).inspect('mail')).toEqual({
      ready: [{ body: 'ready' }],
      delayed: [{ body: 'delayed', from: expect.any(Number) }],
      inflight: [{ body: 'received twice', from: expect.any(Number), receipt: expect.any(String) }],
    });
  });

  test('keep messages that are due after the clock moved, with their receive counts', async () => {
    const folder = temporaryFolder();
    await steps(folder);
    const queues = await restarted(folder);
    moveClock(899);
    expect(await receiveCounts(queues)).toEqual({ ready: '1' });
    moveClock(1001);
    expect(await receiveCounts(queues)).toEqual({ ready: '2', delayed: '1', 'received twice': '3' });
  });
});

test('a message whose visibility timeout is set to zero is received again, even after a restart', async () => {
  const folder = temporaryFolder();
  const before = await startQueues(folder);
  await before.call('CreateQueue', { QueueName: 'mail' });
  await before.call('SendMessage', { QueueUrl: 'mail', MessageBody: 'let go' });
  const { Messages } = await before.call('ReceiveMessage', { QueueUrl: 'mail' });
  const ReceiptHandle = objectOf(arrayOf(Messages)[0]).ReceiptHandle ?? null;
  await before.call('ChangeMessageVisibility', { QueueUrl: 'mail', ReceiptHandle, VisibilityTimeout: 0 });
  await before.stop();
  const after = await restarted(folder);
  moveClock(1);
  expect(await receiveCounts(after)).toEqual({ 'let go': '2' });
});

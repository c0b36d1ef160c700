import { expect, test } from 'vitest';
import { commands } from '../../../bin/ops/commands.ts';
import { startStore } from '../../support/dynamo.ts';
import { useWorld } from '../../support/use-world.ts';
import { startAccount } from './support/account.ts';

const store = useWorld(() => startStore({ engine: true }));
const account = useWorld(() => startAccount({ store }));

test('the status lists queues, oldest messages and dead letters; exit 1 while there are any', async () => {
  expect(await account.ops(['status'])).toMatchObject({ exit: 0, out: expect.stringContaining('No dead letters.') });
  await account.send('mail', 'DeadLetters', ['a', 'b']);
  await account.send('index', 'Queue', ['c']);
  const { exit, json } = await account.ops(['status', '--json']);
  const { queues } = json<{ queues: readonly { readonly queue: string }[] }>();
  expect(exit).toBe(1);
  expect(queues.find(({ queue }) => queue === 'mail')).toMatchObject({
    dead_letters: 2,
    waiting: 0,
    oldest_dead_letter_seconds: expect.any(Number),
  });
  expect(queues.find(({ queue }) => queue === 'index')).toMatchObject({
    waiting: 1,
    oldest_seconds: expect.any(Number),
  });
  const terminal = await account.ops(['status', '--no-color'], { columns: 120 });
  expect(terminal.out).toMatch(/QUEUE +DEAD +OLDEST DEAD/);
  expect(terminal.out).toContain('2 dead letters: hub ops redrive --help');
});

test('the help lists every command, and each has its own', async () => {
  const { exit, out } = await account.ops(['--help']);
  expect(exit).toBe(0);
  for (const { name, summary } of commands) {
    expect(out).toContain(summary);
    expect((await account.ops([name, '--help'])).out).toContain(`hub ops ${name}`);
  }
});

test('an error of AWS is named, with exit 7; an unknown command is a usage error', async () => {
  account.failing.set('GetMetricData', 'AccessDenied');
  const { exit, err } = await account.ops(['status']);
  account.failing.clear();
  expect([exit, err]).toEqual([7, expect.stringMatching(/^error: AccessDenied/)]);
  expect((await account.ops(['redrove'])).exit).toBe(2);
});

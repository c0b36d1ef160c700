import { expect, test } from 'vitest';
import { startStore } from '../../../support/dynamo.ts';
import { useWorld } from '../../../support/use-world.ts';
import { startAccount } from '../support/account.ts';

interface Result {
  readonly queues: readonly { readonly queue: string; readonly [count: string]: unknown }[];
}

const store = useWorld(() => startStore({ engine: true }));
const runs: string[] = [];
let failing = false;
const account = useWorld(() =>
  startAccount({
    store,
    functions: Object.fromEntries(
      ['sweep', 'end-terms', 'verify-domains'].map((name) => [
        name,
        async () => {
          if (failing) throw new Error('the worker fails');
          runs.push(name);
        },
      ]),
    ),
  }),
);

const redrive = async (...argv: readonly string[]) => {
  const { exit, json } = await account.ops(['redrive', ...argv, '--json']);
  return { exit, queues: json<Result>().queues.filter(({ found, problem }) => found !== 0 || problem !== undefined) };
};

test('the dead letters of a queue, a worker or all queues are moved back; a dry run moves none', async () => {
  await account.send('mail', 'DeadLetters', ['a', 'b', 'c']);
  await account.send('webhooks', 'DeadLetters', ['d']);
  await account.send('webhooks-slow', 'DeadLetters', ['e']);
  const dry = await redrive('all', '--dry-run');
  expect(dry.exit).toBe(0);
  expect(dry.queues.map(({ queue, remaining }) => [queue, remaining])).toEqual([
    ['mail', 3],
    ['webhooks', 1],
    ['webhooks-slow', 1],
  ]);
  expect(account.left('mail')).toBe(3);
  expect(await redrive('mail')).toMatchObject({ exit: 0, queues: [{ found: 3, done: 3, remaining: 0 }] });
  expect(account.bodies('mail', 'Queue').toSorted()).toEqual(['a', 'b', 'c']);
  expect((await redrive('deliver-webhooks')).queues).toMatchObject([{ done: 1 }, { done: 1 }]);
  expect([account.bodies('webhooks', 'Queue'), account.bodies('webhooks-slow', 'Queue')]).toEqual([['d'], ['e']]);
  expect(await redrive('all')).toEqual({ exit: 0, queues: [] });
});

test('a queue has the name under which it was deployed, and is found by the one that the code has and by its worker', async () => {
  for (const name of ['index', 'derived', 'index-search', 'derive-rows']) {
    await account.send('index', 'DeadLetters', [name]);
    expect((await redrive(name)).queues, name).toMatchObject([{ queue: 'index', done: 1, remaining: 0 }]);
  }
});

test('a task that an interrupted run has started is followed to its end, not started twice', async () => {
  await account.send('index', 'DeadLetters', ['a', 'b']);
  let [looks, starts] = [0, 0];
  account.answers.set('StartMessageMoveTask', () => {
    starts += 1;
    return {};
  });
  account.answers.set('ListMessageMoveTasks', () => {
    looks += 1;
    const Status = looks < 4 ? 'RUNNING' : 'COMPLETED';
    return { Results: [{ Status, ApproximateNumberOfMessagesMoved: 2, ApproximateNumberOfMessagesToMove: 2 }] };
  });
  const { exit, queues } = await redrive('index');
  account.answers.clear();
  expect([exit, looks, starts]).toEqual([0, 4, 0]);
  expect(queues).toMatchObject([{ done: 2, remaining: 0 }]);
});

test('a task that fails is reported with its reason, and its messages remain', async () => {
  account.answers.set('ListMessageMoveTasks', () => ({
    Results: [{ Status: 'FAILED', FailureReason: 'AccessDenied', ApproximateNumberOfMessagesMoved: 1 }],
  }));
  account.answers.set('StartMessageMoveTask', () => ({}));
  const { exit, queues } = await redrive('index');
  account.answers.clear();
  expect(exit).toBe(1);
  expect(queues).toMatchObject([{ found: 2, done: 1, remaining: 1, problem: 'FAILED: AccessDenied' }]);
});

test('a failure of one queue is reported and does not stop the others', async () => {
  await redrive('index');
  await account.send('imports', 'DeadLetters', ['a']);
  await account.send('sweep', 'DeadLetters', ['b']);
  account.failing.set('StartMessageMoveTask', 'AccessDenied');
  const { exit, queues } = await redrive('all');
  account.failing.clear();
  expect(exit).toBe(1);
  expect(queues).toMatchObject([
    { queue: 'imports', problem: expect.stringContaining('AccessDenied') },
    { queue: 'sweep', done: 1 },
  ]);
  expect([account.left('imports'), account.left('sweep'), runs]).toEqual([1, 0, ['sweep']]);
});

test('a scheduled worker runs once for its dead letters, which are deleted only after it succeeded', async () => {
  runs.length = 0;
  await account.send('end-terms', 'DeadLetters', ['{}', '{}', '{}']);
  failing = true;
  expect(await redrive('end-terms')).toMatchObject({
    exit: 1,
    queues: [{ problem: expect.stringContaining('failed') }],
  });
  failing = false;
  expect([account.left('end-terms'), runs]).toEqual([3, []]);
  await account.release('end-terms');
  expect(await redrive('end-terms')).toMatchObject({ exit: 0, queues: [{ found: 3, done: 3, remaining: 0 }] });
  expect([account.left('end-terms'), runs]).toEqual([0, ['end-terms']]);
});

test.each([
  ['nothing', ['redrive', 'nothing'], 'There is no queue or worker nothing'],
  ['a rate of zero', ['redrive', 'mail', '--max-rate', '0'], '--max-rate'],
  ['a rate above the limit of SQS', ['redrive', 'mail', '--max-rate', '501'], '--max-rate'],
])('%s is a usage error', async (_, argv, message) => {
  const { exit, err, out } = await account.ops(argv);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(message);
});

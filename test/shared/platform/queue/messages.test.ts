import { expect, test } from 'vitest';
import { eachMessage, orOnLastAttempt } from '../../../../shared/platform/queue/messages.ts';

const message = (body: string, receives?: number) => ({
  messageId: `m-${body}`,
  body,
  ...(receives !== undefined && { attributes: { ApproximateReceiveCount: String(receives) } }),
});

test('only the failed messages of a batch are retried, and each failure is logged', async () => {
  const logged: unknown[] = [];
  const handle = eachMessage(
    'mail',
    async ({ body }) => {
      if (body.startsWith('bad')) throw new Error(body);
    },
    (...failure) => logged.push(failure),
  );
  const Records = ['bad-1', 'good', 'bad-2'].map((body) => message(body));
  expect(await handle({ Records })).toEqual({
    batchItemFailures: [{ itemIdentifier: 'm-bad-1' }, { itemIdentifier: 'm-bad-2' }],
  });
  expect(logged).toEqual([
    ['m-bad-1', new Error('bad-1')],
    ['m-bad-2', new Error('bad-2')],
  ]);
});

test('the messages of a batch are processed concurrently', async () => {
  const both = Promise.withResolvers<void>();
  let begun = 0;
  const handle = eachMessage(
    'mail',
    async () => {
      begun += 1;
      if (begun === 2) both.resolve();
      await both.promise;
    },
    () => undefined,
  );
  expect(await handle({ Records: [message('one'), message('other')] })).toEqual({ batchItemFailures: [] });
});

test.each([
  [undefined, 0],
  [4, 0],
  [5, 1],
  [6, 1],
])(
  'the failed work of a message with %s receives is given up %i times, with a limit of five',
  async (receives, times) => {
    let givenUp = 0;
    const failing = () => Promise.reject(new Error('out of reach'));
    const giveUp = async () => {
      givenUp += 1;
    };
    await expect(orOnLastAttempt(message('x', receives), 5, failing, giveUp)).rejects.toThrow('out of reach');
    expect(givenUp).toBe(times);
  },
);

test('work that succeeds on its last attempt is not given up', async () => {
  const giveUp = () => Promise.reject(new Error('never'));
  await expect(orOnLastAttempt(message('x', 5), 5, async () => undefined, giveUp)).resolves.toBeUndefined();
});

test('if giving up fails, too, both errors are thrown', async () => {
  const [failing, giveUp] = [() => Promise.reject(new Error('one')), () => Promise.reject(new Error('other'))];
  await expect(orOnLastAttempt(message('x', 5), 5, failing, giveUp)).rejects.toMatchObject({
    errors: [new Error('one'), new Error('other')],
  });
});

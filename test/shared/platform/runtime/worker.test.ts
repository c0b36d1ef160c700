import { expect, test } from 'vitest';
import { scheduled, worker } from '../../../../shared/platform/runtime/worker.ts';

test('a worker is connected by its first event, once', () => {
  let times = 0;
  const handler = worker(() => {
    times += 1;
    return (event: string) => `${event} ${times}`;
  });
  expect(times).toBe(0);
  expect([handler('first'), handler('second')]).toEqual(['first 1', 'second 1']);
});

test('a failed connection is retried by the next event', () => {
  let times = 0;
  const handler = worker(() => {
    times += 1;
    if (times === 1) throw new Error('The environment lacks TABLE_NAME');
    return () => times;
  });
  expect(() => handler()).toThrow('TABLE_NAME');
  expect([handler(), handler()]).toEqual([2, 2]);
});

test('a scheduled worker is called with the current time and not with its event', async () => {
  const told: unknown[] = [];
  const handler: (...event: readonly unknown[]) => Promise<void> = scheduled(() => async (...given) => {
    told.push(...given);
  });
  await handler({ source: 'aws.events' }, {});
  expect(told).toEqual([expect.any(Date)]);
});

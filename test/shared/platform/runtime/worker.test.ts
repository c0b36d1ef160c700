import { expect, test } from 'vitest';
import { worker } from '../../../../shared/platform/runtime/worker.ts';

test('a worker connects on its first event, once', () => {
  let times = 0;
  const handler = worker(() => {
    times += 1;
    return (event: string) => `${event} ${times}`;
  });
  expect(times).toBe(0);
  expect([handler('first'), handler('second')]).toEqual(['first 1', 'second 1']);
});

test('a failed connection is retried on the next event', () => {
  let times = 0;
  const handler = worker(() => {
    times += 1;
    if (times === 1) throw new Error('The environment lacks TABLE_NAME');
    return () => times;
  });
  expect(() => handler()).toThrow('TABLE_NAME');
  expect([handler(), handler()]).toEqual([2, 2]);
});

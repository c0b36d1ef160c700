import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  add,
  continueThread,
  currentThread,
  inThread,
  report,
  reported,
  threadFields,
  threadText,
} from '../../../../shared/platform/telemetry/thread.ts';

test('a thread has a request id and, if it was sent with one, a traceparent', () => {
  expect(threadFields(threadText('r1', '00-a-b-01'))).toEqual({ request_id: 'r1', traceparent: '00-a-b-01' });
  expect(threadFields(threadText('r1'))).toEqual({ request_id: 'r1' });
  expect(threadFields()).toEqual({});
});

test('work at the same time has its own thread and report, across awaits', async () => {
  const work = (thread: string) =>
    inThread(thread, async () => {
      report({ of: thread });
      for (let nth = 0; nth < 3; nth += 1) {
        add('Count', 1);
        await setImmediate();
      }
      return [currentThread(), reported()];
    });
  expect(await Promise.all(['one', 'other'].map(work))).toEqual([
    ['one', { of: 'one', Count: 3 }],
    ['other', { of: 'other', Count: 3 }],
  ]);
  expect([currentThread(), reported()]).toEqual([undefined, {}]);
});

test('a part that continues the thread of a row adds to the report of the whole', () => {
  const parts = () => {
    continueThread('row-1', () => add('Count', 2));
    continueThread(undefined, () => add('Count', 1));
    return [currentThread(), continueThread('row-1', currentThread), reported()];
  };
  expect(inThread('run', parts)).toEqual(['run', 'row-1', { Count: 3 }]);
});

test('outside a function, nothing is reported', () => {
  report({ of: 'nothing' });
  add('Count', 1);
  expect(reported()).toEqual({});
});

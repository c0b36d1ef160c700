import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../infra/local/json.ts';
import { asyncEvents, asyncInvocationOf } from '../../../../infra/local/sources/async-events.ts';

const MINUTE = 60_000;

/** Events of a function that fails the given number of times. */
const failing = (times: number, properties: JsonObject = {}) => {
  const given: JsonObject[] = [];
  let runs = 0;
  const events = asyncEvents({
    functionArn: 'arn:sweep',
    handling: asyncInvocationOf(properties),
    async invoke() {
      runs += 1;
      if (runs <= times) throw new Error('the table is not reachable');
    },
    giveUp: async (record) => void given.push(record),
  });
  return { ...events, given, runs: () => runs };
};

describe('an asynchronous event', () => {
  test('whose function fails is retried after one minute, then after two, and then given up with its payload', async () => {
    const { accept, runDue, given, runs } = failing(3);
    accept({ source: 'aws.events' }, 0);
    for (const [now, expected] of [
      [0, 1],
      [MINUTE - 1, 1],
      [MINUTE, 2],
      [3 * MINUTE - 1, 2],
      [3 * MINUTE, 3],
      [10 * MINUTE, 3],
    ] as const) {
      await runDue(now);
      expect(runs()).toBe(expected);
    }
    expect(given).toMatchObject([
      {
        requestContext: { functionArn: 'arn:sweep', condition: 'RetriesExhausted', approximateInvokeCount: 3 },
        requestPayload: { source: 'aws.events' },
        responsePayload: { errorMessage: 'the table is not reachable' },
      },
    ]);
  });

  test('that succeeds at a retry is not given up', async () => {
    const { accept, runDue, given, hasDue } = failing(1);
    accept({}, 0);
    await runDue(0);
    await runDue(MINUTE);
    expect([given, hasDue(10 * MINUTE)]).toEqual([[], false]);
  });

  test('without retries is given up at once, and before a retry that would be too late', async () => {
    const once = failing(1, { MaximumRetryAttempts: 0 });
    once.accept({}, 0);
    await once.runDue(0);
    expect(once.given).toMatchObject([{ requestContext: { condition: 'RetriesExhausted' } }]);
    const short = failing(2, { MaximumEventAgeInSeconds: 120 });
    short.accept({}, 0);
    await short.runDue(0);
    await short.runDue(MINUTE);
    expect(short.given).toMatchObject([
      { requestContext: { condition: 'EventAgeExceeded', approximateInvokeCount: 2 } },
    ]);
  });
});

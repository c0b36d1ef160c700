import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { JsonObject } from '../../../../infra/local/json.ts';
import { asyncEvents, asyncInvocationOf } from '../../../../infra/local/sources/async-events.ts';
import { drain } from '../../../../infra/local/sources/drain.ts';
import type { EventSource } from '../../../../infra/local/sources/mapping.ts';
import { intervalOf, runSchedule } from '../../../../infra/local/sources/schedule.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1, 12, 0, 30) }));
afterEach(() => void vi.useRealTimers());

const everyMinute = (input?: JsonObject) => {
  const events: JsonObject[] = [];
  const accepted = asyncEvents({
    functionArn: 'arn:function',
    handling: asyncInvocationOf({}),
    giveUp: async () => undefined,
    invoke: async (event) => events.push(event),
  });
  const source = runSchedule({
    name: 'sweep',
    arn: 'arn:sweep',
    expression: 'rate(1 minute)',
    input,
    events: accepted,
  });
  onTestFinished(source.stop);
  return { ...source, events };
};

describe('a schedule', () => {
  test('runs by service time, and once for a clock move of any length', async () => {
    const { caughtUp, events } = everyMinute();
    await caughtUp();
    expect(events).toEqual([]);
    vi.setSystemTime(Date.UTC(2026, 0, 3));
    await caughtUp();
    await caughtUp();
    expect(events).toMatchObject([
      {
        source: 'aws.events',
        'detail-type': 'Scheduled Event',
        time: '2026-01-03T00:00:00Z',
        resources: ['arn:sweep'],
      },
    ]);
    vi.setSystemTime(Date.UTC(2026, 0, 3, 0, 1));
    await caughtUp();
    expect(events).toHaveLength(2);
  });

  test('passes the input of its target', async () => {
    const { caughtUp, events } = everyMinute({ job: 'sweep' });
    vi.setSystemTime(Date.UTC(2026, 0, 2));
    await caughtUp();
    expect(events).toEqual([{ job: 'sweep' }]);
  });
});

describe('draining', () => {
  const source = (name: string, work: () => Promise<boolean>): EventSource => {
    let woken = 0;
    return {
      name,
      invocations: () => woken,
      stop: async () => undefined,
      async caughtUp() {
        if (await work()) woken += 1;
      },
    };
  };

  test('continues until no source has created work for another', async () => {
    const work = [3, 0];
    const pass = (from: number, to: number) => async () => {
      const left = work[from] ?? 0;
      work[from] = 0;
      work[to] = Math.max(0, left - 1);
      return left > 0;
    };
    expect(await drain([source('queue', pass(1, 0)), source('stream', pass(0, 1))])).toBe(true);
    expect(work).toEqual([0, 0]);
  });

  test('returns false after the limit if a source never finishes', async () => {
    expect(await drain([source('stuck', () => new Promise(() => undefined))], 20)).toBe(false);
  });
});

describe('the interval of an expression', () => {
  test.each([
    ['rate(1 minute)', 60_000],
    ['rate(5 minutes)', 300_000],
    ['rate(2 hours)', 7_200_000],
    ['rate(1 day)', 86_400_000],
  ])('%s', (expression, milliseconds) => expect(intervalOf(expression)).toBe(milliseconds));

  test.each(['rate(0 minutes)', 'cron(0 12 * * ? *)', ''])('%j is rejected', (expression) => {
    expect(() => intervalOf(expression)).toThrow('schedule');
  });
});

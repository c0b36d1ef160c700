import { randomUUID } from 'node:crypto';
import { ACCOUNT, REGION } from '../environment.ts';
import type { Invoke } from '../functions/invocation.ts';
import type { JsonObject } from '../json.ts';
import type { EventSource } from './mapping.ts';

const UNITS: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** The interval of a `rate(…)` expression in milliseconds. */
export const intervalOf = (expression: string): number => {
  const [, count = '', unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? 0);
  if (!milliseconds) throw new Error(`The local stack does not support the schedule ${expression}.`);
  return milliseconds;
};

interface ScheduleOptions {
  readonly name: string;
  readonly arn: string;
  readonly expression: string;
  /** The target's constant input, which replaces the event. */
  readonly input: JsonObject | undefined;
  readonly invoke: Invoke;
}

const scheduledEvent = (arn: string, now: number): JsonObject => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: ACCOUNT,
  time: `${new Date(now).toISOString().slice(0, 19)}Z`,
  region: REGION,
  resources: [arn],
  detail: {},
});

/** Runs by service time. A clock move over several intervals causes one run. */
export const runSchedule = ({ name, arn, expression, input, invoke }: ScheduleOptions): EventSource => {
  const interval = intervalOf(expression);
  let due = Math.ceil(Date.now() / interval) * interval;
  let woken = 0;
  let running: Promise<unknown> = Promise.resolve();

  const runIfDue = (): Promise<unknown> => {
    const now = Date.now();
    if (now < due) return running;
    due = (Math.floor(now / interval) + 1) * interval;
    woken += 1;
    running = running.then(() => invoke(input ?? scheduledEvent(arn, now))).catch(() => undefined);
    return running;
  };
  const timer = setInterval(() => void runIfDue(), 500);

  return {
    name: `schedule ${name}`,
    invocations: () => woken,
    async caughtUp() {
      await runIfDue();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
};

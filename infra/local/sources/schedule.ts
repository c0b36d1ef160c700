import { randomUUID } from 'node:crypto';
import { ACCOUNT, REGION } from '../environment.ts';
import type { JsonObject } from '../json.ts';
import type { AsyncEvents } from './async-events.ts';
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
  /** Invokes the target asynchronously. */
  readonly events: AsyncEvents;
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

/** Runs by service time. A clock move over several intervals causes one run, and the retries that became due. */
export const runSchedule = ({ name, arn, expression, input, events }: ScheduleOptions): EventSource => {
  const interval = intervalOf(expression);
  let due = Math.ceil(Date.now() / interval) * interval;
  let running: Promise<unknown> = Promise.resolve();

  const runIfDue = (): Promise<unknown> => {
    const now = Date.now();
    if (now >= due) {
      due = (Math.floor(now / interval) + 1) * interval;
      events.accept(input ?? scheduledEvent(arn, now), now);
    }
    if (events.hasDue(now)) running = running.then(() => events.runDue(now)).catch(() => undefined);
    return running;
  };
  const timer = setInterval(() => void runIfDue(), 500);

  return {
    name: `schedule ${name}`,
    invocations: events.invocations,
    async caughtUp() {
      await runIfDue();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
};

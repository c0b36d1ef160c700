import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ServiceFunction } from '../functions/service-function.ts';
import type { Alarms } from './alarms.ts';
import { failedInvocations, ofFunction } from './lambda-metrics.ts';
import { metricOf } from './log-metrics.ts';

const period = Duration.minutes(5);
const QUARTER = Duration.minutes(15);

/** The percentage of invocations that may fail in 15 minutes, and the failures that never alarm. */
const ALLOWED = {
  requests: { share: 1, minimum: 3 },
  work: { share: 5, minimum: 3 },
  /* The next minute repeats scheduled work that failed. */
  schedule: { share: 50, minimum: 3 },
} as const;

/** What a function does, which decides how many of its invocations may fail. */
type Kind = keyof typeof ALLOWED;

/** A function throws, times out, runs out of memory or does not load. */
export const watchFunction = (alarms: Alarms, { name }: ServiceFunction, kind: Kind): void => {
  const { share, minimum } = ALLOWED[kind];
  alarms.watch({
    id: `${name}-errors`,
    see: 'a-function-throws',
    above: share,
    cause: 'functions-fail',
    metric: failedInvocations(alarms, name, minimum, QUARTER),
    description: `${name} threw, timed out, ran out of memory or did not load in more than ${share} % of 15 minutes' invocations`,
  });
};

/** The relay is behind the table's stream. */
export const watchStream = (alarms: Alarms, { name }: ServiceFunction): void => {
  alarms.watch({
    id: `${name}-iterator-age`,
    see: 'the-relay-is-behind',
    cause: 'work-is-late',
    above: Duration.minutes(5).toMilliseconds(),
    of: [2, 2],
    metric: ofFunction(alarms, name, 'IteratorAge', Stats.MAXIMUM, period),
    description: `${name} is more than five minutes behind the table: events, webhooks, emails and search are delayed`,
  });
  alarms.watch({
    id: 'relay-lag',
    see: 'the-relay-is-behind',
    above: 60,
    of: [3, 3],
    cause: 'work-is-late',
    metric: metricOf(alarms.mainStack, 'RelayLag', Stats.MAXIMUM, period),
    description: 'changes reach the relay more than a minute after they were written, for 15 minutes',
  });
};

/** Rows that are due are released late: retries, waits, scheduled posts. */
export const watchDueRows = (alarms: Alarms): void =>
  alarms.watch({
    id: 'due-lag',
    see: 'due-work-is-late',
    above: 300,
    of: [2, 3],
    cause: 'work-is-late',
    metric: metricOf(alarms.mainStack, 'DueLag', Stats.MAXIMUM, period),
    description: 'due work is released more than five minutes late, twice in 15 minutes',
  });

/** A scheduled worker does not run. */
export const watchSchedule = (alarms: Alarms, { name }: ServiceFunction): void =>
  alarms.watch({
    id: `${name}-silent`,
    see: 'a-scheduled-worker-does-not-run',
    cause: 'schedules-are-silent',
    below: 1,
    of: [3, 3],
    metric: ofFunction(alarms, name, 'Invocations', Stats.SUM, period),
    description: `${name} has not run for 15 minutes: due work is delayed`,
  });

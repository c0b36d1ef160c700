import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Alarms } from './alarms.ts';
import { metricOf } from './log-metrics.ts';

/** The interval of the canary's schedule. */
const period = Duration.minutes(5);

/** The canary fails twice in three runs, or writes no line for 20 minutes: it is not started, or it is stopped. */
export const watchCanary = (alarms: Alarms): void => {
  alarms.watch({
    id: 'canary-fails',
    see: 'the-canary-fails',
    of: [2, 3],
    metric: metricOf(alarms.mainStack, 'CanaryFailures', Stats.SUM, period),
    description: 'a sign-in, a write, a read, a webhook or an email of the canary failed in two of three runs',
  });
  alarms.watch({
    id: 'canary-silent',
    see: 'the-canary-fails',
    cause: 'schedules-are-silent',
    below: 1,
    of: [4, 4],
    metric: metricOf(alarms.mainStack, 'CanaryMilliseconds', Stats.SAMPLE_COUNT, period),
    description: 'the canary has not finished a run for 20 minutes: nothing checks the stage from outside',
  });
};

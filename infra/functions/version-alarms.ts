import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, MathExpression, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { MetricName } from '../../shared/api/metrics.ts';
import { describe } from '../watch/alarm.ts';
import { metricOf } from '../watch/log-metrics.ts';
import { functionName, LIVE, mainStack } from './names.ts';
import type { ServiceFunction } from './service-function.ts';

/** What a function's version is judged by: the requests that it answers, or the work that it does when it is woken. */
export type Judged = 'requests' | 'work' | 'schedule';

const period = Duration.minutes(1);

/**
 * Fewer failures than this that the function reports itself never roll back. Work repeats what fails, so one poisonous
 * message fails often. A single invocation that ends without a result does: the code does not load, or hangs.
 */
const MIN_REPORTED: Readonly<Record<Judged, number>> = { requests: 2, work: 5, schedule: 5 };

/** The minutes of the last five that must fail. */
const FAILING_MINUTES: Readonly<Record<Judged, number>> = { requests: 1, work: 2, schedule: 1 };

/**
 * The maximum number of failures for a hundred invocations in a minute. Failed work is repeated, failed requests are
 * not; a batch of messages is one invocation.
 */
const MAX_FAILED: Readonly<Record<Judged, number>> = { requests: 5, work: 25, schedule: 25 };

/** The metric that counts failures which the function reports itself; Lambda counts the others as errors. */
const REPORTED: Readonly<Record<Judged, MetricName>> = {
  requests: 'ServerErrors',
  work: 'WorkerFailures',
  schedule: 'WorkerFailures',
};

/** The maximum 99th percentile of a request in milliseconds. */
const MAX_P99_MS = 3_000;

/** The alarms on which CodeDeploy sends all traffic to the old version again. They see only the new version. */
export const versionAlarms = (scope: Construct, { name, version }: ServiceFunction, as: Judged): readonly Alarm[] => {
  const FunctionName = functionName(scope, name);
  const ExecutedVersion = version.version;
  const ofLambda = (metricName: string, statistic: string): Metric =>
    new Metric({
      namespace: 'AWS/Lambda',
      metricName,
      statistic,
      period,
      dimensionsMap: { FunctionName, Resource: `${FunctionName}:${LIVE}`, ExecutedVersion },
    });
  const reported = metricOf(mainStack(scope).stackName, REPORTED[as], Stats.SUM, period, {
    FunctionName,
    ExecutedVersion,
  });
  const failed = '(FILL(errors, 0) + FILL(reported, 0))';
  const matters = `FILL(errors, 0) >= 1 OR ${failed} >= ${MIN_REPORTED[as]}`;
  const share = new MathExpression({
    expression: `IF(${matters}, 100 * ${failed} / invocations, 0)`,
    usingMetrics: { errors: ofLambda('Errors', Stats.SUM), reported, invocations: ofLambda('Invocations', Stats.SUM) },
    label: 'failures of a hundred',
    period,
  });
  const alarm = (
    id: string,
    metric: Metric | MathExpression,
    threshold: number,
    datapointsToAlarm: number,
    what: string,
  ) =>
    new Alarm(scope, `${name}-${id}`, {
      alarmName: `${FunctionName}-${id}`,
      alarmDescription: describe(`The new version of ${name} ${what}`, 'a-deployment-is-rolled-back'),
      metric,
      threshold,
      datapointsToAlarm,
      evaluationPeriods: 5,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  const failing = alarm(
    'version-fails',
    share,
    MAX_FAILED[as],
    FAILING_MINUTES[as],
    `fails more than ${MAX_FAILED[as]} times in a hundred invocations`,
  );
  if (as !== 'requests') return [failing];
  const slow = `takes more than ${MAX_P99_MS / 1_000} seconds for one request in a hundred`;
  return [failing, alarm('version-slow', ofLambda('Duration', Stats.percentile(99)), MAX_P99_MS, 3, slow)];
};

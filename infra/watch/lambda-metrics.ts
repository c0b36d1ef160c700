import type { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { functionName } from '../functions/names.ts';

/** A metric of all versions of a function. */
export const ofFunction = (scope: Construct, name: string, metricName: string, statistic: string, period: Duration) =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    statistic,
    period,
    dimensionsMap: { FunctionName: functionName(scope, name) },
  });

/** A metric of all functions of the account in this region. */
export const ofAccount = (metricName: string, statistic: string, period: Duration): IMetric =>
  new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period });

/** The percentage of invocations that failed; 0 if there were fewer failures than the minimum. */
export const failedInvocations = (scope: Construct, name: string, minimum: number, period: Duration): IMetric =>
  new MathExpression({
    expression: `IF(failed >= ${minimum}, 100 * failed / invocations, 0)`,
    usingMetrics: {
      failed: ofFunction(scope, name, 'Errors', Stats.SUM, period),
      invocations: ofFunction(scope, name, 'Invocations', Stats.SUM, period),
    },
    label: 'failed of a hundred',
    period,
  });

import type { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { METRICS, type MetricName } from '../../shared/api/metrics.ts';

/** The namespace of the metrics that a stack's functions embed in their log lines. */
export const metricsNamespace = (stackName: string): string => `HubMembership/${stackName}`;

/** A metric of the log lines, for these values of its dimensions. Throws if it does not have these dimensions. */
export const metricOf = (
  stackName: string,
  metricName: MetricName,
  statistic: string,
  period: Duration,
  dimensionsMap: Readonly<Record<string, string>> = {},
): Metric => {
  const sets: readonly (readonly string[])[] = METRICS[metricName].dimensions;
  const names = Object.keys(dimensionsMap).toSorted().join();
  if (!sets.some((set) => set.toSorted().join() === names))
    throw new Error(`${metricName} has no dimensions ${names || '(none)'}`);
  return new Metric({
    namespace: metricsNamespace(stackName),
    metricName,
    statistic,
    period,
    ...(names !== '' && { dimensionsMap }),
  });
};

import type { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Api } from './api.ts';

/** Fewer failures than this in a period never alarm, however few requests there were. */
const MIN_FAILURES = 5;

/** The percentage of requests with a 5xx response; 0 if there were fewer failures than the minimum. */
export const failedShare = ({ api }: Api, period: Duration): IMetric => {
  const of = (metricName: string): Metric =>
    new Metric({
      ...{ namespace: 'AWS/ApiGateway', metricName, statistic: Stats.SUM, period },
      dimensionsMap: { ApiId: api.ref, Stage: '$default' },
    });
  return new MathExpression({
    expression: `IF(failed >= ${MIN_FAILURES}, 100 * failed / requests, 0)`,
    usingMetrics: { failed: of('5xx'), requests: of('Count') },
    label: '5xx of a hundred',
    period,
  });
};

/** Throttled reads and writes of a table and its indexes. */
export const throttled = ({ tableName: TableName }: Table, indexes: readonly string[], period: Duration): IMetric => {
  const of = (metricName: string, dimensionsMap: Record<string, string>): Metric =>
    new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap, statistic: Stats.SUM, period });
  const places = [
    { TableName },
    ...indexes.map((GlobalSecondaryIndexName) => ({ TableName, GlobalSecondaryIndexName })),
  ];
  const parts = places.flatMap((place) => [of('ReadThrottleEvents', place), of('WriteThrottleEvents', place)]);
  const usingMetrics = Object.fromEntries(parts.map((part, nth) => [`m${nth}`, part]));
  const expression = Object.keys(usingMetrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ');
  return new MathExpression({ expression, usingMetrics, label: 'throttled', period });
};

const reputation = (metricName: string, period: Duration): IMetric =>
  new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.MAXIMUM, period });

/** Requests that a WAF rule of a stage blocked. */
export const blocked = (WebACL: string, Rule: string, period: Duration): IMetric =>
  new Metric({
    ...{ namespace: 'AWS/WAFV2', metricName: 'BlockedRequests', statistic: Stats.SUM, period },
    dimensionsMap: { WebACL, Rule },
  });

/** The account's rate, computed by SES from its recent emails. */
export const bounces = (period: Duration): IMetric => reputation('Reputation.BounceRate', period);
export const complaints = (period: Duration): IMetric => reputation('Reputation.ComplaintRate', period);

import type { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Api } from '../gateway/api.ts';

/** Fewer failures than this in a period never alarm, however few requests there were. */
const MIN_FAILURES = 5;

/** A metric of the API. */
export const ofApi = ({ api }: Api, metricName: string, statistic: string, period: Duration): Metric =>
  new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    statistic,
    period,
    dimensionsMap: { ApiId: api.ref, Stage: '$default' },
  });

/** The percentage of requests with a 5xx response; 0 if there were fewer failures than the minimum. */
export const failedShare = (api: Api, period: Duration): IMetric =>
  new MathExpression({
    expression: `IF(failed >= ${MIN_FAILURES}, 100 * failed / requests, 0)`,
    usingMetrics: { failed: ofApi(api, '5xx', Stats.SUM, period), requests: ofApi(api, 'Count', Stats.SUM, period) },
    label: '5xx of a hundred',
    period,
  });

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

/** The calls that DynamoDB reports faults for. */
const CALLS = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems'];

/** Faults of DynamoDB itself in calls to a table. */
export const faults = ({ tableName: TableName }: Table, period: Duration): IMetric => {
  const usingMetrics = Object.fromEntries(
    CALLS.map((Operation, nth) => [
      `m${nth}`,
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName: 'SystemErrors',
        statistic: Stats.SUM,
        period,
        dimensionsMap: { TableName, Operation },
      }),
    ]),
  );
  const expression = Object.keys(usingMetrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ');
  return new MathExpression({ expression, usingMetrics, label: 'faults', period });
};

/** Days until a certificate of ACM expires. */
export const daysToExpiry = (CertificateArn: string, period: Duration): IMetric =>
  new Metric({
    namespace: 'AWS/CertificateManager',
    metricName: 'DaysToExpiry',
    statistic: Stats.MINIMUM,
    period,
    dimensionsMap: { CertificateArn },
  });

const reputation = (metricName: string, period: Duration): IMetric =>
  new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.MAXIMUM, period });

/** Requests that a WAF rule of a stage blocked. */
export const blocked = (WebACL: string, Rule: string, period: Duration): IMetric =>
  new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    statistic: Stats.SUM,
    period,
    dimensionsMap: { WebACL, Rule },
  });

/** The account's rate, computed by SES from its recent emails. */
export const bounces = (period: Duration): IMetric => reputation('Reputation.BounceRate', period);
export const complaints = (period: Duration): IMetric => reputation('Reputation.ComplaintRate', period);

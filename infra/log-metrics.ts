import { type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import {
  FilterPattern,
  type IFilterPattern,
  type ILogGroup,
  type JsonPattern,
  MetricFilter,
} from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { REQUEST_LINE } from '../shared/api/serve.ts';
import { NOT_COUNTED } from '../shared/platform/limits/log-uncounted.ts';

/** The log lines of functions that answer requests, counted because AWS has no metric for them. */
export type Counted = 'InternalErrors' | 'LimitsOpen' | 'RefusedCallbacks' | 'RefusedByFirewall';

const respondedWith = (status: number): JsonPattern =>
  FilterPattern.all(
    FilterPattern.stringValue('$.message', '=', REQUEST_LINE),
    FilterPattern.numberValue('$.status', '=', status),
  );

const PATTERNS: Readonly<Record<Counted, IFilterPattern>> = {
  InternalErrors: respondedWith(500),
  LimitsOpen: FilterPattern.stringValue('$.message', '=', NOT_COUNTED),
  RefusedCallbacks: respondedWith(400),
  /* These requests are rejected before routing. No other 403 has no route. */
  RefusedByFirewall: FilterPattern.all(respondedWith(403), FilterPattern.notExists('$.route')),
};

/** Counts in one log group. Equal counts of all log groups add up to one metric of the stage. */
export const countIn = (scope: Construct, namespace: string, logGroup: ILogGroup, what: Counted): IMetric => {
  const id = `${logGroup.node.scope?.node.id ?? logGroup.node.id}-${what}`;
  const filterPattern = PATTERNS[what];
  const filter = new MetricFilter(scope, id, { logGroup, filterPattern, metricNamespace: namespace, metricName: what });
  return filter.metric({ statistic: Stats.SUM });
};

import { Duration, Stack } from 'aws-cdk-lib';
import {
  type AlarmBase,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  PeriodOverride,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { MetricName } from '../../shared/api/metrics.ts';
import { ROUTE_CLASSES } from '../../shared/api/route-class.ts';
import { deployedAs } from '../../shared/downstream/queues.ts';
import type { Api } from '../gateway/api.ts';
import type { Resources } from '../grants/grants.ts';
import type { Stage } from '../stage.ts';
import { failedShare, ofApi } from './alarm-metrics.ts';
import { ofAccount } from './lambda-metrics.ts';
import { metricOf } from './log-metrics.ts';
import { AVAILABILITY, P99_MS } from './objectives.ts';

const period = Duration.minutes(5);
const day = Duration.days(1);

/** Three widgets in a row of 24 columns. */
const THIRD = { width: 8, height: 6 };

interface DashboardProps {
  readonly stage: Stage;
  readonly api: Api;
  readonly resources: Resources;
  /** The alarms that page. */
  readonly pages: readonly AlarmBase[];
}

const graph = (title: string, left: readonly IMetric[], label: string, lines: readonly number[] = []): GraphWidget =>
  new GraphWidget({
    ...{ ...THIRD, title, left: [...left] },
    leftYAxis: { min: 0, label, showUnits: false },
    leftAnnotations: lines.map((value) => ({ value, label: 'objective' })),
  });

/** What users see: pages, requests, errors, latency. */
const requests = (stackName: string, { api, pages }: DashboardProps) => [
  [new AlarmStatusWidget({ title: 'Pages', width: 24, height: 3, alarms: [...pages] })],
  [
    graph('Requests', [ofApi(api, 'Count', Stats.SUM, period)], 'in five minutes'),
    graph('Failed requests', [failedShare(api, period)], '% of requests', [100 * (1 - AVAILABILITY)]),
    graph(
      'Latency, 99th percentile',
      ROUTE_CLASSES.map((one) =>
        metricOf(stackName, 'Latency', Stats.percentile(99), period, { class: one }).with({ label: one }),
      ),
      'ms',
      [...new Set(Object.values(P99_MS))],
    ),
  ],
];

/** What members and teams do, by day. */
const business = (stackName: string) => {
  const daily = (title: string, ...names: readonly MetricName[]) =>
    graph(
      title,
      names.map((name) => metricOf(stackName, name, Stats.SUM, day)),
      'a day',
    );
  return [[daily('Sign-ins', 'SignIns'), daily('Paid orders', 'OrdersPaid'), daily('Emails', 'EmailsSent')]];
};

/** What happens after a write: the relay, the queues, the dead letters. */
const work = (stackName: string, { resources: { queues, deadLetters } }: DashboardProps) => [
  [
    graph(
      'Relay and due work',
      (['RelayLag', 'DueLag'] as const).map((name) => metricOf(stackName, name, Stats.MAXIMUM, period)),
      'seconds late',
    ),
    graph(
      'Oldest message',
      Object.entries(queues).map(([name, { queue }]) =>
        queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM, label: deployedAs(name) }),
      ),
      'seconds',
    ),
    graph(
      'Dead letters',
      Object.entries(deadLetters).map(([label, queue]) =>
        queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM, label }),
      ),
      'messages',
    ),
  ],
];

/** What the service depends on: the table, Lambda's concurrency, rate limits. */
const dependencies = (stackName: string, { resources: { table }, stage }: DashboardProps) => {
  const units = (metricName: string) =>
    new Metric({
      ...{ namespace: 'AWS/DynamoDB', metricName, statistic: Stats.SUM, period },
      dimensionsMap: { TableName: table.tableName },
    });
  return [
    [
      graph(
        'Table units',
        [units('ConsumedReadCapacityUnits'), units('ConsumedWriteCapacityUnits')],
        'in five minutes',
      ),
      graph('Concurrent executions of the account', [ofAccount('ConcurrentExecutions', Stats.MAXIMUM, period)], '', [
        0.8 * stage.accountConcurrency,
      ]),
      graph(
        'Refused, limited and repeated',
        (['RateLimited', 'RefusedCallbacks', 'TableRetries'] as const).map((name) =>
          metricOf(stackName, name, Stats.SUM, period),
        ),
        'in five minutes',
      ),
    ],
  ];
};

/** The dashboard of a stage, from what users see to what the service depends on. */
export const dashboard = (scope: Construct, props: DashboardProps): Dashboard => {
  const { stackName } = Stack.of(scope).nestedStackParent ?? Stack.of(scope);
  const heading = (markdown: string) => [new TextWidget({ markdown: `## ${markdown}`, width: 24, height: 1 })];
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: stackName,
    defaultInterval: Duration.days(7),
    periodOverride: PeriodOverride.INHERIT,
    widgets: [
      ...requests(stackName, props),
      heading('Members and teams'),
      ...business(stackName),
      heading('After a write'),
      ...work(stackName, props),
      heading('Dependencies'),
      ...dependencies(stackName, props),
    ],
  });
};

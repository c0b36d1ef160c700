import { Duration, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { LISTING } from '../shared/platform/db/listing.ts';
import { measured } from './cost/measured.ts';
import { priceOf } from './cost/prices.ts';
import { pollCost } from './cost/usage.ts';
import type { Api } from './gateway/api.ts';
import type { Stage } from './stage.ts';
import type { Alarms } from './watch/alarms.ts';

/** The alarms assume this budget if the stage has none, in US dollars a month. */
const ASSUMED_BUDGET = 1_000;
/** An hour that costs this share of a month's budget is a surprise: the share of an average hour is a seventh of it. */
const SHARE_OF_AN_HOUR = 0.01;

const HOUR = Duration.hours(1);

/** Rounded to two digits, so that a new measurement seldom changes the template. */
const rounded = (value: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / step) * step;
};

/** How many requests, or written units, cost the share of the budget that one hour may cost. */
export const thresholds = ({ monthlyBudget = ASSUMED_BUDGET }: Pick<Stage, 'monthlyBudget'>) => {
  const hour = monthlyBudget * SHARE_OF_AN_HOUR;
  return { requests: rounded(hour / pollCost(measured())), writes: rounded(hour / priceOf('writeUnits', 1)) };
};

const requests = ({ api }: Api): IMetric =>
  new Metric({
    namespace: 'AWS/ApiGateway',
    metricName: 'Count',
    statistic: Stats.SUM,
    period: HOUR,
    dimensionsMap: { ApiId: api.ref, Stage: '$default' },
  });

/** The units that writes to the tables and to the listing index consumed. */
const writes = (tables: readonly Table[]): IMetric => {
  const of = (dimensionsMap: Record<string, string>): Metric =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName: 'ConsumedWriteCapacityUnits',
      statistic: Stats.SUM,
      period: HOUR,
      dimensionsMap,
    });
  const [main] = tables;
  const parts = [
    ...tables.map(({ tableName: TableName }) => of({ TableName })),
    ...(main ? [of({ TableName: main.tableName, GlobalSecondaryIndexName: LISTING.index })] : []),
  ];
  const usingMetrics = Object.fromEntries(parts.map((part, nth) => [`m${nth}`, part]));
  const expression = Object.keys(usingMetrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ');
  return new MathExpression({ expression, usingMetrics, label: 'written units', period: HOUR });
};

/**
 * A budget of the account that sends emails at 80 % spent and at 100 % forecast. It writes to the address itself: a topic
 * would have to admit AWS Budgets in its policy and in that of its key, and a mistake there loses the email silently.
 */
const budget = (alarms: Alarms, { monthlyBudget, alarmEmail }: Stage): void => {
  if (monthlyBudget === undefined || alarmEmail === undefined) return;
  const notify = (NotificationType: 'ACTUAL' | 'FORECASTED', percent: number) => ({
    notification: {
      notificationType: NotificationType,
      threshold: percent,
      thresholdType: 'PERCENTAGE',
      comparisonOperator: 'GREATER_THAN',
    },
    subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
  });
  new CfnBudget(alarms, 'Budget', {
    budget: {
      budgetName: Stack.of(alarms).nestedStackParent?.stackName ?? Stack.of(alarms).stackName,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  });
};

/** Alarms on the two most likely cost surprises, and the stage's budget. */
export const costAlarms = (
  alarms: Alarms,
  stage: Stage,
  { api, tables }: { readonly api: Api; readonly tables: readonly Table[] },
): void => {
  const { requests: mostRequests, writes: mostWrites } = thresholds(stage);
  const see = 'an-hour-costs-too-much';
  alarms.watch({
    id: 'cost-requests',
    see,
    above: mostRequests,
    metric: requests(api),
    description: `more than ${mostRequests.toLocaleString('en')} requests in an hour cost more than planned: clients poll too often, or a loop calls the API`,
  });
  alarms.watch({
    id: 'cost-writes',
    see,
    above: mostWrites,
    metric: writes(tables),
    description: `more than ${mostWrites.toLocaleString('en')} written units in an hour cost more than planned: a loop, an import or the search index writes too much`,
  });
  budget(alarms, stage);
};

import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { thresholds } from '../../infra/cost-alarms.ts';
import { resourcesOf, type StackOptions, stackWith } from './support/template.ts';

const alarmsOf = (options: StackOptions = {}) => Template.fromStack(stackWith(options).alarms);
const template = alarmsOf();
const alarmNamed = (name: string) => {
  const all = resourcesOf(template, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);
  return all.find(({ AlarmName }) => AlarmName === `hub-membership-dev-${name}`) ?? {};
};

describe('the cost alarms', () => {
  test('count the requests of an hour', () => {
    expect(alarmNamed('cost-requests')).toMatchObject({
      Namespace: 'AWS/ApiGateway',
      MetricName: 'Count',
      Statistic: 'Sum',
      Period: 3600,
      EvaluationPeriods: 1,
      Threshold: thresholds({}).requests,
      ComparisonOperator: 'GreaterThanThreshold',
    });
  });

  test('add up the units that the two tables and the index of the main table wrote in an hour', () => {
    const { Metrics, Threshold } = alarmNamed('cost-writes') as {
      Metrics: {
        Expression?: string;
        MetricStat?: { Metric: { MetricName: string; Dimensions: { Name: string }[] } };
      }[];
      Threshold: number;
    };
    const stats = Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
    expect(Metrics[0]?.Expression).toBe('FILL(m0, 0) + FILL(m1, 0) + FILL(m2, 0)');
    expect(stats.map(({ MetricName }) => MetricName)).toEqual(Array(3).fill('ConsumedWriteCapacityUnits'));
    const dimensions = stats.map(({ Dimensions }) => Dimensions.map(({ Name }) => Name).toSorted());
    expect(dimensions.toSorted()).toEqual([['GlobalSecondaryIndexName', 'TableName'], ['TableName'], ['TableName']]);
    expect(Threshold).toBe(thresholds({}).writes);
  });

  test('start at a hundredth of the budget of a month, of $1,000 without one', () => {
    const [assumed, same, half] = [
      thresholds({}),
      thresholds({ monthlyBudget: 1_000 }),
      thresholds({ monthlyBudget: 500 }),
    ];
    expect(assumed).toEqual(same);
    /* 10 dollars of written units at $0.625 a million. */
    expect([assumed.writes, half.writes]).toEqual([16_000_000, 8_000_000]);
    expect(half.requests / assumed.requests).toBeCloseTo(0.5, 1);
  });
});

describe('the budget', () => {
  const budgetOf = (options: StackOptions) =>
    resourcesOf(alarmsOf(options), 'AWS::Budgets::Budget').map(([, one]) => one);

  test('is absent without `monthlyBudget`', () => {
    expect(budgetOf({ stage: 'prod' })).toEqual([]);
  });

  test('writes to the alarm address at 80 % spent and at 100 % forecast', () => {
    const [budget, ...others] = budgetOf({ stage: 'prod', monthlyBudget: 750 });
    expect(others).toEqual([]);
    const notified = (NotificationType: string, Threshold: number) => ({
      Notification: { NotificationType, Threshold, ThresholdType: 'PERCENTAGE', ComparisonOperator: 'GREATER_THAN' },
      Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'ops@example.com' }],
    });
    expect(budget?.Properties).toEqual({
      Budget: {
        BudgetName: 'hub-membership-prod',
        BudgetType: 'COST',
        TimeUnit: 'MONTHLY',
        BudgetLimit: { Amount: 750, Unit: 'USD' },
      },
      NotificationsWithSubscribers: [notified('ACTUAL', 80), notified('FORECASTED', 100)],
    });
  });
});

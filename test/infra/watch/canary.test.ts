import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { workers } from '../../../functions/workers.ts';
import { sample } from '../support/sample.ts';
import { resourcesOf, stackWith } from '../support/template.ts';

const own = Template.fromStack(stackWith({ stage: 'prod' }, { ...sample, workers }).alarms);
const alarms = resourcesOf(own, 'AWS::CloudWatch::Alarm');
const named = (name: string) => {
  const alarm = alarms.find(([, { Properties }]) => Properties.AlarmName === `hub-membership-prod-${name}`);
  if (!alarm) throw new Error(`there is no alarm ${name}`);
  return alarm;
};

const RUN = { Namespace: 'HubMembership/hub-membership-prod' };

test('two failed runs of three page by themselves; a run without a line is not a failure', () => {
  const [, { Properties }] = named('canary-fails');
  expect(Properties).toMatchObject({
    ...RUN,
    MetricName: 'CanaryFailures',
    Statistic: 'Sum',
    Period: 300,
    Threshold: 0,
    DatapointsToAlarm: 2,
    EvaluationPeriods: 3,
    TreatMissingData: 'notBreaching',
    ComparisonOperator: 'GreaterThanThreshold',
    AlarmActions: [expect.anything()],
  });
  expect(Properties.AlarmDescription).toMatch(/alarms\.md#the-canary-fails$/);
});

test('20 minutes without a finished run page as a silent schedule', () => {
  const [id, { Properties }] = named('canary-silent');
  expect(Properties).toMatchObject({
    ...RUN,
    MetricName: 'CanaryMilliseconds',
    Statistic: 'SampleCount',
    Period: 300,
    Threshold: 1,
    DatapointsToAlarm: 4,
    EvaluationPeriods: 4,
    TreatMissingData: 'breaching',
    ComparisonOperator: 'LessThanThreshold',
  });
  expect(Properties.AlarmActions).toBeUndefined();
  const silent = resourcesOf(own, 'AWS::CloudWatch::CompositeAlarm').find(([name]) => name.startsWith('schedules'));
  expect(JSON.stringify(silent?.[1].Properties.AlarmRule)).toContain(`"${id}"`);
});

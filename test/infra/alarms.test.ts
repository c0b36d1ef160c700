import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { sample } from './support/sample.ts';
import { found, resourcesOf, stackWith } from './support/template.ts';

const stack = stackWith();
const template = Template.fromStack(stack);
const own = Template.fromStack(stack.alarms);
const alarms = resourcesOf(own, 'AWS::CloudWatch::Alarm').map(([, one]) => one.Properties);

type Reference = { readonly Ref?: string; readonly 'Fn::GetAtt'?: readonly [string, string] };

/** The values of the parameters of the alarms' nested template. */
const parameters = found(resourcesOf(template, 'AWS::CloudFormation::Stack')[0]).Parameters as Record<
  string,
  Reference
>;

/** The logical id in the service's template to which a value in the alarms' template refers. */
const referencedBy = ({ Ref = '' }: Reference): string =>
  parameters[Ref]?.Ref ?? parameters[Ref]?.['Fn::GetAtt']?.[0] ?? '';
const idsOf = (type: string) => resourcesOf(template, type).map(([id]) => id);

interface Measured {
  readonly MetricName?: unknown;
  readonly Dimensions?: readonly { readonly Value: Reference | string }[];
  readonly Metrics?: readonly { readonly MetricStat?: { readonly Metric: Measured } }[];
}

const measured = (alarm: Measured): readonly Measured[] =>
  alarm.Metrics?.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : [])) ?? [alarm];

/** The resources that alarms of this metric watch, by logical id. */
const watched = (metric: string): string[] =>
  alarms
    .flatMap((alarm) => measured(alarm as Measured))
    .filter(({ MetricName }) => MetricName === metric)
    .flatMap(({ Dimensions = [] }) => Dimensions.map(({ Value }) => Value))
    .flatMap((value) => (typeof value === 'string' ? [] : referencedBy(value)));

const alarmNamed = (name: string): Record<string, unknown> =>
  alarms.find(({ AlarmName }) => AlarmName === `hub-membership-dev-${name}`) ?? {};

describe('the alarms watch', () => {
  test('every function, for errors and throttles', () => {
    expect(watched('Errors').toSorted()).toEqual(idsOf('AWS::Lambda::Function').toSorted());
    expect(watched('Throttles').toSorted()).toEqual(idsOf('AWS::Lambda::Function').toSorted());
  });

  test('every dead-letter queue for its first message, and every other queue for the age of its oldest message', () => {
    const deadLetters = idsOf('AWS::SQS::Queue').filter((id) => id.includes('DeadLetters'));
    expect(watched('ApproximateNumberOfMessagesVisible').toSorted()).toEqual(deadLetters.toSorted());
    // One for each queue, and for the workers without one: the relay and the sweep.
    const others = ['Relay', 'Sweep'];
    const queues = idsOf('AWS::SQS::Queue').filter((id) => /Queue\w{8}$/.test(id));
    expect(watched('ApproximateAgeOfOldestMessage').toSorted()).toEqual(queues.toSorted());
    const names = [...queues.map((id) => id.replace(/Queue\w{8}$/, '')), ...others];
    expect(deadLetters.map((id) => id.replace(/DeadLetters\w{8}$/, '')).toSorted()).toEqual(names.toSorted());
  });

  test('a queue that delays messages by up to 15 minutes only for ages above half an hour', () => {
    expect(alarmNamed('mail-age').Threshold).toBe(900);
    for (const name of ['automations', 'webhooks', 'webhooks-slow', 'media-jobs', 'removals'])
      expect(alarmNamed(`${name}-age`).Threshold).toBe(1800);
  });

  test('the stream’s worker for its lag, and the table and the index for throttling', () => {
    expect(watched('IteratorAge')).toEqual([expect.stringContaining('relayfunction')]);
    const tables = [
      expect.stringMatching(/^Table/),
      expect.stringMatching(/^Table/),
      expect.stringMatching(/^IndexTable/),
    ];
    expect(watched('WriteThrottleEvents')).toEqual(tables);
    expect(watched('ReadThrottleEvents')).toEqual(tables);
  });

  test('scheduled workers for missing invocations', () => {
    expect(watched('Invocations')).toEqual([expect.stringContaining('sweepfunction')]);
    expect(alarmNamed('sweep-silent')).toMatchObject({
      ...{ ComparisonOperator: 'LessThanThreshold', Threshold: 1, TreatMissingData: 'breaching' },
      ...{ Period: 300, EvaluationPeriods: 3, DatapointsToAlarm: 3 },
    });
  });

  test('the API for its share of 5xx, and SES for bounces and complaints', () => {
    expect(watched('5xx')).toEqual(['Api']);
    const { Metrics, Threshold } = alarmNamed('api-5xx') as { Metrics: { Expression?: string }[]; Threshold: number };
    expect([Metrics[0]?.Expression, Threshold]).toEqual(['IF(failed >= 5, 100 * failed / requests, 0)', 1]);
    expect(alarmNamed('mail-bounces')).toMatchObject({ MetricName: 'Reputation.BounceRate', Threshold: 0.05 });
    expect(alarmNamed('mail-complaints')).toMatchObject({ MetricName: 'Reputation.ComplaintRate', Threshold: 0.001 });
  });
});

describe('A42: the metrics from logs', () => {
  const filters = resourcesOf(own, 'AWS::Logs::MetricFilter').map(([, one]) => one.Properties);
  const counting = (metric: string) =>
    filters.filter(
      ({ MetricTransformations }) => (MetricTransformations as { MetricName: string }[])[0]?.MetricName === metric,
    );

  test('are counted in the log of every function that answers requests, in one metric of the stage', () => {
    const logs = idsOf('AWS::Logs::LogGroup').filter((id) => sample.groups.some(({ name }) => id.startsWith(name)));
    expect(logs).toHaveLength(sample.groups.length);
    for (const [metric, pattern, alarm] of [
      ['InternalErrors', '{ ($.message = "request") && ($.status = 500) }', 'internal-errors'],
      ['LimitsOpen', '{ $.message = "a limit was not counted" }', 'limits-open'],
    ] as const) {
      expect(
        counting(metric)
          .map(({ LogGroupName }) => referencedBy(LogGroupName as Reference))
          .toSorted(),
      ).toEqual(logs.toSorted());
      expect(new Set(counting(metric).map(({ FilterPattern }) => FilterPattern))).toEqual(new Set([pattern]));
      const Namespace = 'HubMembership/hub-membership-dev';
      expect(alarmNamed(alarm)).toMatchObject({ MetricName: metric, Namespace, Statistic: 'Sum', Period: 300 });
    }
    expect(alarmNamed('internal-errors').Threshold).toBe(0);
  });
});

describe('every alarm', () => {
  const topic = resourcesOf(own, 'AWS::SNS::Topic')[0]?.[0];

  test('notifies the topic at its start and end; only scheduled workers alarm on missing data', () => {
    for (const alarm of alarms) {
      expect(alarm.AlarmActions).toEqual([{ Ref: topic }]);
      expect(alarm.OKActions).toEqual([{ Ref: topic }]);
      const silent = String(alarm.AlarmName).endsWith('-silent');
      expect(alarm.TreatMissingData).toBe(silent ? 'breaching' : 'notBreaching');
    }
  });

  test('has a unique descriptive name and links to an existing section of the runbook', () => {
    expect(new Set(alarms.map(({ AlarmName }) => AlarmName)).size).toBe(alarms.length);
    const runbook = readFileSync(join(import.meta.dirname, '..', '..', 'RUNBOOK.md'), 'utf8');
    const anchors = [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, head = '']) =>
      head
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { AlarmDescription } of alarms) {
      const [, text = '', see] = /^(.+)\. What to do: RUNBOOK\.md#([\w-]+)$/.exec(String(AlarmDescription)) ?? [];
      expect(text.split(' ').length).toBeGreaterThan(5);
      expect(anchors).toContain(see);
    }
  });
});

test('CloudWatch may publish to the encrypted topic, for this account only', () => {
  const [policy] = resourcesOf(own, 'AWS::SNS::TopicPolicy');
  const [key] = resourcesOf(own, 'AWS::KMS::Key');
  for (const document of [found(policy).PolicyDocument, found(key).KeyPolicy]) {
    expect((document as { Statement: unknown[] }).Statement).toContainEqual(
      expect.objectContaining({
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    );
  }
});

test('the alarm address is a setting of the stage', () => {
  expect(resourcesOf(own, 'AWS::SNS::Subscription')).toEqual([]);
  const paged = Template.fromStack(stackWith({ alarmEmail: 'ops@example.com' }).alarms);
  paged.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'ops@example.com' });
});

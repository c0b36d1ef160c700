import { Duration } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { metricOf } from '../../../infra/watch/log-metrics.ts';
import { P99_MS } from '../../../infra/watch/objectives.ts';
import { METRICS, type MetricName } from '../../../shared/api/metrics.ts';
import { ROUTE_CLASSES } from '../../../shared/api/route-class.ts';
import { LISTING } from '../../../shared/platform/db/listing.ts';
import { operatePage } from '../support/operate-page.ts';
import { sample } from '../support/sample.ts';
import { CERTIFICATE } from '../support/settings.ts';
import { found, resourcesOf, stackWith } from '../support/template.ts';

const stack = stackWith();
const template = Template.fromStack(stack);
const own = Template.fromStack(stack.alarms);
const alarms = resourcesOf(own, 'AWS::CloudWatch::Alarm').map(([, one]) => one.Properties);
const composites = new Map(
  resourcesOf(own, 'AWS::CloudWatch::CompositeAlarm').map(([, one]) => [one.Properties.AlarmName, one.Properties]),
);
const delivery = Template.fromStack(stackWith({ stage: 'prod' }).liveVersions);

type Dimension = { readonly Name: string; readonly Value: unknown };

interface Measured {
  readonly Namespace?: string;
  readonly MetricName?: unknown;
  readonly Dimensions?: readonly Dimension[];
  readonly Metrics?: readonly { readonly MetricStat?: { readonly Metric: Measured } }[];
}

const measured = (alarm: Measured): readonly Measured[] =>
  alarm.Metrics?.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : [])) ?? [alarm];

/** The parameters of the alarms' nested template, and what they refer to in the service's template. */
const parameters = JSON.stringify(
  resourcesOf(template, 'AWS::CloudFormation::Stack').find(([id]) => id.startsWith('Alarms'))?.[1].Properties,
);

/** The name of a function, or the logical id of another resource. */
const named = (value: unknown): string => {
  if (typeof value === 'string') return value.replace('hub-membership-dev-', '');
  const { Ref = '' } = value as { Ref?: string };
  return new RegExp(`"${Ref}":\\{"(?:Ref|Fn::GetAtt)":\\[?"(\\w+)"`).exec(parameters)?.[1] ?? Ref;
};

/** The values of the dimensions of this metric in all alarms. */
const watched = (metric: string): string[] =>
  alarms
    .flatMap((alarm) => measured(alarm as Measured))
    .filter(({ MetricName }) => MetricName === metric)
    .flatMap(({ Dimensions = [] }) => Dimensions.map(({ Value }) => named(Value)));

const idsOf = (type: string) => resourcesOf(template, type).map(([id]) => id);

const alarmNamed = (name: string): Record<string, unknown> =>
  alarms.find(({ AlarmName }) => AlarmName === `hub-membership-dev-${name}`) ?? {};

describe('the alarms watch', () => {
  test('the share of failed invocations of every function that has traffic', () => {
    const names = [...sample.groups, ...sample.workers].map(({ name }) => name).filter((name) => name !== 'token-keys');
    expect(watched('Errors').toSorted()).toEqual(names.toSorted());
    for (const name of names) {
      const { Metrics } = alarmNamed(`${name}-errors`) as { Metrics: { Expression?: string }[] };
      expect(Metrics[0]?.Expression).toBe('IF(failed >= 3, 100 * failed / invocations, 0)');
    }
    expect(['hubs', 'relay', 'sweep'].map((name) => alarmNamed(`${name}-errors`).Threshold)).toEqual([1, 5, 50]);
  });

  test('every dead-letter queue for its first message, that of the alarms included', () => {
    const paged = stackWith({ alarmEmail: 'ops@example.com' });
    const names = resourcesOf(Template.fromStack(paged.alarms), 'AWS::CloudWatch::Alarm')
      .map(([, { Properties }]) => String(Properties.AlarmName))
      .filter((name) => name.endsWith('-dead-letters'));
    const queues = [Template.fromStack(paged), Template.fromStack(paged.alarms)].flatMap((one) =>
      resourcesOf(one, 'AWS::SQS::Queue').filter(([id]) => id.includes('DeadLetters')),
    );
    expect(names).toContain('hub-membership-dev-alarm-dead-letters');
    expect(names).toHaveLength(queues.length);
    expect(new Set(names).size).toBe(names.length);
  });

  test('the age of the oldest message of every queue, emails and callbacks after five minutes', () => {
    const queues = idsOf('AWS::SQS::Queue').filter((id) => /Queue\w{8}$/.test(id));
    expect(watched('ApproximateAgeOfOldestMessage').toSorted()).toEqual(queues.toSorted());
    for (const name of ['mail', 'callbacks']) expect(alarmNamed(`${name}-age`).Threshold).toBe(300);
    for (const name of ['automations', 'webhooks', 'webhooks-slow', 'media-jobs', 'removals'])
      expect(alarmNamed(`${name}-age`).Threshold).toBe(1800);
  });

  test('the relay’s lag in the stream and in its own log lines', () => {
    expect(watched('IteratorAge')).toEqual(['relay']);
    expect(alarmNamed('relay-lag')).toMatchObject({ MetricName: 'RelayLag', Threshold: 60, Statistic: 'Maximum' });
  });

  test('the table and the index for throttling, and the table for faults of DynamoDB', () => {
    const tables = [/^Table/, /^Table/, /^IndexTable/].map((one) => expect.stringMatching(one));
    const places = watched('WriteThrottleEvents').filter((one) => one !== LISTING.index);
    expect(places).toEqual(tables);
    expect(alarmNamed('table-faults').Metrics).toHaveLength(8);
  });

  test('scheduled workers for missing invocations', () => {
    expect(alarmNamed('sweep-silent')).toMatchObject({
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      TreatMissingData: 'breaching',
      Period: 300,
      EvaluationPeriods: 3,
      DatapointsToAlarm: 3,
      MetricName: 'Invocations',
    });
  });

  test('the concurrency of the account, at 80 % of the quota that the stage names', () => {
    expect(alarmNamed('concurrency')).toMatchObject({ MetricName: 'ConcurrentExecutions', Threshold: 800 });
    const small = Template.fromStack(stackWith({ accountConcurrency: 10 }).alarms);
    small.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName: 'ConcurrentExecutions', Threshold: 8 });
    expect(alarmNamed('throttles')).toMatchObject({ Namespace: 'AWS/Lambda', MetricName: 'Throttles' });
    expect(alarmNamed('throttles').Dimensions).toBeUndefined();
  });

  test('the certificate of the domain, a month before it expires; a day without data raises none', () => {
    expect(alarmNamed('certificate-expiry')).toEqual({});
    Template.fromStack(stackWith({ stage: 'prod' }).alarms).hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'DaysToExpiry',
      Threshold: 30,
      ComparisonOperator: 'LessThanThreshold',
      Period: 86_400,
      TreatMissingData: 'notBreaching',
      Dimensions: [{ Name: 'CertificateArn', Value: CERTIFICATE }],
    });
  });

  test('KMS calls of sign-ins that were throttled, in the log lines', () => {
    const filters = resourcesOf(own, 'AWS::Logs::MetricFilter').map(([, one]) => one.Properties);
    expect(filters.map(({ FilterPattern }) => FilterPattern)).toEqual(['{ $.error.name = "ThrottlingException" }']);
    expect(alarmNamed('kms-throttles')).toMatchObject({ MetricName: 'ThrottledCalls', Threshold: 5 });
  });

  test('SES for bounces and complaints', () => {
    expect(alarmNamed('mail-bounces')).toMatchObject({ MetricName: 'Reputation.BounceRate', Threshold: 0.05 });
    expect(alarmNamed('mail-complaints')).toMatchObject({ MetricName: 'Reputation.ComplaintRate', Threshold: 0.001 });
  });
});

describe('the objectives', () => {
  const windowsOf = (id: string) => {
    const { Metrics, Threshold } = alarmNamed(id) as {
      Metrics: { MetricStat?: { Period: number } }[];
      Threshold: number;
    };
    return [Metrics.find(({ MetricStat }) => MetricStat)?.MetricStat?.Period, Number(Threshold.toFixed(2))];
  };

  test('99.9 % of requests succeed: a page needs both windows of a burn rate', () => {
    expect(windowsOf('errors-60-minutes')).toEqual([3_600, 1.44]);
    expect(windowsOf('errors-5-minutes')).toEqual([300, 1.44]);
    expect(windowsOf('errors-360-minutes')).toEqual([21_600, 0.6]);
    expect(windowsOf('errors-30-minutes')).toEqual([1_800, 0.6]);
    for (const [name, long, short] of [
      ['fast', '60', '5'],
      ['slow', '360', '30'],
    ]) {
      const rule = JSON.stringify(composites.get(`hub-membership-dev-errors-burn-${name}`)?.AlarmRule);
      expect(rule).toMatch(new RegExp(`errors${long}minutes.* AND .*errors${short}minutes`));
    }
  });

  test('each class of requests has a latency objective, with a fast and a slow alarm', () => {
    for (const name of ROUTE_CLASSES) {
      const id = name.replace('_', '-');
      const expected = {
        ExtendedStatistic: 'p99',
        Dimensions: [{ Name: 'class', Value: name }],
        MetricName: 'Latency',
      };
      expect(alarmNamed(`${id}-slow`)).toMatchObject({ ...expected, Threshold: 2 * P99_MS[name], Period: 300 });
      expect(alarmNamed(`${id}-slower-than-objective`)).toMatchObject({
        ...expected,
        Threshold: P99_MS[name],
        Period: 3_600,
      });
    }
  });
});

describe('A42: the metrics in log lines', () => {
  test('are alarmed on in the namespace of the stage', () => {
    for (const [metric, id] of [
      ['InternalErrors', 'internal-errors'],
      ['LimitsOpen', 'limits-open'],
      ['RefusedCallbacks', 'callbacks-refused'],
    ] as const) {
      const Namespace = 'HubMembership/hub-membership-dev';
      expect(alarmNamed(id)).toMatchObject({ MetricName: metric, Namespace, Statistic: 'Sum', Period: 300 });
    }
    expect(alarmNamed('internal-errors').Threshold).toBe(0);
  });

  test('have the dimensions of their record', () => {
    const ours = alarms
      .flatMap((alarm) => measured(alarm as Measured))
      .filter(({ Namespace }) => Namespace?.startsWith('HubMembership/'));
    expect(ours.length).toBeGreaterThan(5);
    for (const { MetricName, Dimensions = [] } of ours) {
      if (MetricName === 'ThrottledCalls') continue;
      const sets: readonly (readonly string[])[] = METRICS[MetricName as MetricName].dimensions;
      expect(sets.map((set) => set.join())).toContain(Dimensions.map(({ Name }) => Name).join());
    }
    expect(() => metricOf('stack', 'Latency', 'p99', Duration.minutes(5), { queue: 'mail' })).toThrow(
      'no dimensions queue',
    );
  });
});

describe('every alarm', () => {
  const topic = resourcesOf(own, 'AWS::SNS::Topic')[0]?.[0];
  const rules = JSON.stringify([...composites.values()].map(({ AlarmRule }) => AlarmRule));

  test('pages itself, or is part of exactly one page', () => {
    for (const [id, { Properties }] of resourcesOf(own, 'AWS::CloudWatch::Alarm')) {
      const parts = rules.split(`"Fn::GetAtt":["${id}","Arn"]`).length - 1;
      const pages = Properties.AlarmActions === undefined ? 0 : 1;
      expect([id, parts + pages]).toEqual([id, 1]);
    }
  });

  test('that pages notifies the topic at its start and end', () => {
    const paging = [...alarms.filter(({ AlarmActions }) => AlarmActions !== undefined), ...composites.values()];
    expect(paging.length).toBeLessThan(20);
    for (const alarm of paging) {
      expect(alarm.AlarmActions).toEqual([{ Ref: topic }]);
      expect(alarm.OKActions).toEqual([{ Ref: topic }]);
    }
  });

  test('treats missing data as fine, except for schedules', () => {
    for (const alarm of alarms)
      expect(alarm.TreatMissingData).toBe(String(alarm.AlarmName).endsWith('-silent') ? 'breaching' : 'notBreaching');
  });

  test('a limit of AWS explains failing functions, slow requests and late work, so that it is one page', () => {
    const limits = resourcesOf(own, 'AWS::CloudWatch::CompositeAlarm').find(([id]) => id.startsWith('awslimits'))?.[0];
    const explained = [...composites.values()].filter(({ ActionsSuppressor }) => ActionsSuppressor !== undefined);
    expect(explained.map(({ AlarmName }) => String(AlarmName).replace('hub-membership-dev-', ''))).toEqual([
      'functions-fail',
      'requests-are-slow',
      'work-is-late',
    ]);
    for (const { ActionsSuppressor } of explained) expect(JSON.stringify(ActionsSuppressor)).toContain(`"${limits}"`);
  });

  test('has a unique descriptive name and links to an existing section of the page about alarms', () => {
    const all = [
      ...alarms,
      ...composites.values(),
      ...resourcesOf(delivery, 'AWS::CloudWatch::Alarm').map(([, one]) => one.Properties),
    ];
    expect(new Set(all.map(({ AlarmName }) => AlarmName)).size).toBe(all.length);
    const anchors = [...operatePage('alarms').matchAll(/^#+ (.+)$/gm)].map(([, head = '']) =>
      head
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { AlarmDescription } of all) {
      const [, text = '', see] =
        /^(.+)\. What to do: infra\/docs\/pages\/operate\/alarms\.md#([\w-]+)$/.exec(String(AlarmDescription)) ?? [];
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

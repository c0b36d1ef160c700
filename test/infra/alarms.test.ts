import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { found, resourcesOf, stackWith, templateWith } from './support/template.ts';

const stack = stackWith();
const template = Template.fromStack(stack);
const alarms = resourcesOf(Template.fromStack(stack.alarms), 'AWS::CloudWatch::Alarm').map(([, one]) => one.Properties);

type Reference = { readonly Ref?: string; readonly 'Fn::GetAtt'?: readonly [string, string] };

/** What the parameters of the alarms' own template stand for. */
const given = found(resourcesOf(template, 'AWS::CloudFormation::Stack')[0]).Parameters as Record<string, Reference>;

/** The logical id, in the service's template, of what a value in the alarms' template refers to. */
const meant = ({ Ref = '' }: Reference): string => given[Ref]?.Ref ?? given[Ref]?.['Fn::GetAtt']?.[0] ?? '';
const idsOf = (type: string) => resourcesOf(template, type).map(([id]) => id);

/** What an alarm of this metric watches, by logical id. */
const watched = (metric: string): string[] =>
  alarms
    .filter(({ MetricName }) => MetricName === metric)
    .flatMap(({ Dimensions }) => (Dimensions as { Value: Reference | string }[]).map(({ Value }) => Value))
    .flatMap((value) => (typeof value === 'string' ? [] : meant(value)));

test('every function is watched for errors and throttles', () => {
  expect(watched('Errors').toSorted()).toEqual(idsOf('AWS::Lambda::Function').toSorted());
  expect(watched('Throttles').toSorted()).toEqual(idsOf('AWS::Lambda::Function').toSorted());
});

test('every dead-letter queue is watched for a first message', () => {
  const deadLetters = idsOf('AWS::SQS::Queue').filter((id) => id.includes('DeadLetters'));
  expect(watched('ApproximateNumberOfMessagesVisible').toSorted()).toEqual(deadLetters.toSorted());
  // One for each queue, and for what is not woken by one: the relay and the sweep.
  const others = ['Relay', 'Sweep'];
  const queues = idsOf('AWS::SQS::Queue').filter((id) => /Queue\w{8}$/.test(id));
  const names = [...queues.map((id) => id.replace(/Queue\w{8}$/, '')), ...others];
  expect(deadLetters.map((id) => id.replace(/DeadLetters\w{8}$/, '')).toSorted()).toEqual(names.toSorted());
});

test('the stream’s worker is watched for falling behind, the API for 5xx', () => {
  expect(watched('IteratorAge')).toEqual([expect.stringContaining('relayfunction')]);
  expect(watched('5xx')).toEqual(['Api']);
});

test('every alarm tells the one topic, and silence is no alarm', () => {
  const topic = idsOf('AWS::SNS::Topic').find((id) => id.startsWith('AlarmTopic'));
  for (const alarm of alarms) {
    expect((alarm.AlarmActions as Reference[]).map(meant)).toEqual([topic]);
    expect(alarm.TreatMissingData).toBe('notBreaching');
    expect(alarm.AlarmDescription).toMatch(/\w/);
  }
});

test('CloudWatch may publish to the encrypted topic, for this account only', () => {
  const policy = resourcesOf(template, 'AWS::SNS::TopicPolicy').find(([id]) => id.startsWith('AlarmTopic'));
  const key = resourcesOf(template, 'AWS::KMS::Key').find(([id]) => id.startsWith('AlarmKey'));
  for (const document of [policy?.[1].Properties.PolicyDocument, key?.[1].Properties.KeyPolicy]) {
    expect((document as { Statement: unknown[] }).Statement).toContainEqual(
      expect.objectContaining({
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    );
  }
});

test('who is to be paged by mail is a stage’s own choice', () => {
  expect(idsOf('AWS::SNS::Subscription').filter((id) => id.startsWith('AlarmTopic'))).toEqual([]);
  templateWith({ alarmEmail: 'ops@example.com' }).hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: 'ops@example.com',
  });
});

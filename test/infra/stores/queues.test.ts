import { expect, test } from 'vitest';
import { functionNamed, liveIn } from '../support/live.ts';
import { actionsIn, permissions, type Statement } from '../support/policies.ts';
import { found, type Resource, resourcesOf, templateWith } from '../support/template.ts';

const template = templateWith();
const queues = new Map(resourcesOf(template, 'AWS::SQS::Queue'));
const isDeadLetters = (id: string) => id.includes('DeadLetters');
const mail = [...queues].find(([id]) => !isDeadLetters(id));

const attributeOf = (value: unknown): string => (value as { 'Fn::GetAtt': [string] })['Fn::GetAtt'][0];
const mappings = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').map(([, one]) => one.Properties);
const mappingOf = (is: (mapping: Record<string, unknown>) => boolean) => mappings.find(is) ?? {};

test('an email is tried five times and then kept in the dead-letter queue for two weeks', () => {
  const { deadLetterTargetArn, maxReceiveCount } = found(mail).RedrivePolicy as Record<string, unknown>;
  expect(maxReceiveCount).toBe(5);
  expect(queues.get(attributeOf(deadLetterTargetArn))?.Properties.MessageRetentionPeriod).toBe(14 * 86_400);
});

test('every queue is encrypted, and rejects requests without TLS', () => {
  const policies = resourcesOf(template, 'AWS::SQS::QueuePolicy').map(([, one]) => one.Properties);
  for (const [id, { Properties }] of queues) {
    expect(Properties.SqsManagedSseEnabled).toBe(true);
    const own = policies.filter(({ Queues }) => JSON.stringify(Queues).includes(`{"Ref":"${id}"}`));
    expect(own).toHaveLength(1);
    expect(JSON.stringify(own)).toContain('"aws:SecureTransport":"false"');
  }
});

test('dead letters are kept when the stack is deleted', () => {
  const kept = [...queues].filter(([id]) => isDeadLetters(id));
  expect(kept.length).toBeGreaterThan(3);
  expect(new Set(kept.map(([, one]) => one.DeletionPolicy))).toEqual(new Set(['RetainExceptOnCreate']));
});

test('the visibility timeout is six times the worker’s timeout', () => {
  const mapping = mappingOf(({ EventSourceArn }) => attributeOf(EventSourceArn) === mail?.[0]);
  const functions = resourcesOf(template, 'AWS::Lambda::Function').map(([, { Properties }]) => Properties);
  expect(found(mail).VisibilityTimeout).toBe(
    6 * Number(functionNamed(functions, liveIn(mapping.FunctionName)).Timeout),
  );
  expect(mapping.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
});

test('the stream’s worker splits a failing batch, and sends it to the dead-letter queue after its retries', () => {
  const mapping = mappingOf(({ StartingPosition }) => StartingPosition !== undefined);
  expect(mapping).toMatchObject({
    StartingPosition: 'TRIM_HORIZON',
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    MaximumRetryAttempts: 10,
    MaximumRecordAgeInSeconds: 12 * 3_600,
  });
  const { Destination } = (mapping.DestinationConfig as { OnFailure: { Destination: unknown } }).OnFailure;
  expect(isDeadLetters(attributeOf(Destination))).toBe(true);
  const mayDo = (action: string): Statement | undefined =>
    permissions(template)
      .get('relay')
      ?.find((one) => actionsIn(one).includes(action));
  expect(mayDo('sqs:SendMessage')?.Resource).toEqual(Destination);
  expect(mayDo('dynamodb:GetRecords')?.Resource).toEqual(mapping.EventSourceArn);
});

test('the stream’s worker is invoked for changes and removals of its entities', () => {
  const mapping = mappingOf(({ StartingPosition }) => StartingPosition !== undefined);
  const { Filters } = mapping.FilterCriteria as { Filters: { Pattern: string }[] };
  expect(Filters.map(({ Pattern }) => JSON.parse(Pattern) as unknown)).toEqual([
    { dynamodb: { NewImage: { entity: { S: ['hub', 'space'] } } } },
    { dynamodb: { OldImage: { entity: { S: ['hub', 'space'] } } } },
  ]);
});

test('a scheduled worker runs every minute, and events that EventBridge or Lambda gives up go to its dead-letter queue', () => {
  const [[, rule]] = resourcesOf(template, 'AWS::Events::Rule') as [readonly [string, Resource]];
  expect(rule.Properties).toMatchObject({ ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' });
  const [target] = rule.Properties.Targets as [{ DeadLetterConfig: { Arn: unknown } }];
  expect(isDeadLetters(attributeOf(target.DeadLetterConfig.Arn))).toBe(true);
  const [[, handling]] = resourcesOf(template, 'AWS::Lambda::EventInvokeConfig') as [readonly [string, Resource]];
  expect(handling.Properties).toMatchObject({
    DestinationConfig: { OnFailure: { Destination: target.DeadLetterConfig.Arn } },
    MaximumRetryAttempts: 2,
    MaximumEventAgeInSeconds: 300,
  });
});

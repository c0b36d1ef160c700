import { expect, test } from 'vitest';
import { found, resourcesOf, templateWith } from './support/template.ts';

const certificate = 'arn:aws:acm:us-east-1:111111111111:certificate/0123';
const template = templateWith({ domain: 'api.example.com', certificate });
const topic = resourcesOf(template, 'AWS::SNS::Topic').find(([id]) => id.startsWith('MailEvents'));
const queueId = (name: string): string =>
  resourcesOf(template, 'AWS::SQS::Queue').find(([id]) => id.startsWith(name))?.[0] ?? '';

test('what SES tells goes straight into the queue of callbacks, whatever the API’s address is', () => {
  const [subscription, ...more] = resourcesOf(template, 'AWS::SNS::Subscription');
  expect(more).toEqual([]);
  expect(found(subscription)).toEqual({
    Protocol: 'sqs',
    TopicArn: { Ref: topic?.[0] },
    Endpoint: { 'Fn::GetAtt': [queueId('CallbacksQueue'), 'Arn'] },
    RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': [queueId('CallbacksDeadLetters'), 'Arn'] } },
  });
});

test('of all that is not the service, the topic alone may write into a queue: those of callbacks', () => {
  const allowed = resourcesOf(template, 'AWS::SQS::QueuePolicy').flatMap(([, { Properties }]) =>
    (Properties.PolicyDocument as { Statement: { Effect: string; Principal: unknown }[] }).Statement.filter(
      ({ Effect, Principal }) => Effect === 'Allow' && JSON.stringify(Principal).includes('sns.'),
    ),
  );
  const [queue, deadLetters] = [queueId('CallbacksQueue'), queueId('CallbacksDeadLetters')];
  expect(allowed).toHaveLength(2);
  for (const [nth, id] of [deadLetters, queue].entries())
    expect(allowed[nth]).toMatchObject({
      Action: 'sqs:SendMessage',
      Resource: { 'Fn::GetAtt': [id, 'Arn'] },
      Condition: { ArnEquals: { 'aws:SourceArn': { Ref: topic?.[0] } } },
    });
});

test('the topic takes what SES of this account sends, and keeps it encrypted', () => {
  expect(found(topic).KmsMasterKeyId).toBeDefined();
  const policies = resourcesOf(template, 'AWS::SNS::TopicPolicy').map(([, { Properties }]) => Properties);
  expect(JSON.stringify(policies.find(({ Topics }) => JSON.stringify(Topics).includes('MailEvents')))).toMatch(
    /"aws:SourceAccount":\{"Ref":"AWS::AccountId"\}.*"Service":"ses.amazonaws.com"/,
  );
});

test('a deployment says what to put into DNS: for the API’s name and for the mail’s', () => {
  const of = (name: string, attribute: string) => ({ 'Fn::GetAtt': [name, attribute] });
  const token = (nth: number) => {
    const [name, value] = ['Name', 'Value'].map((part) => of('MailIdentity', `DkimDNSToken${part}${nth}`));
    return { Value: { 'Fn::Join': ['', [name, ' CNAME ', value]] } };
  };
  expect(template.findOutputs('*')).toMatchObject({
    DomainTarget: { Value: of('Domain', 'RegionalDomainName') },
    DomainZone: { Value: of('Domain', 'RegionalHostedZoneId') },
    MailDns1: token(1),
    MailDns2: token(2),
    MailDns3: token(3),
  });
});

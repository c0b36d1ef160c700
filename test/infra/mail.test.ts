import { describe, expect, test } from 'vitest';
import type { StageSettings } from '../../infra/settings/schema.ts';
import { actionsIn, permissions } from './support/policies.ts';
import { CERTIFICATE } from './support/settings.ts';
import { found, resourcesOf, templateWith } from './support/template.ts';

const template = templateWith({
  domain: { name: 'api.example.com', certificate: CERTIFICATE },
  mail: { sender: 'no-reply@example.com', identity: 'own' },
});
const topic = resourcesOf(template, 'AWS::SNS::Topic').find(([id]) => id.startsWith('MailEvents'));
const queueId = (name: string): string =>
  resourcesOf(template, 'AWS::SQS::Queue').find(([id]) => id.startsWith(name))?.[0] ?? '';

test('SES events go directly to the callback queue, independent of the API’s address', () => {
  const [subscription, ...more] = resourcesOf(template, 'AWS::SNS::Subscription');
  expect(more).toEqual([]);
  expect(found(subscription)).toEqual({
    Protocol: 'sqs',
    TopicArn: { Ref: topic?.[0] },
    Endpoint: { 'Fn::GetAtt': [queueId('CallbacksQueue'), 'Arn'] },
    RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': [queueId('CallbacksDeadLetters'), 'Arn'] } },
  });
});

test('only the topic may write to queues from outside the service, and only to the callback queues', () => {
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

test('the topic accepts events of SES in this account, and encrypts them', () => {
  expect(found(topic).KmsMasterKeyId).toBeDefined();
  const policies = resourcesOf(template, 'AWS::SNS::TopicPolicy').map(([, { Properties }]) => Properties);
  expect(JSON.stringify(policies.find(({ Topics }) => JSON.stringify(Topics).includes('MailEvents')))).toMatch(
    /"aws:SourceAccount":\{"Ref":"AWS::AccountId"\}.*"Service":"ses.amazonaws.com"/,
  );
});

test('SES has no suppression list, so that a complaint about one team does not affect another', () => {
  const [[, set] = []] = resourcesOf(template, 'AWS::SES::ConfigurationSet');
  expect(set?.Properties.SuppressionOptions).toEqual({ SuppressedReasons: [] });
});

test('a deployment outputs the DNS records of the API and of the sender', () => {
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

describe('the sender', () => {
  const sendingOf = (mail: StageSettings['mail']) => {
    const of = templateWith(mail && { mail });
    const sends = permissions(of)
      .get('sendmail')
      ?.find((one) => actionsIn(one).includes('ses:SendEmail'));
    const worker = resourcesOf(of, 'AWS::Lambda::Function').find(([id]) => id.startsWith('sendmail'));
    const { Variables } = found(worker).Environment as { Variables: Record<string, unknown> };
    const identities = resourcesOf(of, 'AWS::SES::EmailIdentity').map(([, one]) => one.Properties.EmailIdentity);
    return { of, sends, identities, from: Variables.EMAIL_FROM };
  };

  test('with its own identity is verified by the stack', () => {
    const { identities, from, sends } = sendingOf({ sender: 'hello@mail.example.com', identity: 'own' });
    expect([identities, from]).toEqual([['mail.example.com'], 'hello@mail.example.com']);
    expect(sends?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'hello@mail.example.com' } });
  });

  test('with an existing identity creates none, so that two stages of an account can share it', () => {
    const { of, identities, from, sends } = sendingOf({ sender: 'ann@mail.example.com', identity: 'existing' });
    expect([identities, from]).toEqual([[], 'ann@mail.example.com']);
    expect(Object.keys(of.findOutputs('*')).filter((name) => name.startsWith('Mail'))).toEqual([]);
    expect(sends?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'ann@mail.example.com' } });
  });

  test.each(['own', 'existing'] as const)(
    'with an %s identity may be used to write to recipients that have an identity in the account',
    (identity) => {
      const { sends } = sendingOf({ sender: 'ann@mail.example.com', identity });
      const may = [...JSON.stringify(sends?.Resource).matchAll(/:identity\/([^"]+)"/g)].map(([, one]) => one);
      expect(may).toEqual(['*']);
    },
  );

  test('keeps its own identity when the stack is deleted, because other stages may use it', () => {
    const [[, identity] = []] = resourcesOf(template, 'AWS::SES::EmailIdentity');
    expect(identity?.DeletionPolicy).toBe('RetainExceptOnCreate');
  });

  test('without a setting has no identity and no permission, and an output reports it', () => {
    const { of, identities, from, sends } = sendingOf(undefined);
    expect([identities, from, sends]).toEqual([[], undefined, undefined]);
    of.hasOutput('Mail', { Value: 'No emails are sent: set mail in infra/settings/dev.ts' });
    expect(JSON.stringify(of.toJSON())).not.toContain('example.com');
  });
});

test('SES may publish to the topic before its destination exists, because it sends a test message', () => {
  const [, destination] = resourcesOf(template, 'AWS::SES::ConfigurationSetEventDestination')[0] ?? [];
  const policies = resourcesOf(template, 'AWS::SNS::TopicPolicy').map(([id]) => id);
  expect(policies).toHaveLength(1);
  expect(destination?.DependsOn).toEqual(policies);
});

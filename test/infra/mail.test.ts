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

test('SES keeps no suppressions of its own: one team’s complaint must not hold back the emails of another', () => {
  const [[, set] = []] = resourcesOf(template, 'AWS::SES::ConfigurationSet');
  expect(set?.Properties.SuppressionOptions).toEqual({ SuppressedReasons: [] });
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

  test('of a domain of the stage’s own has an identity in the stack', () => {
    const { identities, from, sends } = sendingOf({ sender: 'hello@mail.example.com', identity: 'own' });
    expect([identities, from]).toEqual([['mail.example.com'], 'hello@mail.example.com']);
    expect(sends?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'hello@mail.example.com' } });
  });

  test('that is verified already is used and not created: two stages of one account may share it', () => {
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

  test('of a stage’s own keeps its identity when the stack is deleted: other stages may send with it', () => {
    const [[, identity] = []] = resourcesOf(template, 'AWS::SES::EmailIdentity');
    expect(identity?.DeletionPolicy).toBe('RetainExceptOnCreate');
  });

  test('is nobody where the settings name none: nothing is verified or allowed, and the deployment says so', () => {
    const { of, identities, from, sends } = sendingOf(undefined);
    expect([identities, from, sends]).toEqual([[], undefined, undefined]);
    of.hasOutput('Mail', { Value: 'No emails are sent: set mail in infra/settings/dev.ts' });
    expect(JSON.stringify(of.toJSON())).not.toContain('example.com');
  });
});

test('SES may publish to the topic before its destination exists: it publishes a test message at once', () => {
  const [, destination] = resourcesOf(template, 'AWS::SES::ConfigurationSetEventDestination')[0] ?? [];
  const policies = resourcesOf(template, 'AWS::SNS::TopicPolicy').map(([id]) => id);
  expect(policies).toHaveLength(1);
  expect(destination?.DependsOn).toEqual(policies);
});

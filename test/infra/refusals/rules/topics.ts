import { arrayOf, type JsonObject, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { each, type Refusal, resource, templateOf, unless } from '../support/refusal.ts';
import {
  type Found,
  listOf,
  ofType,
  referred,
  referredIn,
  type Synthesized,
  statementsOf,
} from '../support/template.ts';

const TOPIC = 'AWS::SNS::Topic';
const POLICY = 'AWS::SNS::TopicPolicy';
const DESTINATION = 'AWS::SES::ConfigurationSetEventDestination';
const SUBSCRIPTION = 'AWS::SNS::Subscription';

/** The actions that a topic policy may name. `sns:*` is refused: "Policy statement action out of service scope". */
const TOPIC_ACTIONS = new Set(
  ['Publish', 'Subscribe', 'SetTopicAttributes', 'GetTopicAttributes', 'DeleteTopic', 'ListSubscriptionsByTopic']
    .concat(['AddPermission', 'RemovePermission', 'Receive', 'GetDataProtectionPolicy', 'PutDataProtectionPolicy'])
    .map((action) => `sns:${action}`),
);

const policiesOf = (topic: string, all: Synthesized): readonly Found[] =>
  ofType(all, POLICY).filter(({ properties }) => arrayOf(properties.Topics).some((one) => referred(one) === topic));

const publishersOf = (topic: string, all: Synthesized): readonly string[] =>
  policiesOf(topic, all)
    .flatMap(({ properties }) => statementsOf(properties.PolicyDocument))
    .filter(({ effect, actions }) => effect === 'Allow' && actions.includes('sns:Publish'))
    .flatMap(({ services }) => services);

const conditionKeys = (condition: JsonObject): readonly string[] =>
  Object.values(condition).flatMap((keys) => Object.keys(objectOf(keys)).map((key) => key.toLowerCase()));

/**
 * The conditions on the source that each service is documented to send to KMS when it publishes to an encrypted topic.
 * SES documents a statement without a condition, and EventBridge that it sends none.
 */
const SOURCE_SENT_TO_KMS: Readonly<Record<string, readonly string[]>> = {
  'cloudwatch.amazonaws.com': ['aws:sourceaccount', 'aws:sourcearn'],
  'ses.amazonaws.com': [],
  'events.amazonaws.com': [],
};

const allowed = (service: string) => ({ Effect: 'Allow', Principal: { Service: service }, Resource: '*' });
const publishes = (service: string) => ({
  PolicyDocument: { Statement: [{ ...allowed(service), Action: 'sns:Publish' }] },
  Topics: [{ Ref: 'Topic' }],
});
const encrypted = (key: JsonObject, service: string) =>
  templateOf({
    Key: resource('AWS::KMS::Key', { KeyPolicy: { Statement: [key] } }),
    Topic: resource(TOPIC, { KmsMasterKeyId: { Ref: 'Key' } }),
    Policy: resource(POLICY, publishes(service)),
  });
const usesKey = (service: string) => ({ ...allowed(service), Action: ['kms:Decrypt', 'kms:GenerateDataKey'] });

const GUIDE = 'SNS Developer Guide';

export const TOPIC_RULES: readonly Refusal[] = [
  {
    rule: 'a topic policy names only actions of a topic',
    source: `${GUIDE}, "Overview of managing access in Amazon SNS": valid actions in topic policies`,
    problems: each(POLICY, ({ properties }) =>
      statementsOf(properties.PolicyDocument)
        .flatMap(({ actions }) => actions)
        .filter((action) => !TOPIC_ACTIONS.has(action)),
    ),
    broken: templateOf({
      Broken: resource(POLICY, {
        PolicyDocument: { Statement: [{ ...allowed('ses.amazonaws.com'), Action: 'sns:*' }] },
      }),
    }),
  },
  {
    rule: 'the policy of SES’s topic exists before the event destination: SES publishes a test message at once',
    source: 'SES Developer Guide, "Set up an Amazon SNS event destination for Amazon SES event publishing"',
    problems: each(DESTINATION, ({ properties, dependsOn }, all) => {
      const topic = referred(objectOf(objectOf(properties.EventDestination).SnsDestination).TopicARN);
      const policies = policiesOf(topic, all).map(({ id }) => id);
      return [
        ...unless(publishersOf(topic, all).includes('ses.amazonaws.com'), 'SES may not publish to the topic'),
        ...unless(
          policies.length > 0 && policies.every((id) => dependsOn.includes(id)),
          'it does not depend on the policy of its topic',
        ),
      ];
    }),
    broken: templateOf({
      Topic: resource(TOPIC),
      Policy: resource(POLICY, publishes('ses.amazonaws.com')),
      Broken: resource(DESTINATION, { EventDestination: { SnsDestination: { TopicARN: { Ref: 'Topic' } } } }),
    }),
  },
  {
    rule: 'each service that publishes to an encrypted topic may use the key, which is one of the template',
    source: `${GUIDE}, "Managing Amazon SNS encryption keys and costs": event sources from AWS services`,
    problems: each(TOPIC, ({ id, properties }, all) => {
      if (properties.KmsMasterKeyId === undefined) return [];
      const key = referredIn(all, properties.KmsMasterKeyId);
      const statements = statementsOf(key?.properties.KeyPolicy);
      return publishersOf(id, all).flatMap((service) => {
        const actions = statements.filter(({ services }) => services.includes(service)).flatMap((one) => one.actions);
        const may = actions.includes('kms:Decrypt') && actions.some((one) => /^kms:GenerateDataKey\*?$/.test(one));
        return unless(may, `${service} may not use its key`);
      });
    }),
    broken: encrypted(usesKey('ses.amazonaws.com'), 'cloudwatch.amazonaws.com'),
  },
  {
    rule: 'a key policy demands a source only of services that send one',
    source: `${GUIDE}, "Managing Amazon SNS encryption keys and costs": confused deputy; SES Developer Guide, "Configuring Amazon SNS notifications for Amazon SES": key policy`,
    problems: each('AWS::KMS::Key', ({ properties }) =>
      statementsOf(properties.KeyPolicy).flatMap(({ services, condition }) =>
        services.flatMap((service) => {
          const sent = SOURCE_SENT_TO_KMS[service];
          if (!sent) return [`it is not recorded what ${service} sends`];
          const demanded = conditionKeys(condition).filter((name) => name.startsWith('aws:source'));
          return demanded.filter((name) => !sent.includes(name)).map((name) => `${service} does not send ${name}`);
        }),
      ),
    ),
    broken: encrypted(
      { ...usesKey('ses.amazonaws.com'), Condition: { StringEquals: { 'aws:SourceAccount': '111111111111' } } },
      'ses.amazonaws.com',
    ),
  },
  {
    rule: 'a service publishes only for this account',
    source: `${GUIDE}, "Example cases for Amazon SNS access control"; SES Developer Guide, "Configuring Amazon SNS notifications for Amazon SES": topic policy`,
    problems: each(POLICY, ({ properties }) =>
      statementsOf(properties.PolicyDocument)
        .filter(({ effect, services }) => effect === 'Allow' && services.length > 0)
        .flatMap(({ services, condition }) =>
          unless(conditionKeys(condition).includes('aws:sourceaccount'), `${services} for every account`),
        ),
    ),
    broken: templateOf({ Broken: resource(POLICY, publishes('ses.amazonaws.com')) }),
  },
  {
    rule: 'a queue that a topic writes to, and the dead-letter queue of its subscription, let the topic send',
    source: `${GUIDE}, "Subscribing an Amazon SQS queue to an Amazon SNS topic"; "Amazon SNS dead-letter queues"`,
    problems: each(SUBSCRIPTION, ({ properties }, all) => {
      const { deadLetterTargetArn } = objectOf(properties.RedrivePolicy);
      const queues = [properties.Protocol === 'sqs' ? properties.Endpoint : undefined, deadLetterTargetArn];
      return queues.map(referred).flatMap((queue) => {
        if (queue === '') return [];
        const lets = ofType(all, 'AWS::SQS::QueuePolicy')
          .filter((policy) => arrayOf(policy.properties.Queues).some((one) => referred(one) === queue))
          .flatMap((policy) => statementsOf(policy.properties.PolicyDocument))
          .some(
            ({ services, actions, condition }) =>
              services.includes('sns.amazonaws.com') &&
              actions.includes('sqs:SendMessage') &&
              listOf(objectOf(condition.ArnEquals)['aws:SourceArn']).some(
                (arn) => referred(arn) === referred(properties.TopicArn),
              ),
          );
        return unless(lets, `${queue} does not let the topic send`);
      });
    }),
    broken: templateOf({
      Topic: resource(TOPIC),
      Queue: resource('AWS::SQS::Queue'),
      Broken: resource(SUBSCRIPTION, {
        Protocol: 'sqs',
        TopicArn: { Ref: 'Topic' },
        Endpoint: { 'Fn::GetAtt': ['Queue', 'Arn'] },
      }),
    }),
  },
  {
    rule: 'names of topics have at most 256 letters, digits, hyphens and underscores',
    source: 'SNS API reference, CreateTopic',
    problems: each(TOPIC, ({ properties }) =>
      unless(/^[\w-]{0,256}(?:\.fifo)?$/.test(stringOf(properties.TopicName)), stringOf(properties.TopicName)),
    ),
    broken: templateOf({ Broken: resource(TOPIC, { TopicName: 'alarms of prod' }) }),
  },
];

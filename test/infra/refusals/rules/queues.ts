import { arrayOf, type JsonObject, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { each, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';
import { bytesOf } from '../support/rendered.ts';
import { listOf, ofType, referred, referredIn, statementsOf } from '../support/template.ts';

const QUEUE = 'AWS::SQS::Queue';
const POLICY = 'AWS::SQS::QueuePolicy';
const GUIDE = 'SQS Developer Guide';

const redriven = (queue: JsonObject, deadLetters: JsonObject, maxReceiveCount = 5) =>
  templateOf({
    Broken: resource(QUEUE, {
      ...queue,
      RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': ['DeadLetters', 'Arn'] }, maxReceiveCount },
    }),
    DeadLetters: resource(QUEUE, deadLetters),
  });

const statement = { Effect: 'Allow', Principal: '*', Action: 'sqs:SendMessage', Resource: '*' };

export const QUEUE_RULES: readonly Refusal[] = [
  {
    rule: 'a dead-letter queue has the type of its queue, FIFO or standard',
    source: `${GUIDE}, "Using dead-letter queues in Amazon SQS"`,
    problems: each(QUEUE, ({ properties }, all) => {
      const { deadLetterTargetArn } = objectOf(properties.RedrivePolicy);
      if (deadLetterTargetArn === undefined) return [];
      const target = referredIn(all, deadLetterTargetArn);
      return [
        ...unless(target !== undefined, 'its dead-letter queue is not in the template'),
        ...unless((target?.properties.FifoQueue === true) === (properties.FifoQueue === true), 'the types differ'),
      ];
    }),
    broken: redriven({ FifoQueue: true }, {}),
  },
  {
    rule: 'a dead-letter queue allows its queue, and keeps messages longer: their age counts from the first send',
    source: `${GUIDE}, "Using dead-letter queues in Amazon SQS": redrive allow policy; message retention periods`,
    problems: each(QUEUE, ({ properties }, all) => {
      const target = referredIn(all, objectOf(properties.RedrivePolicy).deadLetterTargetArn);
      if (!target) return [];
      const kept = (one: JsonObject) => Number(one.MessageRetentionPeriod ?? 345_600);
      return [
        ...unless(objectOf(target.properties.RedriveAllowPolicy).redrivePermission !== 'denyAll', 'it denies all'),
        ...unless(kept(target.properties) > kept(properties), 'it does not keep messages longer'),
      ];
    }),
    broken: redriven({}, { MessageRetentionPeriod: 1_209_600, RedriveAllowPolicy: { redrivePermission: 'denyAll' } }),
  },
  {
    rule: 'attempts, retention, visibility and delay are in range',
    source: 'SQS API reference, SetQueueAttributes',
    problems: each(QUEUE, ({ properties }) => [
      ...within('maxReceiveCount', objectOf(properties.RedrivePolicy).maxReceiveCount, 1, 1_000),
      ...within('MessageRetentionPeriod', properties.MessageRetentionPeriod, 60, 1_209_600),
      ...within('VisibilityTimeout', properties.VisibilityTimeout, 0, 43_200),
      ...within('DelaySeconds', properties.DelaySeconds, 0, 900),
      ...unless(stringOf(properties.QueueName).length <= 80, 'the name has more than 80 characters'),
    ]),
    broken: templateOf({ Broken: resource(QUEUE, { VisibilityTimeout: 43_201 }) }),
  },
  {
    rule: 'a redrive allow policy by queue names at most ten queues',
    source: `${GUIDE}, "Configure a dead-letter queue redrive": redrive allow policy`,
    problems: each(QUEUE, ({ properties }) => {
      const { redrivePermission, sourceQueueArns } = objectOf(properties.RedriveAllowPolicy);
      const named = arrayOf(sourceQueueArns).length;
      return unless(redrivePermission === 'byQueue' ? named >= 1 && named <= 10 : named === 0, `${named} queues`);
    }),
    broken: templateOf({ Broken: resource(QUEUE, { RedriveAllowPolicy: { redrivePermission: 'byQueue' } }) }),
  },
  {
    rule: 'a queue has one policy: a second one would replace the first',
    source: 'CloudFormation Template Reference, AWS::SQS::QueuePolicy; SQS API reference, SetQueueAttributes (Policy)',
    problems: (synthesized) => {
      const named = ofType(synthesized, POLICY).flatMap(({ properties }) => arrayOf(properties.Queues).map(referred));
      return named.filter((id, nth) => named.indexOf(id) !== nth);
    },
    broken: templateOf({
      One: resource(POLICY, { Queues: [{ Ref: 'Queue' }] }),
      Two: resource(POLICY, { Queues: [{ Ref: 'Queue' }] }),
    }),
  },
  {
    rule: 'a queue policy has at most 20 statements, seven actions each, 50 principals and 8,192 bytes',
    source: `${GUIDE}, "Amazon SQS policy quotas"`,
    problems: each(POLICY, ({ properties }) => {
      const statements = statementsOf(properties.PolicyDocument);
      const principals = listOf(objectOf(properties.PolicyDocument).Statement)
        .map((one) => objectOf(objectOf(one).Principal))
        .flatMap((principal) => Object.values(principal).flatMap(listOf));
      return [
        ...within('statements', statements.length, 1, 20),
        ...statements.flatMap(({ actions }) => within('actions', actions.length, 1, 7)),
        ...within('principals', principals.length, 0, 50),
        ...within('bytes', bytesOf(properties.PolicyDocument), 1, 8_192),
      ];
    }),
    broken: templateOf({
      Broken: resource(POLICY, { PolicyDocument: { Statement: Array.from({ length: 21 }, () => statement) } }),
    }),
  },
  {
    rule: 'a queue policy names only actions of SQS',
    source: `${GUIDE}, "Using custom policies with the Amazon SQS Access Policy Language"`,
    problems: each(POLICY, ({ properties }) =>
      statementsOf(properties.PolicyDocument)
        .flatMap(({ actions }) => actions)
        .filter((action) => !/^sqs:(?:\*|[A-Z]\w+)$/.test(action)),
    ),
    broken: templateOf({
      Broken: resource(POLICY, { PolicyDocument: { Statement: [{ ...statement, Action: 'sns:Publish' }] } }),
    }),
  },
];

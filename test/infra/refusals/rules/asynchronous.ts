import { arrayOf, type JsonObject, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { each, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';
import { type Found, ofType, referred, referredIn, type Synthesized, statementsOf } from '../support/template.ts';
import { functionOf, mayOn, qualifierOf } from './event-sources.ts';

const RULE = 'AWS::Events::Rule';
const CONFIG = 'AWS::Lambda::EventInvokeConfig';

const targetsOf = ({ properties }: Found): readonly JsonObject[] => arrayOf(properties.Targets).map(objectOf);

/** The targets whose events must not be lost; a target without retries gives them up on purpose. */
const keptBy = (rule: Found): readonly JsonObject[] =>
  targetsOf(rule).filter(({ RetryPolicy }) => objectOf(RetryPolicy).MaximumRetryAttempts !== 0);

const configOf = (target: JsonObject, all: Synthesized): Found | undefined =>
  ofType(all, CONFIG).find(
    ({ properties }) =>
      functionOf(properties.FunctionName, all)?.id === functionOf(target.Arn, all)?.id &&
      stringOf(properties.Qualifier) === qualifierOf(target.Arn, all),
  );

const destinationOf = (config: Found | undefined) =>
  objectOf(objectOf(config?.properties.DestinationConfig).OnFailure).Destination;

const scheduled = (target: JsonObject, more: JsonObject = {}) =>
  templateOf({
    Worker: resource('AWS::Lambda::Function'),
    Broken: resource(RULE, { Targets: [{ Arn: { 'Fn::GetAtt': ['Worker', 'Arn'] }, ...target }] }),
    ...more,
  });

const conditionsIn = (statement: { readonly condition: JsonObject }) => JSON.stringify(statement.condition);

export const ASYNCHRONOUS_RULES: readonly Refusal[] = [
  {
    rule: 'a function that EventBridge invokes keeps failed events: EventBridge only waits until Lambda accepted them',
    source:
      'Lambda Developer Guide, "How Lambda handles errors and retries with asynchronous invocation", and "Capturing records of Lambda asynchronous invocations"',
    problems: each(RULE, (rule, all) =>
      keptBy(rule).flatMap((target) => {
        if (!functionOf(target.Arn, all)) return ['its target is not a function of the template'];
        const destination = destinationOf(configOf(target, all));
        return [
          ...unless(destination !== undefined, 'no EventInvokeConfig with a failure destination for its target'),
          ...unless(
            mayOn(functionOf(target.Arn, all), all, 'sqs:SendMessage', referred(destination)),
            'the role of the function may not send to the failure destination',
          ),
        ];
      }),
    ),
    broken: scheduled({}),
  },
  {
    rule: 'retries and age of asynchronous events are in range',
    source: 'Lambda API reference, PutFunctionEventInvokeConfig',
    problems: each(CONFIG, ({ properties }) => [
      ...within('MaximumRetryAttempts', properties.MaximumRetryAttempts, 0, 2),
      ...within('MaximumEventAgeInSeconds', properties.MaximumEventAgeInSeconds, 60, 21_600),
    ]),
    broken: templateOf({ Broken: resource(CONFIG, { MaximumRetryAttempts: 3 }) }),
  },
  {
    rule: 'a rule has at most five targets, each with retries and age in range',
    source: 'EventBridge User Guide, "Quotas": targets per rule; API reference, RetryPolicy',
    problems: each(RULE, (rule) => [
      ...unless(targetsOf(rule).length <= 5, 'more than five targets'),
      ...targetsOf(rule).flatMap(({ RetryPolicy }) => [
        ...within('MaximumRetryAttempts', objectOf(RetryPolicy).MaximumRetryAttempts, 0, 185),
        ...within('MaximumEventAgeInSeconds', objectOf(RetryPolicy).MaximumEventAgeInSeconds, 60, 86_400),
      ]),
    ]),
    broken: scheduled({ RetryPolicy: { MaximumEventAgeInSeconds: 30 } }),
  },
  {
    rule: 'a schedule names one unit in the singular and more in the plural',
    source: 'EventBridge User Guide, "Creating a rule that runs on a schedule": rate expressions',
    problems: each(RULE, ({ properties }) => {
      const rate = /^rate\((\d+) (minute|hour|day)(s?)\)$/.exec(stringOf(properties.ScheduleExpression));
      const expression = stringOf(properties.ScheduleExpression);
      return unless(
        !expression.startsWith('rate(') || (rate !== null && (rate[1] === '1') === (rate[3] === '')),
        expression,
      );
    }),
    broken: templateOf({ Broken: resource(RULE, { ScheduleExpression: 'rate(1 minutes)' }) }),
  },
  {
    rule: 'Lambda lets the rule invoke what its target names: the function or its alias',
    source: 'EventBridge User Guide, "Using resource-based policies for Amazon EventBridge": Lambda permissions',
    problems: each(RULE, (rule, all) =>
      targetsOf(rule).flatMap((target) => {
        const permitted = ofType(all, 'AWS::Lambda::Permission').some(
          ({ properties }) =>
            properties.Principal === 'events.amazonaws.com' &&
            referred(properties.SourceArn) === rule.id &&
            functionOf(properties.FunctionName, all)?.id === functionOf(target.Arn, all)?.id &&
            qualifierOf(properties.FunctionName, all) === qualifierOf(target.Arn, all),
        );
        return unless(permitted, 'no permission of its target names the rule');
      }),
    ),
    broken: scheduled({}),
  },
  {
    rule: 'the dead-letter queue of a target is a standard queue whose policy names the rule',
    source: 'EventBridge User Guide, "Using dead-letter queues to process undelivered events": permissions',
    problems: each(RULE, (rule, all) =>
      keptBy(rule).flatMap(({ DeadLetterConfig }) => {
        const queue = referredIn(all, objectOf(DeadLetterConfig).Arn);
        if (DeadLetterConfig === undefined) return ['no dead-letter queue'];
        const allowed = ofType(all, 'AWS::SQS::QueuePolicy')
          .filter(({ properties }) => arrayOf(properties.Queues).some((one) => referred(one) === queue?.id))
          .flatMap(({ properties }) => statementsOf(properties.PolicyDocument))
          .some(
            (one) =>
              one.services.includes('events.amazonaws.com') &&
              one.actions.includes('sqs:SendMessage') &&
              conditionsIn(one).includes(`"${rule.id}"`),
          );
        return [
          ...unless(queue?.properties.FifoQueue !== true, 'the queue is FIFO'),
          ...unless(allowed, 'the policy of the queue does not let the rule send'),
        ];
      }),
    ),
    broken: scheduled(
      { DeadLetterConfig: { Arn: { 'Fn::GetAtt': ['Queue', 'Arn'] } } },
      { Queue: resource('AWS::SQS::Queue') },
    ),
  },
];

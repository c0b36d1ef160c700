import { Duration, NestedStack, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Api } from './api.ts';
import type { ServiceFunction } from './functions.ts';
import { deadLetterQueue } from './queues.ts';
import type { Stage } from './stage.ts';

const period = Duration.minutes(5);

/** Who is told: the topic that every alarm of the stack goes to. */
export const alarmTopic = (scope: Construct, stage: Stage): Topic => {
  const masterKey = new Key(scope, 'AlarmKey', { description: 'Encrypts alarm messages', enableKeyRotation: true });
  masterKey.addToResourcePolicy(
    new PolicyStatement({
      actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
      resources: ['*'],
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  const topic = new Topic(scope, 'AlarmTopic', { masterKey, enforceSSL: true });
  topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  if (stage.alarmEmail !== undefined) {
    const undelivered = deadLetterQueue(scope, 'alarm', stage);
    topic.addSubscription(new EmailSubscription(stage.alarmEmail, { deadLetterQueue: undelivered }));
  }
  return topic;
};

/** Every alarm there is, in a template of its own: there are several for each function and queue. */
export class Alarms extends NestedStack {
  private readonly action: SnsAction;

  constructor(scope: Construct, topic: Topic) {
    super(scope, 'Alarms', { description: 'What the people on call are told of' });
    this.action = new SnsAction(topic);
  }

  /** Fails or is turned away. */
  ofFunction({ name, lambda }: ServiceFunction): void {
    this.above(`${name}-errors`, lambda.metricErrors({ period, statistic: Stats.SUM }), 0, `${name} threw`);
    this.above(
      `${name}-throttles`,
      lambda.metricThrottles({ period, statistic: Stats.SUM }),
      0,
      `${name} was throttled`,
    );
  }

  /** Falls behind the table. */
  ofStream({ name, lambda }: ServiceFunction): void {
    const age = lambda.metric('IteratorAge', { period, statistic: Stats.MAXIMUM });
    this.above(
      `${name}-iterator-age`,
      age,
      Duration.minutes(5).toMilliseconds(),
      `${name} is behind the table's stream`,
    );
  }

  /** Holds anything at all. */
  ofDeadLetters(name: string, queue: Queue): void {
    const depth = queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM });
    this.above(`${name}-dead-letters`, depth, 0, `${name} has dead letters`);
  }

  /** Waits longer than it should to be taken. */
  ofQueue(name: string, queue: Queue): void {
    const age = queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM });
    this.above(`${name}-age`, age, Duration.minutes(15).toSeconds(), `${name} messages wait too long`);
  }

  /** Answers with a 5xx. */
  ofApi({ api }: Api): void {
    const dimensionsMap = { ApiId: api.ref, Stage: '$default' };
    const metric = new Metric({
      namespace: 'AWS/ApiGateway',
      metricName: '5xx',
      dimensionsMap,
      period,
      statistic: Stats.SUM,
    });
    this.above('api-5xx', metric, 0, 'the API answered 5xx');
  }

  private above(id: string, metric: IMetric, threshold: number, alarmDescription: string): void {
    new Alarm(this, id, {
      metric,
      threshold,
      alarmDescription,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(this.action);
  }
}

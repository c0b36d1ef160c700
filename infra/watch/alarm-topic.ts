import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { keyRemoval } from '../secrets/key-removal.ts';
import type { Stage } from '../stage.ts';
import { deadLetterQueue } from '../stores/queues.ts';

/** The topic of all alarms of the stack, and the queue of messages that did not reach the subscribed address. */
export const alarmTopic = (
  scope: Construct,
  stage: Stage,
): { readonly topic: Topic; readonly undelivered: Queue | undefined } => {
  const description = 'Encrypts alarm messages';
  const masterKey = new Key(scope, 'AlarmKey', { description, enableKeyRotation: true, ...keyRemoval(stage) });
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
  if (stage.alarmEmail === undefined) return { topic, undelivered: undefined };
  const undelivered = deadLetterQueue(scope, 'alarm', stage);
  topic.addSubscription(new EmailSubscription(stage.alarmEmail, { deadLetterQueue: undelivered }));
  return { topic, undelivered };
};

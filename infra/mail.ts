import { CfnOutput, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { CfnConfigurationSet, CfnConfigurationSetEventDestination, CfnEmailIdentity } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct, IDependable } from 'constructs';
import type { EmailsPerDay } from '../shared/delivery/email/email-limits.ts';
import { type Acknowledgement, sendsToIdentities } from './acknowledgements.ts';
import { keyRemoval } from './secrets/key-removal.ts';
import { domainOf, type MailSettings } from './settings/mail.ts';
import { fileOf } from './settings/settings.ts';
import type { Stage } from './stage.ts';
import type { QueuePair } from './stores/queues.ts';

export interface MailSender {
  /** The sender's address; undefined if the stage sends no emails. */
  readonly from: string | undefined;
  /** The maximum number of emails per team in 24 hours. */
  readonly perDay: EmailsPerDay;
  /** The configuration set that publishes delivery events. */
  readonly configurationSet: string;
  /** The topic of the delivery events. */
  readonly events: Topic;
  /** Allows a function to send, from this address only. */
  readonly maySend: readonly PolicyStatement[];
  /** Why that statement has a wildcard for the identities of the account. */
  readonly acknowledged: Acknowledgement;
}

/** The SES events that concern a delivery. */
const EVENT_TYPES = ['SEND', 'REJECT', 'BOUNCE', 'COMPLAINT', 'DELIVERY', 'DELIVERY_DELAY'];

const FROM_SES = new ServicePrincipal('ses.amazonaws.com');

/** The topic of delivery events: signed by SNS and encrypted at rest. */
const eventsTopic = (scope: Construct, stage: Stage): { topic: Topic; policy: IDependable } => {
  const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } };
  const masterKey = new Key(scope, 'MailEventsKey', {
    description: 'Encrypts SES notifications',
    enableKeyRotation: true,
    ...keyRemoval(stage),
  });
  masterKey.addToResourcePolicy(
    new PolicyStatement({
      actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
      resources: ['*'],
      /* SES documents no condition for its use of a key; the policy of the topic allows only this account. */
      principals: [FROM_SES],
    }),
  );
  const topic = new Topic(scope, 'MailEvents', { masterKey, enforceSSL: true, signatureVersion: '2' });
  const { policyDependable } = topic.addToResourcePolicy(
    new PolicyStatement({ actions: ['sns:Publish'], resources: [topic.topicArn], principals: [FROM_SES], conditions }),
  );
  if (!policyDependable) throw new Error('the topic has no policy of its own');
  return { topic, policy: policyDependable };
};

/** The DNS records of the sender's domain. SES sends nothing until they exist. */
const dnsRecords = (scope: Construct, identity: CfnEmailIdentity): void => {
  const records = [
    [identity.attrDkimDnsTokenName1, identity.attrDkimDnsTokenValue1],
    [identity.attrDkimDnsTokenName2, identity.attrDkimDnsTokenValue2],
    [identity.attrDkimDnsTokenName3, identity.attrDkimDnsTokenValue3],
  ];
  for (const [nth, [name, value]] of records.entries())
    new CfnOutput(scope, `MailDns${nth + 1}`, { value: `${name} CNAME ${value}` });
};

/** The identity of the sender's domain. The deployment prints its DNS records. */
const ownIdentity = (scope: Construct, sender: string, stage: Stage): void => {
  const identity = new CfnEmailIdentity(scope, 'MailIdentity', { emailIdentity: domainOf(sender) });
  /* Other stages of the account may send with it. */
  identity.applyRemovalPolicy(stage.data);
  dnsRecords(scope, identity);
};

/**
 * Allows a function to send from the sender's address only. SES also checks the recipient's identity if the account has
 * one, which is every recipient of an account in the sandbox.
 */
const sending = (scope: Construct, { sender }: MailSettings, configurationSet: string): PolicyStatement => {
  const arn = (resource: string, resourceName: string): string =>
    Stack.of(scope).formatArn({ service: 'ses', resource, resourceName });
  return new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: [arn('identity', '*'), arn('configuration-set', configurationSet)],
    conditions: { StringEquals: { 'ses:FromAddress': sender } },
  });
};

/** The sender of emails, and the topic of their delivery events. */
export const mailSender = (scope: Construct, stage: Stage): MailSender => {
  const { mail, name } = stage;
  const events = eventsTopic(scope, stage);
  const set = new CfnConfigurationSet(scope, 'MailConfiguration', {
    deliveryOptions: { tlsPolicy: 'REQUIRE' },
    /* Each team has its own suppressions. With SES's account list, a complaint to one team would affect all. */
    suppressionOptions: { suppressedReasons: [] },
  });
  const destination = new CfnConfigurationSetEventDestination(scope, 'MailEventDestination', {
    configurationSetName: set.ref,
    eventDestination: {
      enabled: true,
      matchingEventTypes: EVENT_TYPES,
      snsDestination: { topicArn: events.topic.topicArn },
    },
  });
  /* SES publishes a test message when the destination is created, so the policy must exist before. */
  destination.node.addDependency(events.policy);
  const description = 'The sender of emails';
  if (mail?.identity === 'own') ownIdentity(scope, mail.sender, stage);
  if (!mail) new CfnOutput(scope, 'Mail', { value: `No emails are sent: set mail in ${fileOf(name)}`, description });
  return {
    from: mail?.sender,
    perDay: stage.emailsPerDay,
    configurationSet: set.ref,
    events: events.topic,
    maySend: mail ? [sending(scope, mail, set.ref)] : [],
    acknowledged: sendsToIdentities(Stack.of(scope)),
  };
};

/**
 * Subscribes the callback queue to delivery events, so that no HTTPS endpoint needs confirmation and events wait in the
 * queue. Failed deliveries go to the queue's dead-letter queue.
 */
export const subscribeToMailEvents = ({ events }: MailSender, { queue, deadLetters }: QueuePair): void => {
  events.addSubscription(new SqsSubscription(queue, { deadLetterQueue: deadLetters }));
};

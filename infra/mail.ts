import { CfnOutput, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { CfnConfigurationSet, CfnConfigurationSetEventDestination, CfnEmailIdentity } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { QueuePair } from './queues.ts';
import type { Stage } from './stage.ts';

export interface MailSender {
  readonly from: string;
  /** Names where SES tells of what was sent. */
  readonly configurationSet: string;
  /** The topic that it tells it to. */
  readonly events: Topic;
  /** Lets a function send, from this one address. */
  readonly maySend: PolicyStatement;
}

/** What SES tells of: all that says something of a delivery. */
const TOLD = ['SEND', 'REJECT', 'BOUNCE', 'COMPLAINT', 'DELIVERY', 'DELIVERY_DELAY'];

const FROM_SES = new ServicePrincipal('ses.amazonaws.com');

/** Where SES tells of letters: signed by SNS, and encrypted while it waits there. */
const eventsTopic = (scope: Construct): Topic => {
  const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } };
  const masterKey = new Key(scope, 'MailEventsKey', {
    description: 'Encrypts what SES tells',
    enableKeyRotation: true,
  });
  masterKey.addToResourcePolicy(
    new PolicyStatement({
      actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
      resources: ['*'],
      principals: [FROM_SES],
      conditions,
    }),
  );
  const topic = new Topic(scope, 'MailEvents', { masterKey, enforceSSL: true, signatureVersion: '2' });
  topic.addToResourcePolicy(
    new PolicyStatement({ actions: ['sns:Publish'], resources: [topic.topicArn], principals: [FROM_SES], conditions }),
  );
  return topic;
};

/** What the domain's owner puts into DNS: until it is there SES sends nothing. */
const dnsRecords = (scope: Construct, identity: CfnEmailIdentity): void => {
  const records = [
    [identity.attrDkimDnsTokenName1, identity.attrDkimDnsTokenValue1],
    [identity.attrDkimDnsTokenName2, identity.attrDkimDnsTokenValue2],
    [identity.attrDkimDnsTokenName3, identity.attrDkimDnsTokenValue3],
  ];
  for (const [nth, [name, value]] of records.entries())
    new CfnOutput(scope, `MailDns${nth + 1}`, { value: `${name} CNAME ${value}` });
};

/** The domain that mail is sent from, verified by its DKIM records. */
export const mailSender = (scope: Construct, { mailFrom }: Stage): MailSender => {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  const identity = new CfnEmailIdentity(scope, 'MailIdentity', { emailIdentity: domain });
  dnsRecords(scope, identity);
  const events = eventsTopic(scope);
  const set = new CfnConfigurationSet(scope, 'MailConfiguration', {
    deliveryOptions: { tlsPolicy: 'REQUIRE' },
    suppressionOptions: { suppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
  new CfnConfigurationSetEventDestination(scope, 'MailEventDestination', {
    configurationSetName: set.ref,
    eventDestination: { enabled: true, matchingEventTypes: TOLD, snsDestination: { topicArn: events.topicArn } },
  });
  return {
    from: mailFrom,
    configurationSet: set.ref,
    events,
    maySend: new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [identity.ref, set.ref].map((resourceName, nth) =>
        Stack.of(scope).formatArn({
          service: 'ses',
          resource: nth === 0 ? 'identity' : 'configuration-set',
          resourceName,
        }),
      ),
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  };
};

/**
 * Has what SES tells put straight into the queue of callbacks: no address has to stand or to be confirmed for it, and
 * it waits there as long as it must. What could not be put there is set aside where that queue sets aside.
 */
export const tellOfMail = ({ events }: MailSender, { queue, deadLetters }: QueuePair): void => {
  events.addSubscription(new SqsSubscription(queue, { deadLetterQueue: deadLetters }));
};

import { CfnElement, Stack, Token, Validations } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';

/** Acknowledges findings of the rule packs on one construct. */
export type Acknowledgement = (construct: IConstruct) => void;

/** Acknowledges findings for a reason, only on the constructs that it applies to. */
const acknowledging =
  (reason: string, ...ids: readonly string[]): Acknowledgement =>
  (construct) =>
    Validations.of(construct).acknowledge(...ids.map((id) => ({ id, reason })));

export const tracesAnywhere = acknowledging(
  'X-Ray has no resource to name: its two write actions accept only *.',
  'AwsSolutions-IAM5[Resource::*]',
  'Serverless-LambdaStarPermissions',
);

/** The id of the finding for a wildcard below a resource. */
const wildcardBelow = ({ node }: IConstruct, path: string): string => {
  if (!CfnElement.isCfnElement(node.defaultChild)) throw new Error(`nothing of the template stands for ${node.path}`);
  return `AwsSolutions-IAM5[Resource::<${Stack.of(node.defaultChild).getLogicalId(node.defaultChild)}.Arn>/${path}]`;
};

export const listsStreams = (table: Table): Acknowledgement =>
  acknowledging(
    'A stream gets its name when it is enabled; the wildcard stands for the streams of this one table.',
    wildcardBelow(table, 'stream/*'),
  );

export const namesObjects = (bucket: Bucket, objects: readonly string[]): Acknowledgement =>
  acknowledging(
    'A bucket’s objects are named by what they are of: each wildcard stands for the one prefix of this one bucket.',
    ...objects.map((path) => wildcardBelow(bucket, path)),
  );

export const redrivesItself = acknowledging(
  'A queue keeps what failed and moves it to its own dead-letter queue; a mapping of SQS takes no destination for it.',
  'Serverless-LambdaEventSourceMappingDestination',
);

export const callerWaits = acknowledging(
  'Nothing waits in Lambda’s own queue: the gateway, an event source or a function that waits for its answer calls it.',
  'Serverless-LambdaDLQ',
);

export const runsAgainNextMinute = acknowledging(
  'The clock calls it each minute, and each run does all that is due: one that failed three times is lost, and nothing else.',
  'Serverless-LambdaDLQ',
);

export const deploymentWaits = acknowledging(
  'CloudFormation calls it and waits for its answer: a run that failed fails the deployment, and there is nothing to repeat.',
  'Serverless-LambdaDLQ',
);

export const authenticatesItself = acknowledging(
  'The function checks four kinds of caller per route; a gateway authorizer would be a second list of routes.',
  'AwsSolutions-APIG4',
);

export const acceptsExternalValues = acknowledging(
  'The provider has the value too, from its dashboard or from each request: only a person can change both.',
  'AwsSolutions-SMG4',
);

export const rotationBreaksLinks = acknowledging(
  'A retried email carries the link of its first attempt: with another key that link would be another one.',
  'AwsSolutions-SMG4',
);

export const isKnownToReceivers = acknowledging(
  'Receivers cache its public key: an operator informs them before a change, so it does not rotate by itself.',
  'AwsSolutions-SMG4',
);

export const firewallSecretIsNumbered = acknowledging(
  'The distribution and the API read it when they are deployed: a setting makes another one, and a change by itself would close the API.',
  'AwsSolutions-SMG4',
);

export const servesEveryCountry = acknowledging(
  'Hubs have members in any country: no country is to be refused.',
  'AwsSolutions-CFR1',
);

export const isLoggedByDelivery = acknowledging(
  'A log delivery of CloudWatch, a resource of its own that the rule does not see, logs each request of the distribution.',
  'AwsSolutions-CFR3',
);

export const isLoggedElsewhere = acknowledging(
  'Nobody reads or writes but by an address that a function signed; a log of S3’s own would hold addresses of readers.',
  'AwsSolutions-S1',
);

export const isDerivedData = acknowledging(
  'All that it holds is made from the main table, and can be made again.',
  'AwsSolutions-DDB3',
);

/** A part of an ARN as the rule packs write it: its value, or the name of its reference. */
const written = (value: string, name: string): string => (Token.isUnresolved(value) ? `<${name}>` : value);

export const sendsToIdentities = ({ region, account }: Stack): Acknowledgement => {
  const place = `${written(region, 'AWS::Region')}:${written(account, 'AWS::AccountId')}`;
  return acknowledging(
    'SES asks for the identities of recipients too, where the account has some; the condition names the one sender.',
    `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:${place}:identity/*]`,
  );
};

export const followsJobs = (
  { region, account }: Stack,
  services: readonly { readonly service: string }[],
): Acknowledgement => {
  const place = `${written(region, 'AWS::Region')}:${written(account, 'AWS::AccountId')}`;
  return acknowledging(
    'A job gets its id when it is created: the wildcard stands for the jobs of this account.',
    ...services.map(({ service }) => `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:${service}:${place}:jobs/*]`),
  );
};

export const makesRenditions = (bucket: Bucket): Acknowledgement =>
  acknowledging(
    'Files are made every minute: the wildcards stand for those of this one bucket, and for what is made of each.',
    ...['files/*', 'files/*/renditions/*'].map((objects) => wildcardBelow(bucket, objects)),
  );

export const isDeadLetterQueue = acknowledging(
  'It is a dead-letter queue: what arrives here waits for a person, and an alarm calls one.',
  'Serverless-SQSRedrivePolicy',
  'AwsSolutions-SQS3',
);

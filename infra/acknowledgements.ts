import { CfnElement, Names, Stack, Token, Validations } from 'aws-cdk-lib';
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
  'X-Ray has no resource-level permissions: its two write actions accept only *.',
  'AwsSolutions-IAM5[Resource::*]',
  'Serverless-LambdaStarPermissions',
);

export const readsAlarms = acknowledging(
  'DescribeAlarms has no resource-level permissions.',
  'AwsSolutions-IAM5[Resource::*]',
);

/** The id of the finding for a wildcard below a resource. */
const wildcardBelow = ({ node }: IConstruct, path: string): string => {
  if (!CfnElement.isCfnElement(node.defaultChild)) throw new Error(`${node.path} has no CloudFormation resource`);
  return `AwsSolutions-IAM5[Resource::<${Stack.of(node.defaultChild).getLogicalId(node.defaultChild)}.Arn>/${path}]`;
};

export const listsStreams = (table: Table): Acknowledgement =>
  acknowledging(
    'A stream gets its name when it is enabled; the wildcard matches only the streams of this table.',
    wildcardBelow(table, 'stream/*'),
  );

export const namesObjects = (bucket: Bucket, objects: readonly string[]): Acknowledgement =>
  acknowledging(
    'Object keys contain ids; each wildcard matches one prefix of this bucket.',
    ...objects.map((path) => wildcardBelow(bucket, path)),
  );

export const redrivesItself = acknowledging(
  'The queue moves failed messages to its own dead-letter queue; an SQS mapping accepts no failure destination.',
  'Serverless-LambdaEventSourceMappingDestination',
);

export const callerWaits = acknowledging(
  'It is never invoked asynchronously: the gateway, an event source or a function waits for its response.',
  'Serverless-LambdaDLQ',
);

export const runsAgainNextMinute = acknowledging(
  'Its failure destination, which the rule does not read, is a dead-letter queue; the next run does the same work.',
  'Serverless-LambdaDLQ',
);

export const deploymentWaits = acknowledging(
  'CloudFormation waits for its response; a failed run fails the deployment.',
  'Serverless-LambdaDLQ',
);

export const authenticatesItself = acknowledging(
  'The function authorizes four kinds of caller per route; a gateway authorizer would be a second list of routes.',
  'AwsSolutions-APIG4',
);

export const acceptsExternalValues = acknowledging(
  'The provider stores the value too, so an operator must change both.',
  'AwsSolutions-SMG4',
);

export const rotationBreaksLinks = acknowledging(
  'A retried email has the link of its first attempt, which depends on the key.',
  'AwsSolutions-SMG4',
);

export const isKnownToReceivers = acknowledging(
  'Receivers cache its public key, so an operator informs them before a rotation.',
  'AwsSolutions-SMG4',
);

export const firewallSecretIsNumbered = acknowledging(
  'The distribution and the API read it during a deployment, so an automatic rotation would block the API.',
  'AwsSolutions-SMG4',
);

export const isOwnPassword = acknowledging(
  'It is the password of a test account; an operator replaces it, and the canary registers a new account with it.',
  'AwsSolutions-SMG4',
);

export const canaryReports = acknowledging(
  'A failed run is a metric with an alarm, and so is a missing one; the next run repeats all of its work.',
  'Serverless-LambdaDLQ',
  'Serverless-EventBusDLQ',
);

export const servesEveryCountry = acknowledging(
  'Hubs have members in every country, so no country is blocked.',
  'AwsSolutions-CFR1',
);

export const isLoggedByDelivery = acknowledging(
  'A CloudWatch log delivery, which the rule does not recognize, logs every request of the distribution.',
  'AwsSolutions-CFR3',
);

export const isLoggedElsewhere = acknowledging(
  'Objects are read and written only with URLs that a function signed; a server access log would contain IP addresses.',
  'AwsSolutions-S1',
);

export const isDerivedData = acknowledging(
  'All its data is derived from the main table and can be rebuilt.',
  'AwsSolutions-DDB3',
);

/** A part of an ARN as the rule packs write it: its value, or the name of its reference. */
const written = (value: string, name: string): string => (Token.isUnresolved(value) ? `<${name}>` : value);

export const sendsToIdentities = ({ region, account }: Stack): Acknowledgement => {
  const place = `${written(region, 'AWS::Region')}:${written(account, 'AWS::AccountId')}`;
  return acknowledging(
    'SES also checks the identities of recipients if the account has any; the condition allows only one sender.',
    `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:${place}:identity/*]`,
  );
};

export const writesGatewayLogs = acknowledging(
  'API Gateway checks the role against the policy that its documentation names, and writes to log groups of all APIs.',
  'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
);

/** The reference to a resource as the rule packs write it, from the stack that contains its nested stack, if any. */
const referenceTo = (resource: CfnElement): string => {
  const stack = Stack.of(resource);
  const { nestedStackResource: nested, nestedStackParent: parent } = stack;
  if (!nested || !parent) return `<${stack.getLogicalId(resource)}>`;
  return `<${parent.getLogicalId(nested)}.Outputs.${Names.nodeUniqueId(resource.node)}Ref>`;
};

export const sendsToConnections = (api: CfnElement, path: string): Acknowledgement => {
  const { region, account } = Stack.of(api);
  const place = `${written(region, 'AWS::Region')}:${written(account, 'AWS::AccountId')}`;
  const of = `arn:<AWS::Partition>:execute-api:${place}:${referenceTo(api)}/${path}`;
  return acknowledging(
    'A connection gets its id when it is opened; the wildcard matches the connections of this API.',
    ...['POST', 'DELETE'].map((method) => `AwsSolutions-IAM5[Resource::${of}/${method}/@connections/*]`),
  );
};

export const followsJobs = (
  { region, account }: Stack,
  services: readonly { readonly service: string }[],
): Acknowledgement => {
  const place = `${written(region, 'AWS::Region')}:${written(account, 'AWS::AccountId')}`;
  return acknowledging(
    'A job gets its id when it is created; the wildcard matches the jobs of this account.',
    ...services.map(({ service }) => `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:${service}:${place}:jobs/*]`),
  );
};

export const makesRenditions = (bucket: Bucket): Acknowledgement =>
  acknowledging(
    'Object keys contain ids; the wildcards match the files of this bucket and their renditions.',
    ...['files/*', 'files/*/renditions/*'].map((objects) => wildcardBelow(bucket, objects)),
  );

export const isDeadLetterQueue = acknowledging(
  'It is a dead-letter queue: an alarm notifies an operator, who handles its messages.',
  'Serverless-SQSRedrivePolicy',
  'AwsSolutions-SQS3',
);

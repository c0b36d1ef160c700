import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** What the rule packs find and is meant, each with its reason and only on the construct that it is true of. */
const because =
  (reason: string, ...ids: readonly string[]) =>
  (construct: IConstruct): void =>
    Validations.of(construct).acknowledge(...ids.map((id) => ({ id, reason })));

export const tracesAnywhere = because(
  'X-Ray has no resource to name: its two write actions accept only *.',
  'AwsSolutions-IAM5[Resource::*]',
  'Serverless-LambdaStarPermissions',
);

export const listsStreams = (construct: IConstruct, table: string): void =>
  because(
    'A stream gets its name when it is enabled; the wildcard stands for the streams of this one table.',
    `AwsSolutions-IAM5[Resource::<${table}.Arn>/stream/*]`,
  )(construct);

export const servesByPrefix = (construct: IConstruct, bucket: string): void =>
  because(
    'A bucket’s objects are named by what they are of: each wildcard stands for the one prefix of this one bucket.',
    ...['files', 'people', 'pending', 'exports'].map(
      (prefix) => `AwsSolutions-IAM5[Resource::<${bucket}.Arn>/${prefix}/*]`,
    ),
  )(construct);

export const redrivesItself = because(
  'A queue keeps what failed and moves it to its own dead-letter queue; a mapping of SQS takes no destination for it.',
  'Serverless-LambdaEventSourceMappingDestination',
);

export const calledDirectly = because(
  'Nothing waits in Lambda’s own queue: the gateway, a deployment or an event source calls it and takes its failure itself.',
  'Serverless-LambdaDLQ',
);

export const authenticatesItself = because(
  'A caller is one of four kinds, told apart and checked per route in the function; a gateway authorizer would be a second list of routes.',
  'AwsSolutions-APIG4',
);

export const comesFromOutside = because(
  'Its value is given by a provider and changed there first: whoever changes it puts the new one in.',
  'AwsSolutions-SMG4',
);

export const receiversKnowIt = because(
  'Receivers keep its public half: whoever changes it tells them first, so it does not change by itself.',
  'AwsSolutions-SMG4',
);

export const isLoggedElsewhere = because(
  'Every address and every form is made by a function, which logs it; a log of S3’s own would name whoever reads.',
  'AwsSolutions-S1',
);

export const madeFromOthers = because(
  'All that it holds is made from the main table, and can be made again.',
  'AwsSolutions-DDB3',
);

export const followsJobs = because(
  'A job gets its id when it is created: the wildcard stands for the jobs of this account.',
  'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:mediaconvert:<AWS::Region>:<AWS::AccountId>:jobs/*]',
);

export const makesRenditions = (construct: IConstruct, bucket: string): void =>
  because(
    'Files are made every minute: the wildcards stand for those of this one bucket, and for what is made of each.',
    ...['files/*', 'files/*/renditions/*'].map((objects) => `AwsSolutions-IAM5[Resource::<${bucket}.Arn>/${objects}]`),
  )(construct);

export const lastStop = because(
  'It is a dead-letter queue: what arrives here waits for a person, and an alarm calls one.',
  'Serverless-SQSRedrivePolicy',
  'AwsSolutions-SQS3',
);

import { Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Use } from '../functions/groups.ts';
import { keyArn, type TokenKeys } from './keys.ts';
import type { MailSender } from './mail.ts';
import type { QueuePair, Queues } from './queues.ts';
import type { Secrets } from './secrets.ts';
import type { WebhookKeys } from './webhook-keys.ts';

/** What a function may be given. */
export interface Resources {
  readonly table: Table;
  readonly index: Table;
  readonly keys: TokenKeys;
  readonly queues: Queues;
  readonly mail: MailSender;
  readonly secrets: Secrets;
  readonly webhooks: WebhookKeys;
  /** What receivers are told of the keys that webhooks are signed with; known once a deployment has read them. */
  readonly webhookPublicKeys?: string;
  /** The function that calls the payment provider; it stands before those that call it. */
  readonly payments?: IFunction;
  readonly media: Bucket;
  readonly transcodingRole: Role;
}

/** What one use puts into a function: its permissions and its environment. */
export interface Grant {
  readonly statements: readonly PolicyStatement[];
  readonly environment: Readonly<Record<string, string>>;
}

const READS = ['GetItem', 'BatchGetItem', 'Query'];
const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'];
const UNSEAL = ['kms:Decrypt', 'kms:DescribeKey'];
const SEAL = ['kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'];

/** The table's key, and only as DynamoDB uses it. */
export const tableKeyStatement = (table: Table, actions: readonly string[] = UNSEAL): PolicyStatement => {
  if (!table.encryptionKey) throw new Error('the table has no key of its own');
  return new PolicyStatement({
    actions: [...actions],
    resources: [table.encryptionKey.keyArn],
    conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${Stack.of(table).region}.amazonaws.com` } },
  });
};

const tableGrant = (table: Table, writes: boolean): Grant => ({
  statements: [
    new PolicyStatement({
      actions: READS.map((action) => `dynamodb:${action}`),
      resources: [table.tableArn, `${table.tableArn}/index/gsi1`],
    }),
    ...(writes
      ? [new PolicyStatement({ actions: WRITES.map((action) => `dynamodb:${action}`), resources: [table.tableArn] })]
      : []),
    tableKeyStatement(table, writes ? [...UNSEAL, ...SEAL] : UNSEAL),
  ],
  environment: { TABLE_NAME: table.tableName },
});

/** The index of search, in a table that has no index of its own. */
const indexGrant = (index: Table, writes: boolean): Grant => ({
  statements: [
    new PolicyStatement({
      actions: [...READS, ...(writes ? WRITES : [])].map((action) => `dynamodb:${action}`),
      resources: [index.tableArn],
    }),
    tableKeyStatement(index, writes ? [...UNSEAL, ...SEAL] : UNSEAL),
  ],
  environment: { INDEX_TABLE_NAME: index.tableName },
});

const signing = ({ platform, contact }: TokenKeys): Grant => ({
  statements: [new PolicyStatement({ actions: ['kms:Sign'], resources: [keyArn(platform), keyArn(contact)] })],
  environment: { PLATFORM_TOKEN_KEY_ID: platform.ref, CONTACT_TOKEN_KEY_ID: contact.ref },
});

const sending = ({ queue }: QueuePair, variable: string): Grant => ({
  statements: [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] })],
  environment: { [variable]: queue.queueUrl },
});

const reading = (secret: Secret, variable: string): Grant => ({
  statements: [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secret.secretArn] })],
  environment: { [variable]: secret.secretArn },
});

/** What is served: readers are given addresses of it, and no one of what was never looked at. */
const SERVED = ['files/*', 'people/*'];
const PENDING = 'pending/*';

const inBucket = (media: Bucket, action: string, prefixes: readonly string[]): PolicyStatement =>
  new PolicyStatement({ actions: [action], resources: prefixes.map((prefix) => media.arnForObjects(prefix)) });

/** Without leave to list, S3 does not tell what is not there from what is forbidden. */
const tellsMissing = (media: Bucket): PolicyStatement =>
  new PolicyStatement({ actions: ['s3:ListBucket'], resources: [media.bucketArn] });

const onMedia = (media: Bucket, ...statements: readonly PolicyStatement[]): Grant => ({
  statements,
  environment: { MEDIA_BUCKET: media.bucketName },
});

/** Has jobs run in the account's default queue, as the role that is for it. */
const transcoding = (role: Role): Grant => {
  const arn = (resource: string, resourceName: string): string =>
    Stack.of(role).formatArn({ service: 'mediaconvert', resource, resourceName });
  return {
    statements: [
      new PolicyStatement({
        actions: ['mediaconvert:CreateJob', 'mediaconvert:GetJob'],
        resources: [arn('queues', 'Default'), arn('jobs', '*')],
      }),
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: [role.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': 'mediaconvert.amazonaws.com' } },
      }),
    ],
    environment: { TRANSCODING_ROLE_ARN: role.roleArn },
  };
};

/** The secrets of webhook endpoints, and only under a context that says whose they are. */
const onSecretsOf = ({ sealing }: WebhookKeys, action: 'kms:Encrypt' | 'kms:Decrypt'): Grant => ({
  statements: [
    new PolicyStatement({
      actions: [action],
      resources: [keyArn(sealing)],
      conditions: {
        'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['team', 'hub', 'endpoint'] },
        Null: { 'kms:EncryptionContext:endpoint': 'false' },
      },
    }),
  ],
  environment: { WEBHOOK_SECRETS_KEY_ID: sealing.ref },
});

const calling = (called: IFunction | undefined, variable: string): Grant => {
  if (!called) throw new Error(`what is called does not stand yet: ${variable}`);
  return {
    statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [called.functionArn] })],
    environment: { [variable]: called.functionName },
  };
};

/** Each use in its least form. */
export const grantOf = (use: Use, resources: Resources): Grant => {
  const { table, index, keys, queues, mail, secrets, webhooks, media, payments } = resources;
  switch (use) {
    case 'table':
      return tableGrant(table, true);
    case 'table-read':
      return tableGrant(table, false);
    case 'token-signing':
      return signing(keys);
    case 'mail-queue':
      return sending(queues.mail, 'MAIL_QUEUE_URL');
    case 'imports-queue':
      return sending(queues.imports, 'IMPORTS_QUEUE_URL');
    case 'index':
      return indexGrant(index, true);
    case 'index-read':
      return indexGrant(index, false);
    case 'index-queue':
      return sending(queues.index, 'INDEX_QUEUE_URL');
    case 'achievements-queue':
      return sending(queues.achievements, 'ACHIEVEMENTS_QUEUE_URL');
    case 'automations-queue':
      return sending(queues.automations, 'AUTOMATIONS_QUEUE_URL');
    case 'callbacks-queue':
      return sending(queues.callbacks, 'CALLBACKS_QUEUE_URL');
    case 'media-jobs-queue':
      return sending(queues['media-jobs'], 'MEDIA_JOBS_QUEUE_URL');
    case 'transcoding':
      return transcoding(resources.transcodingRole);
    case 'transcription-secret':
      return reading(secrets.transcription, 'TRANSCRIPTION_SECRET_ARN');
    case 'payments':
      return calling(payments, 'PAYMENTS_FUNCTION');
    case 'payment-key':
      return reading(secrets.paymentKey, 'PAYMENT_KEY_SECRET_ARN');
    case 'platform-payments':
      return reading(secrets.platformPayments, 'PLATFORM_PAYMENTS_SECRET_ARN');
    case 'email-events':
      return { statements: [], environment: { EMAIL_EVENTS_TOPIC_ARN: mail.events.topicArn } };
    case 'resend-secret':
      return reading(secrets.resend, 'RESEND_SECRET_ARN');
    case 'connected-payments':
      return reading(secrets.connectedPayments, 'CONNECTED_PAYMENTS_SECRET_ARN');
    case 'removals-queue':
      return sending(queues.removals, 'REMOVALS_QUEUE_URL');
    case 'webhooks-queue':
      return sending(queues.webhooks, 'WEBHOOKS_QUEUE_URL');
    case 'webhooks-slow-queue':
      return sending(queues['webhooks-slow'], 'WEBHOOKS_SLOW_QUEUE_URL');
    case 'webhook-sealing':
      return onSecretsOf(webhooks, 'kms:Encrypt');
    case 'webhook-secrets':
      return onSecretsOf(webhooks, 'kms:Decrypt');
    case 'webhook-signing':
      return reading(webhooks.signing, 'WEBHOOK_SIGNING_SECRET_ARN');
    case 'webhook-public-keys':
      return { statements: [], environment: { WEBHOOK_SIGNING_KEYS: resources.webhookPublicKeys ?? '[]' } };
    case 'media-read':
      return onMedia(media, inBucket(media, 's3:GetObject', SERVED));
    case 'media-write':
      return onMedia(
        media,
        inBucket(media, 's3:GetObject', [...SERVED, PENDING]),
        inBucket(media, 's3:PutObject', [...SERVED, PENDING]),
        inBucket(media, 's3:DeleteObject', SERVED),
        tellsMissing(media),
      );
    case 'media-removal':
      return onMedia(media, inBucket(media, 's3:DeleteObject', [...SERVED, PENDING]));
    case 'email':
      return {
        statements: [mail.maySend],
        environment: { EMAIL_FROM: mail.from, EMAIL_CONFIGURATION_SET: mail.configurationSet },
      };
  }
};

/** What every function does: writes its own log and its traces. */
export const observability = (log: LogGroup): readonly PolicyStatement[] => [
  new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [log.logGroupArn] }),
  new PolicyStatement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] }),
];

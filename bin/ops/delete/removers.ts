import { DeleteLogGroupCommand } from '@aws-sdk/client-cloudwatch-logs';
import { DeleteTableCommand, DescribeTableCommand, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { ScheduleKeyDeletionCommand } from '@aws-sdk/client-kms';
import { DeleteSecretCommand } from '@aws-sdk/client-secrets-manager';
import { DeleteEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { DeleteQueueCommand } from '@aws-sdk/client-sqs';
import type { Clients } from '../clients.ts';
import { deleteBucket } from './bucket.ts';

/** Deletes one resource, or begins its deletion. */
type Remover = (clients: Clients, physicalId: string, wait: (milliseconds: number) => Promise<void>) => Promise<void>;

/** A deleted table is kept as a backup for 35 days, which needs its key. 30 days is the longest that KMS waits. */
export const PENDING_DAYS = 30;

const POLL_MS = 5_000;
const MAX_POLLS = 120;

/** Errors that mean that a resource is gone, or that its deletion has begun: an earlier run did it. */
const GONE = new Set([
  'ResourceNotFoundException',
  'NotFoundException',
  'NoSuchBucket',
  'QueueDoesNotExist',
  'AWS.SimpleQueueService.NonExistentQueue',
]);

const isGone = (error: unknown): boolean => error instanceof Error && GONE.has(error.name);

/** KMS rejects a key whose deletion is scheduled already. */
const isPending = (error: unknown): boolean =>
  error instanceof Error && error.name === 'KMSInvalidStateException' && /pending deletion/.test(error.message);

const untilUnprotected: Remover = async ({ dynamo }, TableName, wait) => {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const { Table } = await dynamo.send(new DescribeTableCommand({ TableName }));
    if (Table?.TableStatus === 'ACTIVE' && !Table.DeletionProtectionEnabled) return;
    await wait(POLL_MS);
  }
  throw new Error(`${TableName} is still protected.`);
};

const deleteTable: Remover = async (clients, TableName, wait) => {
  await clients.dynamo.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: false }));
  await untilUnprotected(clients, TableName, wait);
  await clients.dynamo.send(new DeleteTableCommand({ TableName }));
};

/** How each retained type is deleted, in the order of deletion: keys after all that they encrypt. */
const REMOVERS = {
  'AWS::DynamoDB::Table': deleteTable,
  'AWS::S3::Bucket': ({ s3 }, bucket) => deleteBucket(s3, bucket),
  'AWS::SQS::Queue': async ({ sqs }, QueueUrl) => void (await sqs.send(new DeleteQueueCommand({ QueueUrl }))),
  'AWS::SecretsManager::Secret': async ({ secrets }, SecretId) =>
    void (await secrets.send(new DeleteSecretCommand({ SecretId, RecoveryWindowInDays: PENDING_DAYS }))),
  'AWS::SES::EmailIdentity': async ({ mail }, EmailIdentity) =>
    void (await mail.send(new DeleteEmailIdentityCommand({ EmailIdentity }))),
  'AWS::Logs::LogGroup': async ({ logs }, logGroupName) =>
    void (await logs.send(new DeleteLogGroupCommand({ logGroupName }))),
  'AWS::KMS::Key': async ({ kms }, KeyId) =>
    void (await kms.send(new ScheduleKeyDeletionCommand({ KeyId, PendingWindowInDays: PENDING_DAYS }))),
} as const satisfies Readonly<Record<string, Remover>>;

export type RetainedType = keyof typeof REMOVERS;

export const RETAINED_TYPES = Object.keys(REMOVERS) as readonly RetainedType[];

export const isRetainedType = (type: string): type is RetainedType => RETAINED_TYPES.some((one) => one === type);

/** Deletes a resource. One that is gone already does not fail, so that a run can be repeated. */
export const removeResource = async (
  clients: Clients,
  { type, physicalId }: { readonly type: RetainedType; readonly physicalId: string },
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> => {
  const remover: Remover = REMOVERS[type];
  try {
    await remover(clients, physicalId, wait);
  } catch (error) {
    if (!isGone(error) && !isPending(error)) throw error;
  }
};

/** What becomes of the data of each type. */
export const OUTCOMES: Readonly<Record<RetainedType, string>> = {
  'AWS::DynamoDB::Table': 'deleted; AWS keeps a backup for 35 days',
  'AWS::S3::Bucket': 'deleted with all versions of its objects',
  'AWS::SQS::Queue': 'deleted with its messages',
  'AWS::SecretsManager::Secret': `deleted in ${PENDING_DAYS} days`,
  'AWS::SES::EmailIdentity': 'deleted',
  'AWS::Logs::LogGroup': 'deleted',
  'AWS::KMS::Key': `deleted in ${PENDING_DAYS} days, with every backup that it encrypts`,
};

import { expect, test } from 'vitest';
import { deleteBucket } from '../../../../bin/ops/delete/bucket.ts';
import {
  isRetainedType,
  OUTCOMES,
  PENDING_DAYS,
  RETAINED_TYPES,
  type RetainedType,
  removeResource,
} from '../../../../bin/ops/delete/removers.ts';
import { type Answers, awsFailure, stubClients } from '../support/stub.ts';

const wait = async () => undefined;

const ALL: Answers = {
  UpdateTableCommand: () => ({}),
  DescribeTableCommand: () => ({ Table: { TableStatus: 'ACTIVE', DeletionProtectionEnabled: false } }),
  DeleteTableCommand: () => ({}),
  ListObjectVersionsCommand: () => ({}),
  ListMultipartUploadsCommand: () => ({}),
  DeleteBucketCommand: () => ({}),
  DeleteQueueCommand: () => ({}),
  DeleteSecretCommand: () => ({}),
  DeleteEmailIdentityCommand: () => ({}),
  DeleteLogGroupCommand: () => ({}),
  ScheduleKeyDeletionCommand: () => ({}),
};

const remove = async (type: RetainedType, answers: Answers = {}) => {
  const { clients, sent } = stubClients({ ...ALL, ...answers });
  await removeResource(clients, { type, physicalId: 'physical' }, wait);
  return sent;
};

test('each type is deleted by its own calls', async () => {
  expect(await remove('AWS::DynamoDB::Table')).toEqual([
    ['UpdateTable', { TableName: 'physical', DeletionProtectionEnabled: false }],
    ['DescribeTable', { TableName: 'physical' }],
    ['DeleteTable', { TableName: 'physical' }],
  ]);
  expect(await remove('AWS::SQS::Queue')).toEqual([['DeleteQueue', { QueueUrl: 'physical' }]]);
  expect(await remove('AWS::SecretsManager::Secret')).toEqual([
    ['DeleteSecret', { SecretId: 'physical', RecoveryWindowInDays: PENDING_DAYS }],
  ]);
  expect(await remove('AWS::KMS::Key')).toEqual([
    ['ScheduleKeyDeletion', { KeyId: 'physical', PendingWindowInDays: PENDING_DAYS }],
  ]);
  expect(await remove('AWS::SES::EmailIdentity')).toEqual([['DeleteEmailIdentity', { EmailIdentity: 'physical' }]]);
  expect(await remove('AWS::Logs::LogGroup')).toEqual([['DeleteLogGroup', { logGroupName: 'physical' }]]);
  expect(RETAINED_TYPES.every((type) => isRetainedType(type) && OUTCOMES[type].length > 0)).toBe(true);
});

test('a table is deleted only when it is no longer protected', async () => {
  let looks = 0;
  const sent = await remove('AWS::DynamoDB::Table', {
    DescribeTableCommand: () => {
      looks += 1;
      return { Table: { TableStatus: looks < 3 ? 'UPDATING' : 'ACTIVE', DeletionProtectionEnabled: looks < 4 } };
    },
  });
  expect([looks, sent.at(-1)?.[0]]).toEqual([4, 'DeleteTable']);
});

test('what is gone already, or pending deletion, does not fail; any other error does', async () => {
  const fails = (name: string, message?: string) => () => {
    throw awsFailure(name, message);
  };
  await remove('AWS::DynamoDB::Table', { UpdateTableCommand: fails('ResourceNotFoundException') });
  await remove('AWS::S3::Bucket', { ListObjectVersionsCommand: fails('NoSuchBucket') });
  await remove('AWS::SQS::Queue', { DeleteQueueCommand: fails('QueueDoesNotExist') });
  await remove('AWS::KMS::Key', {
    ScheduleKeyDeletionCommand: fails('KMSInvalidStateException', 'arn:key is pending deletion.'),
  });
  await expect(
    remove('AWS::KMS::Key', { ScheduleKeyDeletionCommand: fails('KMSInvalidStateException', 'arn:key is disabled.') }),
  ).rejects.toThrow('disabled');
  await expect(remove('AWS::DynamoDB::Table', { DeleteTableCommand: fails('AccessDeniedException') })).rejects.toThrow(
    'AccessDenied',
  );
});

test('a bucket is emptied of all versions, delete markers and unfinished uploads before it is deleted', async () => {
  const objects = Array.from({ length: 2_500 }, (_, nth) => ({ Key: `k${nth}`, VersionId: String(nth) }));
  let markers = [{ Key: 'gone', VersionId: 'm' }];
  const { clients, sent } = stubClients({
    ...ALL,
    ListObjectVersionsCommand: () => ({ Versions: objects.slice(0, 999), DeleteMarkers: markers }),
    DeleteObjectsCommand: ({ Delete }) => {
      const { Objects } = Delete as { Objects: { Key: string }[] };
      expect(Objects.length).toBeLessThanOrEqual(1_000);
      for (const { Key } of Objects) {
        const at = objects.findIndex((one) => one.Key === Key);
        if (at >= 0) objects.splice(at, 1);
        else markers = [];
      }
      return {};
    },
    ListMultipartUploadsCommand: () => ({ Uploads: [{ Key: 'half', UploadId: 'u' }] }),
    AbortMultipartUploadCommand: () => ({}),
  });
  await deleteBucket(clients.s3, 'files');
  expect([objects, markers]).toEqual([[], []]);
  expect(sent.slice(-3).map(([name]) => name)).toEqual([
    'ListMultipartUploads',
    'AbortMultipartUpload',
    'DeleteBucket',
  ]);
});

test('objects that S3 keeps stop the deletion of the bucket', async () => {
  const { clients, sent } = stubClients({
    ...ALL,
    ListObjectVersionsCommand: () => ({ Versions: [{ Key: 'a', VersionId: '1' }] }),
    DeleteObjectsCommand: () => ({ Errors: [{ Code: 'AccessDenied', Message: 'locked' }] }),
  });
  await expect(deleteBucket(clients.s3, 'files')).rejects.toThrow('S3 kept 1 objects: AccessDenied locked');
  expect(sent.map(([name]) => name)).not.toContain('DeleteBucket');
});

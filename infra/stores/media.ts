import { Duration } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { isLoggedElsewhere } from '../acknowledgements.ts';
import type { Stage } from '../stage.ts';

/** How long deleted or overwritten objects can be restored. */
const RESTORABLE = Duration.days(7);

/**
 * The bucket of all files. It is private: reads have a signed URL, uploads a signed form. Objects in `pending/` were
 * not checked and expire after a day. `files/` and `people/` contain checked files; `exports/` contains personal data
 * exports for eight days.
 */
export const mediaBucket = (scope: Construct, stage: Stage): Bucket => {
  const bucket = new Bucket(scope, 'Media', {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    removalPolicy: stage.data,
    /* CloudFormation cannot delete a bucket that has object versions; a CDK function empties it first. */
    autoDeleteObjects: stage.ephemeral,
    cors: [
      {
        allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.POST],
        allowedOrigins: ['*'],
        allowedHeaders: ['*'],
        exposedHeaders: ['ETag'],
        maxAge: 3_600,
      },
    ],
    lifecycleRules: [
      {
        id: 'forget-what-was-never-finished',
        prefix: 'pending/',
        expiration: Duration.days(1),
        noncurrentVersionExpiration: Duration.days(1),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
      {
        id: 'forget-what-was-exported',
        prefix: 'exports/',
        expiration: Duration.days(8),
        noncurrentVersionExpiration: Duration.days(1),
      },
      { id: 'forget-what-was-deleted', noncurrentVersionExpiration: RESTORABLE, expiredObjectDeleteMarker: true },
    ],
  });
  isLoggedElsewhere(bucket);
  return bucket;
};

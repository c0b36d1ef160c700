import { Duration } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { isLoggedElsewhere } from './acknowledgements.ts';
import type { Stage } from './stage.ts';

/** How long something that was deleted or overwritten can be brought back; then it is gone for good. */
const REGRET = Duration.days(7);

/**
 * The bucket of all files. Nothing in it is public: what is read has an address that a function signed, what is sent
 * has a form that one signed. `pending/` takes what was never looked at and forgets it after a day; `files/` and
 * `people/` hold what is served, `exports/` for eight days what people asked to have of themselves.
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
    /* CloudFormation cannot delete a bucket with a version in it: a function of CDK's empties it first. */
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
      { id: 'forget-what-was-deleted', noncurrentVersionExpiration: REGRET, expiredObjectDeleteMarker: true },
    ],
  });
  isLoggedElsewhere(bucket);
  return bucket;
};

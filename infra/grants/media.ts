import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Grant } from './grant.ts';

/** What is served: readers are given addresses of it, and no one of what was never looked at. */
const SERVED = ['files/*', 'people/*'];
const PENDING = 'pending/*';
/** What people asked to have of themselves. */
const EXPORTS = 'exports/*';

const inBucket = (media: Bucket, action: string, prefixes: readonly string[]): PolicyStatement =>
  new PolicyStatement({ actions: [action], resources: prefixes.map((prefix) => media.arnForObjects(prefix)) });

/** Without leave to list, S3 does not tell what is not there from what is forbidden. */
const tellsMissing = (media: Bucket): PolicyStatement =>
  new PolicyStatement({ actions: ['s3:ListBucket'], resources: [media.bucketArn] });

const onMedia = (media: Bucket, ...statements: readonly PolicyStatement[]): Grant => ({
  statements,
  environment: { MEDIA_BUCKET: media.bucketName },
});

/** Whoever signs addresses may read what they lead to. */
export const mediaReading = (media: Bucket): Grant => onMedia(media, inBucket(media, 's3:GetObject', SERVED));

/** Takes what was sent, looks at it and has it served, or throws it away. */
export const mediaWriting = (media: Bucket): Grant =>
  onMedia(
    media,
    inBucket(media, 's3:GetObject', [...SERVED, PENDING]),
    inBucket(media, 's3:PutObject', [...SERVED, PENDING]),
    inBucket(media, 's3:DeleteObject', SERVED),
    tellsMissing(media),
  );

export const mediaRemoval = (media: Bucket): Grant =>
  onMedia(media, inBucket(media, 's3:DeleteObject', [...SERVED, PENDING, EXPORTS]));

export const exportsWriting = (media: Bucket): Grant => onMedia(media, inBucket(media, 's3:PutObject', [EXPORTS]));

/** Leads people to theirs, and throws it away when they go. */
export const exportsReading = (media: Bucket): Grant =>
  onMedia(media, inBucket(media, 's3:GetObject', [EXPORTS]), inBucket(media, 's3:DeleteObject', [EXPORTS]));

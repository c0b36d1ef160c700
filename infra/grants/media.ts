import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { namesObjects } from '../acknowledgements.ts';
import type { Grant } from './grant.ts';

/** Prefixes of checked files, and of uploads that were not checked yet. The latter are never served. */
const OBJECTS = {
  files: { served: 'files/*', pending: 'pending/*' },
  portraits: { served: 'people/*', pending: 'pending/people/*' },
} as const;
/** The prefix of personal data exports. */
const EXPORTS = 'exports/*';

type Allowed = Readonly<Record<string, readonly string[]>>;

/** Allows the actions on the given objects. No function may list the bucket, so S3 returns 403 for a missing key. */
const onMedia = (media: Bucket, allowed: Allowed): Grant => ({
  statements: Object.entries(allowed).map(
    ([action, objects]) =>
      new PolicyStatement({ actions: [action], resources: objects.map((path) => media.arnForObjects(path)) }),
  ),
  environment: { MEDIA_BUCKET: media.bucketName },
  acknowledged: namesObjects(media, [...new Set(Object.values(allowed).flat())]),
});

/** A signed URL has the permissions of its signer, so the signer may read the objects. */
export const objectReading = (media: Bucket, of: keyof typeof OBJECTS): Grant =>
  onMedia(media, { 's3:GetObject': [OBJECTS[of].served] });

/** Reads uploads, checks them, and publishes or deletes them. */
export const objectWriting = (media: Bucket, of: keyof typeof OBJECTS): Grant => {
  const { served, pending } = OBJECTS[of];
  const both = [served, pending];
  return onMedia(media, { 's3:GetObject': both, 's3:PutObject': both, 's3:DeleteObject': [served] });
};

export const mediaRemoval = (media: Bucket): Grant =>
  onMedia(media, {
    's3:DeleteObject': [OBJECTS.files.served, OBJECTS.portraits.served, OBJECTS.files.pending, EXPORTS],
  });

/** Writes exports, and deletes the export of an account that was deleted meanwhile. */
export const exportsWriting = (media: Bucket): Grant =>
  onMedia(media, { 's3:PutObject': [EXPORTS], 's3:DeleteObject': [EXPORTS] });

/** Signs download URLs of exports, and deletes them with the account. */
export const exportsReading = (media: Bucket): Grant =>
  onMedia(media, { 's3:GetObject': [EXPORTS], 's3:DeleteObject': [EXPORTS] });

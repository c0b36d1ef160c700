import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { namesObjects } from '../acknowledgements.ts';
import type { Grant } from './grant.ts';

/** Where what is served lies, and what was sent and never looked at, of which no reader is given an address. */
const OBJECTS = {
  files: { served: 'files/*', pending: 'pending/*' },
  portraits: { served: 'people/*', pending: 'pending/people/*' },
} as const;
/** What people asked to have of themselves. */
const EXPORTS = 'exports/*';

type Allowed = Readonly<Record<string, readonly string[]>>;

/** These actions, each on the objects that it names. Nobody may list the bucket, so S3 answers 403 for a missing key. */
const onMedia = (media: Bucket, allowed: Allowed): Grant => ({
  statements: Object.entries(allowed).map(
    ([action, objects]) =>
      new PolicyStatement({ actions: [action], resources: objects.map((path) => media.arnForObjects(path)) }),
  ),
  environment: { MEDIA_BUCKET: media.bucketName },
  acknowledged: namesObjects(media, [...new Set(Object.values(allowed).flat())]),
});

/** Whoever signs addresses may read what they lead to. */
export const objectReading = (media: Bucket, of: keyof typeof OBJECTS): Grant =>
  onMedia(media, { 's3:GetObject': [OBJECTS[of].served] });

/** Takes what was sent, looks at it and has it served, or throws it away. */
export const objectWriting = (media: Bucket, of: keyof typeof OBJECTS): Grant => {
  const { served, pending } = OBJECTS[of];
  const both = [served, pending];
  return onMedia(media, { 's3:GetObject': both, 's3:PutObject': both, 's3:DeleteObject': [served] });
};

export const mediaRemoval = (media: Bucket): Grant =>
  onMedia(media, {
    's3:DeleteObject': [OBJECTS.files.served, OBJECTS.portraits.served, OBJECTS.files.pending, EXPORTS],
  });

/** Makes them, and throws one away whose person went meanwhile. */
export const exportsWriting = (media: Bucket): Grant =>
  onMedia(media, { 's3:PutObject': [EXPORTS], 's3:DeleteObject': [EXPORTS] });

/** Leads people to theirs, and throws it away when they go. */
export const exportsReading = (media: Bucket): Grant =>
  onMedia(media, { 's3:GetObject': [EXPORTS], 's3:DeleteObject': [EXPORTS] });

import {
  AbortMultipartUploadCommand,
  DeleteBucketCommand,
  DeleteObjectsCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

/** Deletes every version and delete marker, page by page: S3 deletes only empty buckets. */
const emptyBucket = async (s3: S3Client, Bucket: string): Promise<void> => {
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket }));
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }));
    if (Objects.length === 0) return;
    const { Errors = [] } = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    const [first] = Errors;
    if (first) throw new Error(`S3 kept ${Errors.length} objects: ${first.Code} ${first.Message}`);
  }
};

const abortUploads = async (s3: S3Client, Bucket: string): Promise<void> => {
  const { Uploads = [] } = await s3.send(new ListMultipartUploadsCommand({ Bucket }));
  for (const { Key, UploadId } of Uploads) await s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
};

/** Empties a bucket and deletes it. An interrupted run has deleted part of it, and the next one deletes the rest. */
export const deleteBucket = async (s3: S3Client, Bucket: string): Promise<void> => {
  await emptyBucket(s3, Bucket);
  await abortUploads(s3, Bucket);
  await s3.send(new DeleteBucketCommand({ Bucket }));
};

import { arn } from '../environment.ts';
import { type Provision, physicalName } from './resource.ts';

export const bucket: Provision = (id, { BucketName }, { queues, awsOrigin }) => {
  const name = physicalName(id, BucketName).toLowerCase();
  queues.createBucket(name);
  return { ref: name, attributes: { Arn: arn('s3', name).replace(/s3:.*:/, 's3:::'), DomainName: awsOrigin } };
};

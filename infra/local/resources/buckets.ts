import { arn } from '../environment.ts';
import { type Provision, physicalName } from './resource.ts';

/** A bucket is there as soon as it has a name; what it holds is in the data folder. */
export const bucket: Provision = (id, { BucketName }, { awsOrigin }) => {
  const name = physicalName(id, BucketName).toLowerCase();
  return { ref: name, attributes: { Arn: arn('s3', name).replace(/s3:.*:/, 's3:::'), DomainName: awsOrigin } };
};

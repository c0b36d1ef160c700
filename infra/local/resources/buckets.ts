import { arn } from '../environment.ts';
import { type Provision, physicalName } from './resource.ts';

/** A bucket is only a name. Its objects are in the data folder. */
export const bucket: Provision = (id, { BucketName }, { awsOrigin }) => {
  const name = physicalName(id, BucketName).toLowerCase();
  return { ref: name, attributes: { Arn: arn('s3', name).replace(/s3:.*:/, 's3:::'), DomainName: awsOrigin } };
};

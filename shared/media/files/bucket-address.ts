import { type AwsCredentials, credentialsOf } from '../../platform/aws/signature.ts';
import { type Environment, required } from '../../platform/runtime/config.ts';
import { uriEncoded } from './signature.ts';

/** The bucket of all files, and what its requests are signed with. */
interface Bucket {
  readonly name: string;
  readonly region: string;
  readonly credentials: AwsCredentials;
  /** Where forms are posted to. */
  readonly address: URL;
  addressOf(objectKey: string): URL;
}

/** By its own host name on AWS; by its path at any other endpoint (`AWS_ENDPOINT_URL_S3`, `AWS_ENDPOINT_URL`). */
const addressIn = (environment: Environment, name: string, region: string): URL => {
  const endpoint = environment.AWS_ENDPOINT_URL_S3 ?? environment.AWS_ENDPOINT_URL;
  return new URL(endpoint ? `${endpoint.replace(/\/$/, '')}/${name}/` : `https://${name}.s3.${region}.amazonaws.com/`);
};

/** From what the template and Lambda itself put into the environment. */
export const bucketOf = (environment: Environment): Bucket => {
  const name = required(environment, 'MEDIA_BUCKET');
  const region = required(environment, 'AWS_REGION');
  const address = addressIn(environment, name, region);
  return {
    name,
    region,
    address,
    credentials: credentialsOf(environment),
    addressOf: (objectKey) => new URL(objectKey.split('/').map(uriEncoded).join('/'), address),
  };
};

import { type AwsCredentials, credentialsOf } from '../../platform/aws/signature.ts';
import { type Environment, required } from '../../platform/runtime/config.ts';
import { uriEncoded } from './presign.ts';

/** The bucket of all files, with the credentials that sign its requests. */
interface Bucket {
  readonly name: string;
  readonly region: string;
  readonly credentials: AwsCredentials;
  /** The URL that forms are posted to. */
  readonly url: URL;
  urlOf(objectKey: string): URL;
}

/** Virtual-hosted style on AWS, path style at any other endpoint (`AWS_ENDPOINT_URL_S3`, `AWS_ENDPOINT_URL`). */
const bucketUrl = (environment: Environment, name: string, region: string): URL => {
  const endpoint = environment.AWS_ENDPOINT_URL_S3 ?? environment.AWS_ENDPOINT_URL;
  return new URL(endpoint ? `${endpoint.replace(/\/$/, '')}/${name}/` : `https://${name}.s3.${region}.amazonaws.com/`);
};

/** Reads the environment that the template and Lambda set. */
export const bucketOf = (environment: Environment): Bucket => {
  const name = required(environment, 'MEDIA_BUCKET');
  const region = required(environment, 'AWS_REGION');
  const url = bucketUrl(environment, name, region);
  return {
    name,
    region,
    url,
    credentials: credentialsOf(environment),
    urlOf: (objectKey) => new URL(objectKey.split('/').map(uriEncoded).join('/'), url),
  };
};
